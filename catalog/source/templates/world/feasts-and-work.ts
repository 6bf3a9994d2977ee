import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spokenCard as card, spoken } from './spoken.js';

/** Layouts that have more slots than the four lines: menus, certificates, planners, marks. */
const lines = (template: TemplateSource, copy: TemplateSource['copy']): TemplateSource => ({ ...template, copy });

/** A certificate: what for, to whom, why, when, from whom. */
const award = (template: TemplateSource, tag: string, title: string, body: string, date: string, author: string): TemplateSource =>
  lines(template, { tag, title, body, date, author });

/** A dish, its price, and what is in it. */
type Dish = readonly [dish: string, price: string, note: string];

/** A menu of two sections, four dishes in each. */
const menu = (template: TemplateSource, head: { tag: string; title: string; section1: string; section2: string }, dishes: readonly Dish[]): TemplateSource =>
  lines(template, {
    ...head,
    ...Object.fromEntries(dishes.flatMap(([dish, price, note], at) => [[`dish${at + 1}`, dish], [`price${at + 1}`, price], [`note${at + 1}`, note]])),
  });

/** The menu of a feast: four courses, a dish in each. */
const courses = (template: TemplateSource, tag: string, title: string, served: readonly (readonly [section: string, dish: string, note: string])[]): TemplateSource =>
  lines(template, {
    tag,
    title,
    ...Object.fromEntries(served.flatMap(([section, dish, note], at) => [[`section${at + 1}`, section], [`dish${at + 1}`, dish], [`note${at + 1}`, note]])),
  });

const day = (title: string, tag: string, head1: string, head2: string): TemplateSource['copy'] => ({
  ...{ title, tag, head1, head2 },
  ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`hour${at + 1}`, `${at + 8}:00`])),
});

const es = spoken('es', ['spanish', 'español']);
const spanish: readonly TemplateSource[] = [
  es('cena-san-valentin', 'valentine-instagram-post', 'Cena de San Valentín', 'playfair cherry', 'san valentín, amor, cena, restaurante, valentine’s day, dinner', ['14 de febrero', 'Cena para dos', 'Cuatro platos y una vela. 60\u00a0€ la pareja.']),
  es('fiesta-de-halloween', 'ghosts-invitation', 'Invitación de Halloween', 'alfa lantern', 'halloween, fiesta, disfraces, invitación, halloween party', ['Domingo 31 de octubre, 19 h', 'Fiesta de Halloween', 'Disfraces, dulces y mucha niebla. Calle del Olmo 13.']),
  es('cena-de-nochebuena', 'evergreen-invitation', 'Cena de Nochebuena', 'playfair noel', 'nochebuena, navidad, cena, invitación, christmas eve, dinner', ['24 de diciembre, 21 h', 'Cena de Nochebuena', 'Hay pavo, turrón y una silla para ti.', 'Familia Ortega, calle Mayor 9']),
  es('feliz-ano-nuevo', 'new-year-greeting-card', 'Tarjeta de Año Nuevo', 'abril gala', 'año nuevo, feliz año, tarjeta, nochevieja, new year, card', ['¡Chinchín!', 'Feliz\nAño Nuevo', 'Con cariño, los nueve de siempre']),
  es('baby-shower-arcoiris', 'boho-rainbow-invitation', 'Invitación a baby shower', 'cormorant canyon', 'baby shower, bebé, arcoíris, invitación, embarazo, party', ['Baby shower', 'Esperando a Julia', 'Sábado 1 de mayo, 17 h. Jardín Las Palmas.', 'Confirma con Carmen']),
  es('revelacion-de-sexo', 'pink-blue-balloon-a6-card', 'Revelación de género', 'pacifico iris', 'revelación de género, niño o niña, bebé, globo, gender reveal', ['Revelación de género', '¿Niño o niña?', 'Domingo 16 de mayo, a las cinco', 'Familia Álvarez']),
  es('graduacion-laurel', 'laurels-a6-card', 'Invitación de graduación', 'playfair orchard', 'graduación, universidad, invitación, generación, graduation', ['Generación 2027', 'Sara Medina', 'Licenciada en Derecho. Te esperamos a comer.', 'Sábado 12 de junio']),
  es('parrillada-dia-del-padre', 'dads-grill-instagram-post', 'Parrillada del Día del Padre', 'bebas jazz', 'día del padre, papá, parrillada, asado, father’s day, barbecue', ['Domingo 20 de junio', 'Hoy asa papá', 'Trae pan y mucha hambre.']),
  es('fiestas-patrias', 'fiesta-band-instagram-post', 'Fiestas patrias', 'alfa festival', 'fiestas patrias, independencia, méxico, grito, independence day', ['15 de septiembre', '¡Viva México!', 'Mariachi, pozole y el grito a las once.']),
  es('noche-de-jovenes', 'youth-night-poster', 'Noche de jóvenes', 'spartan cobalt', 'iglesia, jóvenes, grupo juvenil, reunión, church, youth night', ['Viernes, de 19 a 21 h', 'Ven con hambre', 'Grupo de jóvenes. Primero pizza, luego preguntas.']),
  es('frase-paso-a-paso', 'climb-instagram-post', 'Frase: paso a paso', 'fraunces sage', 'frase, motivación, cita, inspiración, quote, motivational', ['Para el lunes', 'Paso a paso', 'Basta con ver la próxima curva.', 'Guárdala']),
  es('limpieza-a-domicilio', 'squeaky-flyer', 'Limpieza a domicilio', 'jakarta lagoon', 'limpieza, casa, hogar, servicio, cleaning service, flyer', ['Cada semana o una vez', 'Tu casa, reluciente', 'Tres habitaciones desde 65\u00a0€. Lo llevamos todo.']),
  es('peluqueria', 'salon-instagram-post', 'Peluquería', 'abril plum', 'peluquería, salón, corte, cabello, hair salon, haircut', ['Dos huecos libres', '¿Flequillo? Hablemos', 'Asesoría gratis los martes.']),
  es('se-buscan-camareros', 'kitchen-wanted-flyer', 'Se buscan camareros', 'bebas ember', 'empleo, se busca, camareros, cocineros, restaurante, hiring, job', ['Cocina y sala', 'Se busca equipo', 'Noches y fines de semana. Cenamos todos a las siete.', 'Pregunta por Rosa']),
  es('gracias-por-tu-compra', 'parcel-thank-you-card', 'Gracias por tu compra', 'fraunces terracotta', 'gracias por tu compra, tienda, pedido, tarjeta, thank you for your order', ['¡Ya llegó!', 'Gracias\npor tu compra', 'Cada pedido se celebra con un bailecito.', 'Taller Higo']),
  menu(es('carta-de-tapas', 'plate-menu', 'Carta de tapas', 'alfa terracotta', 'carta, menú, tapas, bar, restaurante, tapas menu', []), { tag: 'Carta', title: 'Bar La Esquina', section1: 'Para picar', section2: 'Raciones' }, [
    ['Aceitunas', '3', 'Con tomillo y naranja'], ['Croquetas', '7', 'De jamón, seis piezas'], ['Ensaladilla', '6', 'La de siempre'], ['Pan con tomate', '4', 'Aceite del bueno'],
    ['Tortilla', '9', 'Jugosa, con cebolla'], ['Pulpo', '18', 'Patata y pimentón'], ['Calamares', '13', 'Limón y alioli'], ['Carrillera', '15', 'Al vino tinto'],
  ]),
  menu(es('menu-cafeteria', 'cups-menu', 'Menú de cafetería', 'fraunces paprika', 'menú, cafetería, café, desayunos, coffee shop menu', []), { tag: 'Café y desayunos', title: 'Buenos Días', section1: 'Café', section2: 'Para comer' }, [
    ['Solo', '1,4', 'Corto e intenso'], ['Cortado', '1,6', 'Mitad y mitad'], ['Con leche', '1,8', 'En vaso o en taza'], ['Chocolate', '2,9', 'Espeso, de cuchara'],
    ['Tostada', '2,5', 'Tomate y aceite'], ['Churros', '2,8', 'Media docena'], ['Bizcocho', '3,2', 'De limón, casero'], ['Bocadillo', '4,5', 'Tortilla o jamón'],
  ]),
  lines(es('logo-inmobiliaria', 'keys-logo', 'Logo de inmobiliaria', 'josefin teal', 'logo, inmobiliaria, llaves, pisos, real estate logo', []), { name: 'Casa Nido', tag: 'Inmobiliaria' }),
  lines(es('logo-cafeteria', 'stacked-cups-logo', 'Logo de cafetería', 'alfa mint', 'logo, cafetería, café, tazas, coffee shop logo', []), { name: 'La Merienda', tag: 'Café y tertulia' }),
  card(es('tarjeta-electricista', 'plug-business-card', 'Tarjeta de electricista', 'archivo ember', 'tarjeta de presentación, electricista, instalaciones, electrician, business card', []), ['Chispa Instalaciones', 'Raúl Medina', 'Electricista', '55\u00a05550\u00a00133', 'raul@chispa.example']),
  award(es('diploma-alumno-del-mes', 'classroom-certificate', 'Diploma: alumna del mes', 'alfa coast', 'diploma, alumno del mes, escuela, reconocimiento, certificate, student', []), 'Alumna del mes', 'Valeria Campos', 'por sus buenas preguntas y por compartir siempre los colores.', 'Mayo de 2027', 'Maestra Elena Ruiz'),
  lines(es('planificador-diario', 'sunrise-planner', 'Planificador diario', 'jakarta terracotta', 'planificador, agenda, organizador, día, daily planner', []), day('Hoy', 'Fecha:', 'Lo importante', 'Pendientes')),
];

const fr = spoken('fr', ['french', 'français']);
const french: readonly TemplateSource[] = [
  fr('galette-des-rois', 'oven-soon-instagram-post', 'Galette des rois', 'abril cocoa', 'galette des rois, épiphanie, boulangerie, janvier, bakery, king cake', ['Au four', 'La galette des rois', 'Dès le 2 janvier. La fève est dedans.']),
  fr('reveillon', 'new-year-invitation', 'Invitation au réveillon', 'dmserif gala', 'réveillon, nouvel an, saint-sylvestre, invitation, new year’s eve', ['31 décembre, 20 h', 'Réveillon chez nous', 'Sur le toit, puis soupe à l’oignon à une heure.']),
  fr('carte-saint-valentin', 'heart-balloons-greeting-card', 'Carte de Saint-Valentin', 'dmserif cherry', 'saint-valentin, amour, carte, cœur, valentine’s day, card', ['Pour toi', 'Tu me donnes des ailes', 'Tous les jours, même le lundi.', 'Ton Léo']),
  fr('faire-part-mariage', 'eucalyptus-a6-card', 'Faire-part de mariage', 'cormorant grove', 'faire-part, mariage, invitation, eucalyptus, wedding invitation', ['Nous nous marions', 'Camille & Hugo', 'Samedi 12 juin, à l’orangerie de Saint-Lys', 'Réponse en avril']),
  fr('faire-part-naissance', 'wash-line-greeting-card', 'Faire-part de naissance, linge de bébé', 'fraunces skyline', 'faire-part, naissance, bébé, linge, birth announcement, baby', ['Née le 12 avril, 3,2 kg', 'Voici Juliette', 'Petites chaussettes, grande joie.', 'Nora et Élias']),
  courses(fr('menu-de-mariage', 'peonies-menu', 'Menu de mariage', 'cormorant blossom', 'menu, mariage, dîner, réception, wedding menu', []), 'Inès & Paul', 'Menu', [
    ['Entrée', 'Asperges tièdes', 'Œuf mollet, cerfeuil'], ['Plat', 'Volaille fermière', 'Morilles, vin jaune'], ['Ou', 'Risotto printanier', 'Petits pois, citron'], ['Dessert', 'Pièce montée', 'Choux, crème vanille'],
  ]),
  fr('fete-de-la-musique', 'gig-guitar-poster', 'Fête de la musique', 'alfa iris', 'fête de la musique, concert, guitare, affiche, music festival, poster', ['Lundi 21 juin', 'Fête de la musique', 'Six groupes, une place, zéro sono en panne.', 'Gratuit']),
  fr('on-recrute', 'vacancy-instagram-post', 'On recrute', 'archivo lagoon', 'recrutement, emploi, offre d’emploi, équipe, hiring, job', ['Deux chaises libres', 'On recrute', 'Graphiste et comptable.']),
  lines(fr('logo-menage', 'spray-logo', 'Logo de service de ménage', 'spartan lagoon', 'logo, ménage, nettoyage, propreté, cleaning logo', []), { name: 'Net & Clair', tag: 'Ménage à domicile' }),
  card(fr('carte-boulangere', 'loaves-business-card-eu', 'Carte de visite de boulangère', 'fraunces cocoa', 'carte de visite, boulangerie, boulangère, pain, bakery, business card', []), ['Au Bon Levain', 'Louise Garnier', 'Boulangère', '01\u00a099\u00a000\u00a041\u00a018', 'louise@bonlevain.example']),
  fr('salon-de-coiffure', 'salon-flyer', 'Salon de coiffure', 'abril fuchsia', 'coiffure, salon, coiffeur, ouverture, hair salon, flyer', ['Ouverture vendredi', 'Au poil', 'Brushing à moitié prix tout le week-end. 3, rue des Lilas.']),
  fr('maison-a-vendre', 'listed-instagram-post', 'Maison bleue à vendre', 'dmserif coast', 'maison à vendre, immobilier, agence, vente, real estate, for sale', ['Quartier du Parc', 'À vendre', 'La bleue. 312\u00a0000\u00a0€, visites samedi.']),
  fr('merci-maitresse', 'classroom-thank-you-card', 'Carte merci maîtresse', 'fraunces cherry', 'merci maîtresse, école, carte, fin d’année, thank you, teacher', ['Chère Mme Petit', 'Merci, maîtresse', 'Grâce à vous, je sais compter jusqu’à mille.', 'Léa, CE1']),
  fr('fete-des-grands-meres', 'porch-chairs-greeting-card', 'Fête des grands-mères', 'fraunces blossom', 'fête des grands-mères, mamie, carte, grand-mère, grandmother’s day', ['Dimanche 7 mars', 'Bonne fête, mamie', 'Garde-moi la chaise à côté de la tienne.', 'Ton Milo']),
  fr('poisson-d-avril', 'jester-instagram-post', 'Poisson d’avril', 'spartan fuchsia', 'poisson d’avril, 1er avril, blague, humour, april fools', ['1er avril', 'Ne croyez personne', 'Sauf nous\u00a0: −20\u00a0%, c’est vrai.']),
  award(fr('certificat-de-formation', 'graduation-certificate', 'Certificat de formation', 'playfair nocturne', 'certificat, formation, attestation, diplôme, certificate, training', []), 'Certificat de formation', 'Claire Fontaine', 'a suivi avec succès la formation du soir en comptabilité.', 'Le 11 juin 2027', 'Atelier Mirabeau'),
];

const de = spoken('de', ['german', 'deutsch']);
const german: readonly TemplateSource[] = [
  de('silvesterparty', 'new-year-instagram-post', 'Silvesterparty', 'anton nocturne', 'silvester, party, neujahr, feier, new year’s eve, party', ['31. Dezember, 21 Uhr', 'Rutscht mit uns', 'DJ, Raclette und Wachsgießen im Alten Werk.']),
  de('adventsbasar', 'craft-booth-instagram-post', 'Adventsbasar', 'amatic noel', 'adventsbasar, weihnachten, basar, handarbeit, christmas market, crafts', ['Sonntag, 28. November', 'Adventsbasar', 'Dreißig Tische, alles selbst gemacht.', '11 bis 17 Uhr']),
  de('muttertagsbrunch', 'mother-brunch-invitation', 'Einladung zum Muttertagsbrunch', 'greatvibes plum', 'muttertag, brunch, einladung, mama, mother’s day', ['Sonntag, 9. Mai, 11 Uhr', 'Brunch für Mama', 'Bei uns am Tisch. Abspülen darf sie nicht.', 'Zusage an Anna']),
  de('hochzeitseinladung', 'hanging-garden-a6-card', 'Hochzeitseinladung', 'dmserif sage', 'hochzeit, einladung, heiraten, trauung, wedding invitation', ['Wir heiraten', 'Lena & Jonas', '8. Mai um 15 Uhr, Gut Lindenhof']),
  de('geburtskarte', 'lullaby-greeting-card', 'Karte zur Geburt', 'fraunces coast', 'geburt, baby, glückwunschkarte, willkommen, new baby, card', ['Willkommen, kleiner Mensch', 'Oh, Baby', 'Zehn Zehen, zwei müde Eltern.']),
  de('vatertagstour', 'bicycle-instagram-post', 'Vatertagstour', 'bebas meadow', 'vatertag, himmelfahrt, radtour, fahrrad, father’s day, bike ride', ['Donnerstag, 6. Mai', 'Vatertag auf Rädern', 'Dreißig Kilometer, ein Biergarten.']),
  de('gruselparty', 'boo-invitation', 'Einladung zur Gruselparty', 'amatic ember', 'halloween, gruselparty, einladung, kinder, halloween party', ['Samstag, 30. Oktober, 16 Uhr', 'Gruselparty', 'Erst Spiele, dann Süßes oder Saures. Umhang erwünscht.']),
  lines(de('stellenangebot', 'team-gap-instagram-post', 'Stellenangebot', 'archivo cobalt', 'stellenangebot, wir suchen, job, ausbildung, hiring, team', []), { tag: 'Komm ins Team', title: 'Einer fehlt noch', detail: 'Assistenz, vier Tage die Woche', you: 'Du?', site: 'jobs@nordfenster.example' }),
  lines(de('logo-reinigung', 'bubbles-logo', 'Logo für Gebäudereinigung', 'jakarta cobalt', 'logo, reinigung, putzen, gebäudereinigung, cleaning logo', []), { name: 'Blitzblank', tag: 'Reinigung für Büro und Haus' }),
  lines(de('logo-backstube', 'bread-shelf-logo', 'Logo für eine Bäckerei', 'fraunces canyon', 'logo, bäckerei, backstube, brot, bakery logo', []), { name: 'Kruste', tag: 'Brot aus Sauerteig' }),
  de('gutschein-kosmetik', 'vanity-gift-certificate', 'Gutschein für Kosmetik', 'cormorant rosewood', 'gutschein, kosmetik, geschenk, wellness, gift certificate, beauty', ['Gutschein', 'Eine Stunde Ruhe', 'Massage oder Gesicht.', 'Studio Lindgrün']),
  card(de('visitenkarte-makler', 'houses-business-card-eu', 'Visitenkarte für Makler', 'jakarta teal', 'visitenkarte, makler, immobilien, wohnung, real estate, business card', []), ['Türen & Tore', 'Nils Brandt', 'Immobilienmakler', '030 23125 014', 'nils@tuerenundtore.example']),
  menu(de('bierkarte', 'brewery-menu', 'Bierkarte', 'zilla ember', 'bierkarte, biergarten, brauerei, speisekarte, beer menu, brewery', []), { tag: 'Heute vom Fass', title: 'Zum Hopfengarten', section1: 'Vom Fass', section2: 'Brotzeit' }, [
    ['Helles', '4,20', 'Frisch und mild'], ['Pils', '4,40', 'Herb, schön kalt'], ['Weizen', '4,60', 'Mit Hefe'], ['Radler', '4,20', 'Halb und halb'],
    ['Breze', '2,80', 'Mit Butter'], ['Obatzda', '7,50', 'Zwiebel, Kümmel'], ['Weißwurst', '6,90', 'Nur bis zwölf'], ['Wurstsalat', '8,50', 'Mit Gürkchen'],
  ]),
  de('stille-stunde', 'chapel-instagram-post', 'Stille Stunde in der Kirche', 'dmserif gala', 'kirche, andacht, gebet, gemeinde, church, prayer', ['Mittwoch, 19 Uhr', 'Eine Stunde Stille', 'Kerzen, Lieder und Gebet.']),
  award(de('urkunde-klassenheld', 'pennants-certificate', 'Urkunde für die Klasse', 'alfa sorbet', 'urkunde, schule, auszeichnung, kinder, certificate, school', []), 'Urkunde', 'Emil Sommer', 'hat immer die roten Stifte geteilt und die Fische gefüttert.', 'Freitag, 21. Mai', 'Frau Yıldız'),
  lines(de('tagesplaner', 'lotus-planner', 'Tagesplaner', 'fraunces lagoon', 'tagesplaner, planer, termine, aufgaben, daily planner', []), day('Ein ruhiger Tag', 'Datum:', 'Heute wichtig', 'Aufgaben')),
  de('danke-fuer-die-bestellung', 'parcel-a6-card', 'Danke für deine Bestellung', 'fraunces meadow', 'danke, bestellung, shop, dankeskarte, thank you for your order', ['Von Hand gepackt', 'Danke für deine Bestellung', 'Gefällt sie dir, erzähl es weiter.', 'feigeundfarn.example']),
];

const pt = spoken('pt', ['portuguese', 'português']);
const portuguese: readonly TemplateSource[] = [
  pt('bloco-de-carnaval', 'carnival-mask-instagram-post', 'Bloco de carnaval', 'anton fuchsia', 'carnaval, bloco, folia, fantasia, carnival, party', ['Terça, 9 de fevereiro', 'Hoje tem bloco', 'A dieta começa na quarta.']),
  pt('cartao-de-pascoa', 'easter-greeting-card', 'Cartão de Páscoa', 'abril candy', 'páscoa, feliz páscoa, coelho, cartão, easter, card', ['28 de março', 'Feliz Páscoa', 'Escondemos doze ovos. Você vai achar onze.']),
  pt('dia-dos-namorados', 'valentine-a6-card', 'Cartão Dia dos Namorados', 'dmserif cherry', 'dia dos namorados, amor, cartão, 12 de junho, valentine’s day', ['12 de junho', 'Ainda você', 'Sempre você.']),
  pt('convite-de-casamento-azul', 'washes-invitation', 'Convite de casamento aquarela', 'cormorant coast', 'casamento, convite, noivos, aquarela, wedding invitation', ['Vamos nos casar', 'Bia & Rafael', 'Sábado, 15 de maio, 16h.\nSítio das Flores.']),
  pt('convite-formatura', 'mortarboard-invitation', 'Convite de formatura', 'abril royal', 'formatura, convite, faculdade, festa, graduation', ['Sábado, 12 de junho, 19h', 'Davi é doutor', 'Venha ajudar na festa. Rua das Acácias, 4.']),
  pt('jubileu-da-igreja', 'church-jubilee-invitation', 'Culto de aniversário da igreja', 'cormorant plum', 'igreja, culto, aniversário, convite, church, anniversary', ['Sábado, 26 de junho, 18h', '50 anos de fé', 'Culto de gratidão e jantar no salão.', 'Confirme na secretaria']),
  pt('vaga-de-emprego', 'chair-instagram-post', 'Vaga de emprego', 'anton teal', 'vaga, emprego, contratando, trabalho, hiring, job', ['Estamos contratando', 'Esta cadeira é sua', 'Quatro dias e café bom. Mande o currículo.']),
  pt('manicure', 'polish-instagram-post', 'Manicure em gel', 'dmserif fuchsia', 'manicure, unhas, esmalte, salão, nails, beauty', ['Cores novas', 'Unhas em dia', 'Esmaltação em gel por R$\u00a060, só este mês.']),
  lines(pt('logo-confeitaria', 'cake-logo', 'Logo de confeitaria', 'pacifico rosewood', 'logo, confeitaria, bolos, doces, bakery logo, cake', []), { name: 'Doce Vó', tag: 'Bolos por encomenda' }),
  card(pt('cartao-corretor', 'street-business-card', 'Cartão de corretora', 'dmserif teal', 'cartão de visita, corretora, imóveis, imobiliária, real estate, business card', []), ['Lar Imóveis', 'Paula Nunes', 'Corretora de imóveis', '(11) 5550-0142', 'paula@lar.example']),
  menu(pt('cardapio-pizzaria', 'pizza-menu', 'Cardápio de pizzaria', 'alfa ember', 'cardápio, pizzaria, pizza, restaurante, pizza menu', []), { tag: 'Pizzaria da Rosa', title: 'Saiu do forno', section1: 'Tradicionais', section2: 'Especiais' }, [
    ['Muçarela', '48', 'Com orégano'], ['Calabresa', '52', 'Muita cebola'], ['Portuguesa', '56', 'Ovo e azeitona'], ['Frango', '56', 'Com requeijão'],
    ['Quatro queijos', '60', 'Sim, os quatro'], ['Palmito', '58', 'Alho e salsinha'], ['Abobrinha', '56', 'Limão e parmesão'], ['Banana', '48', 'Canela e açúcar'],
  ]),
  award(pt('certificado-voluntario', 'raised-hands-certificate', 'Certificado de voluntariado', 'playfair fern', 'certificado, voluntário, agradecimento, ong, certificate, volunteer', []), 'Com gratidão', 'Voluntária do ano', 'para Rosa Campos, por 212 horas e nenhum dia de mau humor.', '22 de abril de 2027', 'Bento Amaral, diretor'),
  pt('obrigado-bebe', 'lullaby-thank-you-card', 'Cartão de agradecimento do bebê', 'fraunces skyline', 'obrigado, agradecimento, bebê, chá de bebê, thank you, baby', ['Da nossa estrelinha', 'Obrigado', 'pelas meias do tamanho de um dedo', 'Lia, Caio e o Theo']),
  pt('frase-bom-dia', 'sunrise-instagram-post', 'Frase de bom dia', 'jakarta lantern', 'bom dia, frase, motivação, mensagem, quote, good morning', ['Bom dia', 'Sol pequeno aquece igual', 'Faça a próxima gentileza.']),
];

const it = spoken('it', ['italian', 'italiano']);
const italian: readonly TemplateSource[] = [
  it('buon-natale', 'fir-tree-a6-card', 'Biglietto di Natale', 'spartan noel', 'natale, buon natale, auguri, biglietto, christmas, card', ['Tanti auguri', 'Buon Natale', 'Dalla famiglia Ferri']),
  it('buona-pasqua', 'easter-a6-card', 'Biglietto di Pasqua', 'abril meadow', 'pasqua, buona pasqua, auguri, uova, easter, card', ['Domenica 28 marzo', 'Buona Pasqua', 'Cercate dietro il divano.']),
  it('festa-dei-nonni', 'porch-chairs-a6-card', 'Festa dei nonni', 'dmserif meadow', 'festa dei nonni, nonni, auguri, biglietto, grandparents day', ['2 ottobre', 'Auguri, nonni', 'Da tutti e sette i nipoti.']),
  it('barbiere', 'barber-instagram-post', 'Barbiere', 'alfa cherry', 'barbiere, taglio, barba, salone, barber, haircut', ['Senza appuntamento', 'Barba e capelli', 'Taglio e panno caldo, 28\u00a0€.', 'Angolo via Roma']),
  it('cercasi-personale', 'vacancy-instagram-post', 'Cercasi personale', 'archivo paprika', 'cercasi personale, lavoro, assunzioni, offerta, hiring, job', ['Due posti liberi', 'Cercasi personale', 'Un cuoco e una cameriera.']),
  lines(it('logo-pizzeria', 'pie-logo', 'Logo di pizzeria', 'pacifico cherry', 'logo, pizzeria, pizza, ristorante, pizza logo', []), { name: 'Zia Pina', tag: 'Pizzeria' }),
  card(it('biglietto-avvocato', 'court-business-card-eu', 'Biglietto da visita per avvocato', 'playfair grove', 'biglietto da visita, avvocato, studio legale, lawyer, business card', []), ['Studio Conti', 'Marta Conti', 'Avvocata', '06 5550 0190', 'marta@studioconti.example']),
  courses(it('menu-matrimonio', 'eucalyptus-menu', 'Menù di matrimonio', 'josefin grove', 'menù, matrimonio, nozze, ricevimento, wedding menu', []), '4 settembre', 'Menù', [
    ['Antipasto', 'Crudo e fichi', 'Miele, pane caldo'], ['Primo', 'Risotto al limone', 'Timo, gamberi'], ['Secondo', 'Branzino al forno', 'Finocchi, patate'], ['Dolce', 'Millefoglie', 'Crema e lamponi'],
  ]),
  it('buono-cena', 'plate-gift-certificate', 'Buono regalo per una cena', 'playfair paprika', 'buono regalo, cena, ristorante, regalo, gift card, dinner', ['Buono regalo', 'Offriamo noi', 'Cena per due, vino incluso.', 'Trattoria Lume']),
];

/** Feasts of the year and of families, menus, cards and marks in the languages of western Europe and the Americas. */
export const feastsAndWork: readonly TemplateSource[] = [...spanish, ...french, ...german, ...portuguese, ...italian];
