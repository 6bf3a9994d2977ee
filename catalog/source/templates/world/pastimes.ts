import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const es = spoken('es', ['spanish', 'español']);
const spanish: readonly TemplateSource[] = [
  es('noche-de-bingo', 'bingo-flyer', 'Noche de bingo', 'bebas royal', 'bingo, cartones, premios, barrio, solidario, bingo night, game night, fundraiser', ['Sábado 17 de abril, a las siete', '¡Línea y bingo!', 'Tres cartones por 5\u00a0€. Centro cívico La Estación.', 'A beneficio del comedor social']),
  es('clases-de-natacion', 'swim-lanes-poster', 'Clases de natación', 'alfa cobalt', 'natación, piscina, cursillo, niños, verano, swim lessons, pool, kids', ['Desde el 1 de julio', 'Aprende a nadar', 'De la primera burbuja a la mariposa.', 'Piscina municipal, 10\u00a0€ la clase']),
];

const fr = spoken('fr', ['french', 'français']);
const french: readonly TemplateSource[] = [
  fr('vacances-au-ski', 'ski-slope-poster', 'Vacances au ski', 'abril lagoon', 'ski, neige, montagne, station, vacances, hiver, ski trip, winter', ['Du 13 au 20 février', 'Tout schuss\u00a0!', 'Forfait six jours à 189\u00a0€, vin chaud compris.']),
  fr('marche-des-producteurs', 'market-stall-flyer', 'Marché des producteurs', 'dmserif terracotta', 'marché, producteurs, légumes, local, terroir, farmers market, vegetables', ['Le samedi, de 8\u00a0h à 13\u00a0h', 'Du champ au panier', 'Légumes, miel et fromages, place de l’Église.']),
];

const de = spoken('de', ['german', 'deutsch']);
const german: readonly TemplateSource[] = [
  de('oktoberfest', 'steins-poster', 'Oktoberfest im Festzelt', 'zilla coast', 'oktoberfest, wiesn, bier, festzelt, blasmusik, brezn, beer festival', ['Samstag, 25. September', 'O’zapft is!', 'Frische Maß, Brezn und Blasmusik ab elf Uhr.']),
  de('kneipenquiz', 'trivia-poster', 'Kneipenquiz', 'anton teal', 'kneipenquiz, quiz, kneipe, quizabend, bar, pub quiz, trivia night', ['Jeden Donnerstag, 20 Uhr', 'Kneipenquiz', 'Sechs Runden, eine aufs Haus. Im Roten Fuchs.']),
];

const pt = spoken('pt', ['portuguese', 'português']);
const portuguese: readonly TemplateSource[] = [
  pt('volei-de-praia', 'volleyball-poster', 'Torneio de vôlei de praia', 'anton lagoon', 'vôlei, vôlei de praia, torneio, areia, verão, beach volleyball, tournament', ['Sábado, 10 de julho, às 9h', 'Vôlei na areia', 'Quartetos mistos, R$\u00a080 por time.', 'Praia do Meio, quiosque 7']),
  pt('rodizio-de-pizza', 'pizza-flyer', 'Rodízio de pizza', 'bebas olive', 'rodízio, pizza, pizzaria, promoção, jantar, pizza night, offer', ['Toda terça, a partir das 19h', 'Rodízio de pizza', 'R$\u00a059,90 por pessoa, salgadas e doces. Cantina da Nonna.']),
];

const it = spoken('it', ['italian', 'italiano']);
const italian: readonly TemplateSource[] = [
  it('gita-scolastica', 'school-bus-flyer', 'Gita scolastica', 'alfa cherry', 'gita, gita scolastica, scuola, classe, museo, field trip, school bus', ['Giovedì 22 aprile', 'Tutti in gita!', 'Classe 3ª B al museo delle scienze. Quota 12\u00a0€, pranzo al sacco.', 'Partenza alle 8 da via Garibaldi']),
  it('saggio-di-pianoforte', 'piano-keys-flyer', 'Saggio di pianoforte', 'cormorant teal', 'saggio, pianoforte, musica, concerto, allievi, piano recital, music school', ['Domenica 6 giugno, ore 17', 'Saggio di fine anno', 'Quattordici allievi e un solo pianoforte. Teatro Verdi.']),
];

const ja = spoken('ja', ['japanese', '日本語']);
const japanese: readonly TemplateSource[] = [
  ja('school-excursion', 'school-bus-letter-flyer', '遠足のお知らせ', 'zenkaku sorbet', '遠足, 学校, 小学校, お知らせ, バス, field trip, school, notice', ['五月十四日（金）', '春の遠足', '八時十分、校庭集合。\nお弁当と水筒を忘れずに。']),
  ja('chorus-contest', 'choir-rows-poster', '校内合唱コンクール', 'zenkaku cobalt', '合唱, 合唱コンクール, 学校, 音楽, 歌, choir, concert, school', ['十月二十三日（土）十時開演', '合唱祭', '全十二クラスの歌声を、体育館で。\n保護者の皆さまもどうぞ。']),
];

const ko = spoken('ko', ['korean', '한국어']);
const korean: readonly TemplateSource[] = [
  ko('bubble-tea', 'bubble-tea-flyer', '버블티 1+1 행사', 'notokorean meadow', '버블티, 밀크티, 카페, 행사, 할인, bubble tea, offer', ['이번 주말만', '버블티 1+1', '흑당, 타로, 말차 모두 한 잔 더.', '연남동 버블하우스']),
  ko('tennis-lessons', 'tennis-flyer', '주말 테니스 교실', 'notokorean coast', '테니스, 레슨, 운동, 초보, 주말, tennis lessons, sport', ['초보 환영', '주말 테니스', '토요일 아침 8시, 월 12만\u00a0원.\n라켓은 빌려드려요.']),
];

const zh = spoken('zh', ['chinese', '中文']);
const chinese: readonly TemplateSource[] = [
  zh('milk-tea', 'bubble-tea-instagram-post', '奶茶第二杯半价', 'notochinese paprika', '奶茶, 珍珠奶茶, 饮品, 半价, 优惠, bubble tea, milk tea, offer', ['本周末', '第二杯半价', '珍珠现煮，甜度随你选。']),
  zh('piano-recital', 'piano-keys-poster', '钢琴音乐会海报', 'notochinese cobalt', '钢琴, 音乐会, 演奏, 古典音乐, 海报, piano, recital, concert', ['6月19日（周六）19:30', '钢琴之夜', '肖邦、德彪西与《黄河》。', '市音乐厅，票价80元起']),
];

/** Games, lessons, food and school days in other languages. */
export const worldPastimes: readonly TemplateSource[] = [...spanish, ...french, ...german, ...portuguese, ...italian, ...japanese, ...korean, ...chinese];
