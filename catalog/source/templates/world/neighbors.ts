import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const es = spoken('es', ['spanish', 'español']);
const spanish: readonly TemplateSource[] = [
  es('cumple-dinosaurios', 'dinosaurs-invitation', 'Cumpleaños de dinosaurios', 'bebas olive', 'cumpleaños, dinosaurio, infantil, invitación, birthday, dinosaur, kids', ['Sábado 8 de mayo, a las cinco', 'Mateo cumple cinco', 'Merienda, tarta y huevos que desenterrar. Calle Almendro, 12.']),
  es('invitacion-boda', 'rings-invitation', 'Invitación de boda', 'playfair sage', 'boda, invitación, nos casamos, wedding, invitation, rings', ['Nos casamos', 'Carmen y Álvaro', 'Sábado 12 de junio, a las seis, finca Los Olivos, Toledo.']),
  es('quinceanera', 'mirrorball-invitation', 'Invitación de quinceañera', 'abril fuchsia', 'quinceañera, quince años, xv años, fiesta, quinceanera, invitation, party', ['Mis XV años', 'Valentina', 'Sábado 22 de mayo. Misa a las cinco, vals a las ocho. Salón Las Rosas.']),
  es('bautizo', 'dove-flyer', 'Invitación de bautizo', 'fraunces coast', 'bautizo, bebé, iglesia, paloma, baptism, christening, church', ['Nuestro bautizo', 'Martín', 'Domingo 18 de abril, a las doce, parroquia de San Miguel.', 'Después, comida en Casa Julia']),
  es('tacos', 'tacos-instagram-post', 'Martes de tacos', 'alfa jazz', 'tacos, taquería, oferta, comida mexicana, mexican, food, offer', ['Todos los martes', 'Tacos al pastor', 'Tres por $60, con piña y dos salsas.']),
  es('gimnasio', 'weights-letter-flyer', 'Gimnasio de barrio', 'archivo lagoon', 'gimnasio, entrenamiento, matrícula, oferta, gym, fitness, workout', ['Matrícula gratis en septiembre', 'Ponte en forma', 'Sala, clases y piscina por 29\u00a0€ al mes. Sin permanencia.']),
  es('torneo-futbol', 'soccer-poster', 'Torneo de fútbol', 'anton sorbet', 'fútbol, torneo, deporte, equipo, soccer, tournament, sport', ['Sábado 19 de junio', 'Torneo de barrio', 'Doce equipos, una copa y paella para todos.', 'Polideportivo Sur, desde las diez']),
  es('mudanzas', 'truck-flyer', 'Empresa de mudanzas', 'alfa coast', 'mudanza, mudanzas, transporte, furgoneta, moving, movers, truck', ['Presupuesto sin compromiso', 'Tú señalas, nosotros cargamos', 'Dos mozos y furgoneta, 45\u00a0€ la hora. mudarsebien.example']),
];

const fr = spoken('fr', ['french', 'français']);
const french: readonly TemplateSource[] = [
  fr('anniversaire-licorne', 'unicorn-invitation', 'Anniversaire licorne', 'alfa sorbet', 'anniversaire, licorne, invitation, enfant, birthday, unicorn, kids', ['Dimanche 6 juin à 15\u00a0h', 'Jade a six ans', 'Gâteau, magie et paillettes. 8, rue des Lilas.']),
  fr('bienvenue-mariage', 'rings-poster', 'Panneau de mariage', 'cormorant coast', 'mariage, panneau, bienvenue, alliances, wedding, welcome sign, rings', ['Bienvenue au mariage de', 'Camille & Hugo', 'Samedi 12 juin, domaine des Tilleuls.']),
  fr('naissance', 'lullaby-instagram-post', 'Faire-part de naissance', 'fraunces candy', 'naissance, faire-part, bébé, birth announcement, baby, newborn', ['Née le 3 mars', 'Bienvenue, Alma', '3,2 kg, 49 cm et déjà du caractère.']),
  fr('rentree', 'classroom-poster', 'Rentrée des classes', 'archivo coast', 'rentrée, école, classe, back to school, school, poster', ['Mercredi 1er septembre', 'C’est la rentrée', 'Accueil dès 8\u00a0h\u00a020, café des parents dans la cour.']),
  fr('grand-vide-grenier', 'tags-flyer', 'Grand vide-grenier', 'archivo jazz', 'vide-grenier, brocante, quartier, yard sale, flea market, community', ['Dimanche 13 juin, de 8\u00a0h à 18\u00a0h', 'Vide-grenier', 'Cent exposants place du Marché. Buvette et crêpes.']),
  fr('boulangerie', 'loaves-poster', 'Affiche de boulangerie', 'dmserif olive', 'boulangerie, pain, baguette, bakery, bread, food', ['Du mardi au dimanche', 'Chaud devant\u00a0!', 'La baguette de tradition, pétrie et façonnée ici.']),
  fr('tournoi-foot', 'soccer-flyer', 'Tournoi de foot', 'bebas cobalt', 'foot, football, tournoi, sport, soccer, tournament, team', ['Samedi 12 juin à 9\u00a0h', 'Tous au stade', 'Seize équipes, une coupe, des merguez. Inscription à la buvette.']),
  fr('soldes-hiver', 'rail-instagram-story', 'Soldes d’hiver', 'syne cobalt', 'soldes, mode, hiver, boutique, sale, fashion, winter', ['À partir de mercredi', 'Soldes d’hiver', 'Les manteaux et la maille à moitié prix.']),
];

const de = spoken('de', ['german', 'deutsch']);
const german: readonly TemplateSource[] = [
  de('kindergeburtstag', 'hero-invitation', 'Einladung zum Kindergeburtstag', 'anton jazz', 'geburtstag, kindergeburtstag, einladung, superheld, birthday, superhero, kids', ['Samstag, 8. Mai, 15 Uhr', 'Emil wird sieben', 'Umhang an, Kuchen um vier. Ahornweg 12.']),
  de('hochzeit-danke', 'rings-thank-you-card', 'Danksagung zur Hochzeit', 'playfair sage', 'hochzeit, danke, danksagung, wedding, thank you, card', ['Marie & Lukas', 'Danke', 'Dass ihr mit uns bis vier Uhr früh getanzt habt.']),
  de('einschulungsfeier', 'apple-flyer', 'Einschulungsfeier', 'alfa lagoon', 'einschulung, schulanfang, grundschule, school, back to school, first day', ['Samstag, 4. September', 'Schultüte auf!', 'Feier um zehn in der Turnhalle, danach Kuchen auf dem Schulhof.']),
  de('weihnachtsfeier', 'baubles-invitation', 'Weihnachtsfeier', 'abril teal', 'weihnachten, weihnachtsfeier, einladung, firma, christmas, office party, invitation', ['Freitag, 11. Dezember, 18 Uhr', 'Die Weihnachts-\nfeier', 'Gans, Glühwein und keine Folien.']),
  de('sommerfest', 'grill-flyer', 'Sommerfest im Hof', 'bebas meadow', 'sommerfest, grillen, nachbarn, summer, bbq, party', ['Samstag, 17. Juli, ab 15 Uhr', 'Sommerfest', 'Grill, Kartoffelsalat und Musik. Lindenhof, bei jedem Wetter.']),
  de('handwerker', 'toolbox-flyer', 'Handwerker im Kiez', 'oswald coast', 'handwerker, reparatur, renovierung, handyman, repair, home repair', ['Kein Auftrag zu klein', 'Tropft? Klemmt? Quietscht?', 'Wir kommen noch diese Woche. 030 23125 126']),
  de('umzug', 'boxes-postcard', 'Umzugskarte', 'fraunces olive', 'umzug, neue adresse, umgezogen, moving, new address, we have moved', ['Neue Adresse', 'Wir sind umgezogen', 'Lena, Tom und der Kater. Kastanienallee 31, Leipzig.', 'Der Kaffee läuft']),
  de('fussball', 'soccer-instagram-story', 'Fußball-Probetraining', 'anton cobalt', 'fußball, training, verein, jugend, soccer, tryouts, sport', ['Jahrgänge 2015 bis 2019', 'Komm ins Team', 'Probetraining am 21. August, Punkt neun.']),
];

const pt = spoken('pt', ['portuguese', 'português']);
const portuguese: readonly TemplateSource[] = [
  pt('aniversario-dinossauro', 'dinosaurs-instagram-story', 'Aniversário de dinossauro', 'alfa grove', 'aniversário, dinossauro, festa infantil, birthday, dinosaur, kids', ['Sábado, às 16h', 'Theo faz cinco anos', 'Bolo, brigadeiro e muito rugido.']),
  pt('convite-casamento', 'rings-instagram-portrait', 'Convite de casamento', 'dmserif blossom', 'casamento, convite, noivos, alianças, wedding, invitation, rings', ['Vamos nos casar', 'Júlia e Rafael', '22 de maio, às 16h, Fazenda Boa Vista.']),
  pt('cha-revelacao', 'reveal-invitation', 'Chá revelação', 'fraunces iris', 'chá revelação, chá de bebê, menino ou menina, gender reveal, baby shower, invitation', ['Sábado, 22 de maio, 15h', 'Menino ou menina?', 'Dê o seu palpite e abra a caixa com a gente.', 'Confirme com a Bia']),
  pt('arraia', 'pennants-invitation', 'Arraiá da escola', 'abril lantern', 'festa junina, são joão, arraiá, convite, june festival, school, party', ['Sábado, 26 de junho, 18h', 'Olha o arraiá!', 'Quadrilha, pamonha e correio elegante no pátio da escola.']),
  pt('churrasco', 'grill-invitation', 'Convite de churrasco', 'alfa olive', 'churrasco, convite, domingo, barbecue, bbq, invitation', ['Domingo, 20 de junho, 13h', 'Churrasco lá em casa', 'A carne é nossa, o gelo é com você. Rua Ipê, 120.']),
  pt('cartaz-academia', 'weights-poster', 'Cartaz de academia', 'archivo cobalt', 'academia, treino, musculação, gym, fitness, poster', ['De segunda a sábado', 'Bora treinar', 'Musculação e dança por R$\u00a099 ao mês.']),
  pt('futebol', 'soccer-instagram-post', 'Final de futebol', 'anton meadow', 'futebol, jogo, final, várzea, soccer, game day, sport', ['Sábado, às 16h', 'É dia de final', 'Unidos x Estrela, no campo da vila.']),
  pt('promocao-hamburguer', 'burger-instagram-post', 'Promoção de hambúrguer', 'bebas jazz', 'promoção, hambúrguer, lanche, delivery, burger, offer, food', ['Toda quarta', 'Peça um, leve dois', 'No balcão ou no delivery, até as 22h.']),
];

const it = spoken('it', ['italian', 'italiano']);
const italian: readonly TemplateSource[] = [
  it('compleanno', 'cake-instagram-story', 'Festa di compleanno', 'abril lagoon', 'compleanno, festa, torta, auguri, birthday, party, cake', ['Sabato 5 giugno', 'Giulia fa trenta', 'Torta a mezzanotte, scarpe comode.']),
  it('matrimonio', 'vase-invitation', 'Partecipazione di matrimonio', 'cormorant sage', 'matrimonio, nozze, partecipazione, wedding, invitation, flowers', ['Sabato 12 giugno, ore sedici', 'Chiara e Lorenzo', 'Chiesa di San Marco, Verona.', 'Poi tutti a cena']),
  it('offerta-gelateria', 'ice-cream-instagram-post', 'Offerta in gelateria', 'alfa coast', 'offerta, gelateria, gelato, estate, ice cream, offer, summer', ['Solo a giugno', 'Il terzo gusto è gratis', 'Pistacchio compreso, cono o coppetta.', 'Fino alle 23']),
  it('palestra', 'weights-facebook-post', 'Prova gratuita in palestra', 'anton plum', 'palestra, allenamento, offerta, gym, fitness, free trial', ['Aperti dalle sei', 'Prova la palestra', 'La prima settimana è gratis.', 'Prenota']),
];

/** Templates in the languages of the neighbors, of the days, trades and games that their speakers look for. */
export const neighbors: readonly TemplateSource[] = [...spanish, ...french, ...german, ...portuguese, ...italian];
