import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const es = spoken('es', ['spanish', 'español']);
const spanish: readonly TemplateSource[] = [
  es('fiesta-cumple', 'cake-invitation', 'Fiesta de cumpleaños', 'alfa paprika', 'cumpleaños, fiesta, invitación, birthday, invitation, party', ['Sábado 5 de junio', 'Lucía cumple seis', 'Piñata a las cuatro y tarta a las cinco. Calle Olmo, 12.']),
  es('dia-de-la-madre', 'tulips-instagram-portrait', 'Feliz Día de la Madre', 'fraunces sorbet', 'día de la madre, mamá, flores, mothers day, flowers, spring', ['2 de mayo', 'Gracias, mamá', 'Por todo, y por las croquetas.']),
  es('panaderia', 'loaves-instagram-post', 'Panadería del barrio', 'alfa olive', 'panadería, pan, tienda, bakery, bread, food', ['Desde las siete', 'Pan recién hecho', 'Centeno los martes, hogaza siempre.', 'Plaza Mayor, 3']),
  es('menu-del-dia', 'plate-flyer', 'Menú del día', 'oswald terracotta', 'menú, restaurante, comida, restaurant, menu, food', ['De lunes a viernes', 'Menú del día', 'Primero, segundo, postre y café.', '14 €']),
  es('rebajas', 'tags-instagram-story', 'Rebajas de verano', 'archivo paprika', 'rebajas, oferta, descuento, sale, discount, offer', ['Solo esta semana', '¡Rebajas!', 'Hasta la mitad en toda la tienda.']),
  es('navidad', 'christmas-greeting-card', 'Tarjeta de Navidad', 'playfair cherry', 'navidad, tarjeta, fiestas, christmas, card, holiday', ['De nuestra casa a la vuestra', 'Feliz Navidad', 'La familia Ibáñez']),
  es('boda', 'rings-save-the-date', 'Reserva la fecha', 'cormorant sage', 'boda, reserva la fecha, anillos, wedding, save the date, rings', ['Reserva la fecha', 'Ana y Jorge', '18 de septiembre, Granada', 'La invitación, pronto']),
  es('yoga', 'lotus-instagram-post', 'Clase de yoga', 'fraunces coast', 'yoga, bienestar, clase, wellness, class, meditation', ['Cada mañana a las siete', 'Respira hondo', 'Todos los niveles, esterilla incluida.']),
  es('voluntarios', 'hands-poster', 'Jornada de voluntariado', 'dmserif coast', 'voluntariado, comunidad, solidaridad, volunteer, charity, community', ['Sábado 17 de abril', 'Manos a la obra', 'Pintamos, plantamos y limpiamos el parque. Trae guantes.']),
];

const fr = spoken('fr', ['french', 'français']);
const french: readonly TemplateSource[] = [
  fr('cafe-du-matin', 'cups-poster', 'Fête du café', 'anton terracotta', 'café, fête, affiche, coffee, cafe, poster', ['15 et 16 mai', 'La fête du café', 'Trente torréfacteurs, un seul comptoir.']),
  fr('mariage', 'rings-wedding-programme', 'Programme de mariage', 'cormorant rosewood', 'mariage, programme, cérémonie, wedding, program, elegant', ['Le 12 juin à seize heures', 'Inès & Paul', 'Lectures, vœux et un très long baiser.']),
  fr('fete-des-meres', 'vase-postcard', 'Carte pour la fête des Mères', 'instrument blossom', 'fête des mères, maman, fleurs, mothers day, card, flowers', ['Bonne fête', 'Merci, maman', 'La bouilloire t’attend.', 'Ta Louise']),
  fr('soldes', 'tags-instagram-post', 'Soldes d’été', 'archivo cobalt', 'soldes, promotion, boutique, sale, discount, offer', ['Jusqu’au 27 juillet', 'Les soldes', 'Jusqu’à moins 50 % sur tout le magasin.']),
  fr('noel', 'fir-tree-pinterest-pin', 'Sapins en papier', 'dmserif cherry', 'noël, bricolage, enfants, christmas, craft, kids', ['À faire ensemble', 'Des sapins en papier', 'Plier, couper, empiler : une heure suffit.', 'joursdepapier.example']),
  fr('theatre', 'curtain-poster', 'Affiche de théâtre', 'abril noel', 'théâtre, pièce, spectacle, theater, poster, stage', ['Du 9 au 25 avril', 'La doublure', 'Comédie en deux actes d’Inès Duarte.', 'Théâtre du Canal, dès 18 €']),
  fr('vide-grenier', 'pennants-poster', 'Fête de quartier', 'abril sorbet', 'fête, quartier, été, festival, party, community', ['Samedi 17 juillet', 'La rue en fête', 'Musique, jeux et la plus longue table de la ville.']),
  fr('voyage', 'islands-youtube-thumbnail', 'Carnet de voyage', 'archivo lantern', 'voyage, île, vacances, travel, vlog, video', ['Carnet de voyage', 'Dix jours sans plan', 'Deux sacs, un ferry.', 'Tous les dimanches']),
];

const de = spoken('de', ['german', 'deutsch']);
const german: readonly TemplateSource[] = [
  de('weihnachtsmarkt', 'christmas-instagram-portrait', 'Weihnachtsmarkt', 'playfair festival', 'weihnachten, markt, advent, christmas, market, winter', ['12. und 13. Dezember', 'Weihnachts-\nmarkt', 'Vierzig Stände, Glühwein und Blasmusik am alten Rathaus.']),
  de('einschulung', 'classroom-letter-flyer', 'Willkommen in der Schule', 'bebas teal', 'schule, einschulung, lernen, school, back to school, education', ['Montag, 30. August', 'Willkommen zurück', 'Die Listen liegen im Sekretariat.']),
  de('geburtstag', 'cake-birthday-card', 'Geburtstagskarte', 'abril teal', 'geburtstag, karte, torte, birthday, card, cake', ['Für Jonas', 'Alles Gute', 'Das größte Stück ist deins.', 'Deine Nachbarn']),
  de('offene-tuer', 'street-flyer', 'Wohnungsbesichtigung', 'playfair coast', 'wohnung, immobilien, besichtigung, real estate, open house, home', ['Sonntag, 13 bis 16 Uhr', 'Offene Tür', 'Drei Zimmer, ein Balkon. Lindenstraße 31.']),
  de('yoga', 'lotus-flyer', 'Yoga-Wochenende', 'cormorant lagoon', 'yoga, auszeit, wochenende, wellness, retreat, weekend', ['14. bis 16. Mai', 'Einfach mal nichts', 'Yoga, Suppe und kein Empfang.']),
];

const pt = spoken('pt', ['portuguese', 'português']);
const portuguese: readonly TemplateSource[] = [
  pt('festa-junina', 'pennants-facebook-post', 'Festa Junina', 'alfa festival', 'festa junina, são joão, festa, party, festival, community', ['24 de junho', 'Festa Junina', 'Quadrilha e quentão.', 'Rua das Flores, 18h']),
  pt('cafe', 'cups-instagram-story', 'Café da manhã', 'alfa jazz', 'café, cafeteria, manhã, coffee, cafe, breakfast', ['Aos sábados', 'Café sem pressa', 'Pão de queijo quentinho até o meio-dia.']),
  pt('academia', 'weights-instagram-post', 'Oferta da academia', 'anton lagoon', 'academia, treino, oferta, fitness, gym, workout', ['Sem taxa de matrícula', 'Comece leve', 'O primeiro mês é por nossa conta.']),
  pt('liquidacao', 'tags-facebook-post', 'Liquidação', 'archivo fuchsia', 'liquidação, desconto, promoção, sale, discount, offer', ['Só até domingo', 'Tudo pela metade', 'Sem cupom, sem truque.', 'Ver ofertas']),
  pt('cha-de-bebe', 'lullaby-invitation', 'Chá de bebê', 'fraunces candy', 'chá de bebê, convite, bebê, baby shower, invitation, baby', ['Domingo, 14 de março', 'Chá de bebê da Inês', 'Bolo às três, jogos às quatro.', 'Confirme com a Lena']),
  pt('dia-dos-pais', 'ties-instagram-post', 'Feliz Dia dos Pais', 'dmserif teal', 'dia dos pais, pai, família, fathers day, dad, family', ['8 de agosto', 'Valeu, pai!', 'Pelas caronas e pelas piadas ruins.']),
  pt('viagem', 'islands-a3-poster', 'Cartaz de viagem', 'alfa lantern', 'viagem, verão, praia, travel, summer, beach', ['Voos diretos em julho', 'Siga o sol', 'Recife, Natal, Noronha.']),
  pt('podcast', 'mic-podcast-cover', 'Capa de podcast', 'abril nocturne', 'podcast, capa, conversa, cover, microphone, talk', ['Com Rosa e Téo', 'Turno da noite', 'Histórias de quem trabalha enquanto você dorme.']),
];

const it = spoken('it', ['italian', 'italiano']);
const italian: readonly TemplateSource[] = [
  it('trattoria', 'plate-facebook-cover', 'Trattoria', 'playfair paprika', 'trattoria, ristorante, cena, restaurant, food, dinner', ['Ogni sera dalle sette', 'Trattoria del Porto', 'Prenotazioni: 555-0158']),
  it('aperitivo', 'bar-poster', 'Aperitivo', 'abril teal', 'aperitivo, bar, cocktail, drinks, party, poster', ['Ogni giovedì', 'Aperitivo in terrazza', 'Trio dal vivo dalle nove.']),
  it('gelato', 'fruit-instagram-portrait', 'Gelato d’estate', 'archivo mint', 'gelato, estate, frutta, summer, fruit, food', ['Novità di giugno', 'Tutta frutta', 'Fatto stamattina, finito stasera.']),
  it('laurea', 'graduation-invitation', 'Festa di laurea', 'dmserif cherry', 'laurea, festa, invito, graduation, party, invitation', ['Sabato 12 giugno', 'Dottoressa Marta!', 'Brindisi alle sei in via dell’Olmo 9.']),
  it('libri', 'shelf-poster', 'Fiera del libro', 'fraunces harbour', 'libri, fiera, lettura, book, fair, library', ['20 e 21 marzo', 'La fiera dei libri', 'Diecimila libri usati da un euro.']),
  it('san-valentino', 'valentine-greeting-card', 'Biglietto di San Valentino', 'dmserif candy', 'san valentino, amore, biglietto, valentine, love, card', ['14 febbraio', 'Ancora tu', 'Stesso posto, stessa ora?', 'Tuo, Teo']),
];

export const latin: readonly TemplateSource[] = [...spanish, ...french, ...german, ...portuguese, ...italian];
