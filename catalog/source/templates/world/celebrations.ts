import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const es = spoken('es', ['spanish', 'español']);
const fr = spoken('fr', ['french', 'français']);
const de = spoken('de', ['german', 'deutsch']);
const pt = spoken('pt', ['portuguese', 'português']);
const it = spoken('it', ['italian', 'italiano']);
const ja = spoken('ja', ['japanese', '日本語']);
const ko = spoken('ko', ['korean', '한국어']);
const zh = spoken('zh', ['chinese', '中文']);
const ar = spoken('ar', ['arabic', 'العربية']);
const he = spoken('he', ['hebrew', 'עברית']);
const hi = spoken('hi', ['hindi', 'हिन्दी']);

/** Fairs, suppers, parties and farewells. */
export const worldCelebrations: readonly TemplateSource[] = [
  es('exhibicion-de-autos', 'car-show-flyer', 'Exhibición de autos clásicos', 'bebas terracotta', 'autos clásicos, exhibición, carros, car show, classic cars, flyer', ['Sábado 5 de junio', 'Autos clásicos', 'Sesenta joyas y mucho café. Entrada libre.']),
  es('noche-de-cine', 'popcorn-screen-flyer', 'Noche de cine', 'alfa iris', 'noche de cine, película, cine al aire libre, movie night, flyer', ['Viernes, al anochecer', 'Noche de cine', 'En el patio de la escuela. Trae tu manta.']),
  es('cumple-sirena', 'mermaid-tail-invitation', 'Cumpleaños de sirena', 'fraunces coast', 'sirena, cumpleaños, invitación, mermaid birthday, fiesta', ['Sábado 10 de julio, 16 h', 'Sofía cumple seis', 'Ven a nadar y a comer pastel. Calle del Mar 12.']),
  es('cumple-pirata', 'pirate-ship-invitation', 'Cumpleaños pirata', 'bebas paprika', 'pirata, cumpleaños, invitación, pirate birthday, fiesta, tesoro', ['Domingo 12 de junio', '¡Al abordaje!', 'Mateo cumple cinco. Habrá tesoro y pastel.']),
  es('baile-de-mascaras', 'ball-mask-flyer', 'Baile de máscaras', 'abril plum', 'baile de máscaras, mascarada, fiesta, masquerade, flyer', ['Sábado 13 de febrero', 'Baile de máscaras', 'Nadie sabrá que eres tú. Salón Imperio.']),
  es('vota', 'ballot-poster', 'Cartel: vota', 'bebas cobalt', 'vota, elecciones, votar, vote, election, poster', ['2 de noviembre', 'Tu voto cuenta', 'Casillas abiertas de 8 a 18 h.']),
  fr('soiree-cinema', 'projector-flyer', 'Soirée cinéma', 'archivo rosewood', 'cinéma, soirée cinéma, film, movie night, affiche, flyer', ['Vendredi à la tombée du jour', 'Cinéma en plein air', 'Dans la cour de l’école. Plaids bienvenus.']),
  fr('bal-masque', 'ball-mask-invitation', 'Invitation au bal masqué', 'cinzel plum', 'bal masqué, invitation, soirée, masquerade, carnaval', ['Samedi 6 novembre, 20 h', 'Bal masqué', 'Tenue de soirée et visage d’emprunt.', 'Réponse avant le 20 octobre']),
  fr('anniversaire-pirate', 'pirate-ship-a6-card', 'Anniversaire de pirate', 'alfa jazz', 'pirate, anniversaire, invitation, pirate birthday, enfants, trésor', ['Dimanche 1er août', 'À l’abordage', 'Hugo fête ses six ans. Bandeaux fournis.']),
  fr('evjf', 'bachelorette-a6-card', 'Invitation EVJF', 'fraunces cherry', 'evjf, enterrement de vie de jeune fille, bachelorette, invitation, mariée', ['Samedi 12 juin', 'Avant le oui', 'Brunch, plage et secrets pour Camille.']),
  fr('fete-de-quartier', 'block-party-letter-flyer', 'Fête des voisins', 'fraunces sorbet', 'fête de quartier, fête des voisins, block party, voisins, flyer', ['Samedi 19 juin', 'Fête des voisins', 'Chacun apporte un plat et une chaise.', 'Rue des Lilas, dès 18 h']),
  de('herbstfest', 'fall-fair-flyer', 'Herbstfest', 'bebas olive', 'herbstfest, herbst, jahrmarkt, fall festival, flyer', ['Samstag, 16. Oktober', 'Herbstfest', 'Riesenrad, Kuchen und viel zu viel Kürbis.']),
  de('baustellen-geburtstag', 'dig-site-invitation', 'Baustellen-Geburtstag', 'bebas ember', 'baustelle, bagger, kindergeburtstag, einladung, construction birthday', ['Samstag, 24. April', 'Max wird drei', 'Helme liegen bereit. Kuchen auch.']),
  de('kinoabend', 'popcorn-screen-letter-flyer', 'Kinoabend', 'alfa nocturne', 'kinoabend, kino, film, sommerkino, movie night, flyer', ['Freitag, 18. Juni', 'Kinoabend', 'Im Hof, sobald es dunkel ist.']),
  de('spieleabend', 'game-night-invitation', 'Einladung zum Spieleabend', 'spartan jazz', 'spieleabend, brettspiele, einladung, game night, freunde', ['Freitag, 5. März, 19 Uhr', 'Spieleabend', 'Regeln werden nur einmal erklärt.', 'Zusage an Jonas']),
  pt('festa-safari', 'safari-friends-invitation', 'Convite safári', 'alfa meadow', 'safári, aniversário, convite, safari birthday, festa infantil', ['Sábado, 17 de julho', 'Um ano selvagem', 'Venha rugir com o Davi no sítio da vovó.', 'Confirme até dia 10']),
  pt('festa-sereia', 'mermaid-tail-a6-card', 'Convite de sereia', 'pacifico coast', 'sereia, aniversário, convite, mermaid birthday, festa infantil', ['Domingo, 23 de maio', 'Fundo do mar', 'A Alice faz cinco anos.', 'Rua das Ondas, 12']),
  pt('noite-do-pijama', 'sleepover-a6-card', 'Convite noite do pijama', 'amatic iris', 'noite do pijama, festa do pijama, convite, sleepover, crianças', ['Sábado, 19 de junho', 'Noite do pijama', 'Traga o travesseiro e o melhor segredo.', 'Na casa da Bia']),
  it('festa-in-maschera', 'ball-mask-poster', 'Festa in maschera', 'cinzel rosewood', 'festa in maschera, carnevale, ballo, masquerade, locandina', ['Sabato 13 febbraio', 'Ballo in maschera', 'Chi sei, lo scopriamo a mezzanotte.', 'Palazzo Grande, ore 21']),
  it('sagra-degli-spaghetti', 'spaghetti-flyer', 'Sagra degli spaghetti', 'abril noel', 'sagra, spaghetti, cena, spaghetti dinner, volantino', ['Venerdì 5 marzo, ore 19', 'Sagra degli spaghetti', 'Tre sughi, un solo pentolone.', 'Sala parrocchiale']),
  ja('movie-night', 'popcorn-screen-poster', '夏の野外映画会', 'zenkaku nocturne', '映画, 映画会, 夏, 夜, movie night, outdoor movie, poster', ['八月二十日、日没から', '野外映画会', '校庭で上映。毛布をお持ちください。']),
  ja('mystery-night', 'whodunit-flyer', '謎解きの夜', 'zenkaku graphite', '謎解き, ミステリー, 夕食会, murder mystery, party, flyer', ['十一月十三日、十九時', '犯人はこの中に', '食事つきの謎解き会です。']),
  ko('toy-drive', 'toy-box-flyer', '장난감 나눔', 'notokorean cherry', '장난감, 나눔, 기부, 크리스마스, toy drive, charity, flyer', ['12월 17일까지', '장난감 나눔', '새 장난감을 도서관에 가져와 주세요.']),
  ko('game-night', 'game-night-a6-card', '보드게임 모임 초대장', 'notokorean cobalt', '보드게임, 모임, 초대장, game night, invitation, friends', ['토요일 저녁 7시', '주사위를 던져라', '간식은 저희가 준비할게요.']),
  zh('movie-night', 'projector-legal-flyer', '社区电影夜', 'notochinese rosewood', '电影, 电影夜, 社区, 露天电影, movie night, flyer', ['周五晚七点', '社区电影夜', '爆米花免费，小板凳自带。', '枫叶公园大草坪']),
  zh('winter-fair', 'winter-fair-poster', '冰雪嘉年华', 'notochinese skyline', '冰雪, 嘉年华, 冬天, 节日, winter carnival, festival, poster', ['1月29日至31日', '冰雪嘉年华', '雪橇、冰灯、热可可。']),
  ar('fall-fair', 'craft-booth-flyer', 'معرض الحرف اليدوية', 'cairo sage', 'حرف يدوية, معرض, سوق, craft fair, handmade, flyer', ['السبت 9 أكتوبر', 'معرض الحرف', 'أربعون طاولة من صنع اليد. الدخول مجاني.', 'قاعة الحي']),
  he('star-bar-mitzvah', 'star-scroll-invitation', 'הזמנה לבר מצווה עם מגן דוד', 'notohebrew gala', 'בר מצווה, הזמנה, מגן דוד, bar mitzvah, invitation, synagogue', ['שבת, 8 במאי', 'בר המצווה של נועם', 'עלייה לתורה בעשר, קידוש אחריה.', 'אישור הגעה עד 10 באפריל']),
  hi('food-fair', 'potluck-flyer', 'मिल-बाँटकर दावत', 'notodevanagari olive', 'दावत, पोटलक, पड़ोसी, खाना, potluck, dinner, flyer', ['रविवार, 6 जून', 'मिलकर दावत', 'हर घर से एक पकवान, सबके लिए एक थाली।', 'सामुदायिक भवन']),
];
