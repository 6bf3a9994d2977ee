import type { TemplateSource } from '../../../build/templates/recipe.js';
import { filled } from '../sheets/papers/filled.js';
import { fold } from './local-business/folded.js';
import { made } from './made.js';

const tongue = (lang: string, id: string): Partial<TemplateSource> => ({ lang, id: `${lang}-${id}` });

const COLLEGE = 'college poster, college, university, campus, students, education, admission, poster';
const BURGER = 'burger poster, burger, restaurant, fast food, cheeseburger, food poster, poster';
const CREAM = 'ice cream poster, ice cream, dessert, summer, gelato, food poster, poster';
const BARBER = 'barber shop poster, barber, barbershop, haircut, shave, beard, poster';
const PILATES = 'pilates, pilates class, pilates studio, fitness, stretching, reformer, wellness';
const YOGA = 'yoga class poster, yoga, yoga class, meditation, wellness, studio, poster';

const walls: readonly TemplateSource[] = [
  made('college-fair-poster', 'College fair poster', 'archivo royal', `${COLLEGE}, college fair, high school`, ['Thursday, October 14, 5 to 8 PM', 'College fair', 'Sixty schools, one gym, free pens.']),
  made('first-in-line-poster', 'College admission poster', 'fraunces plum', `${COLLEGE}, application, enroll`, ['Apply by March 1', 'Be the first', 'In your family, in your town, in line.']),
  made('reading-hall-poster', 'College study week poster', 'spartan jazz', `${COLLEGE}, study, finals, library`, ['Finals week', 'The library never sleeps', 'Neither do the cookies. Level two, till four.', 'Northfork College']),
  made('campus-visit-poster', 'Cartel de universidad', 'dmserif lagoon', 'cartel universidad, universidad, campus, jornada de puertas abiertas, college poster, college, spanish, español', ['Sábado 8 de mayo, 10 h', 'Puertas abiertas', 'Visita el campus. El café lo ponemos nosotros.'], tongue('es', 'puertas-abiertas')),
  made('burger-wall-poster', 'Burger poster', 'anton paprika', `${BURGER}, diner`, ['Since 1961', 'The tall one', 'Two patties, one napkin. Good luck.']),
  made('burger-noon-poster', 'Burger restaurant poster', 'fraunces ember', `${BURGER}, lunch special`, ['Noon to three', 'Burger lunch', 'With fries and a pickle, $11.', 'Grill No. 9']),
  made('burger-tall-poster', 'Smash burger poster', 'bebas jazz', `${BURGER}, smash burger, street food`, ['Friday on Pier 9', 'Smash hour', 'Thin, crisp, gone by eight.']),
  made('scoop-wall-poster', 'Ice cream parlor poster', 'alfa sorbet', `${CREAM}, ice cream shop`, ['Open till ten', 'Scoops all summer', 'Eighteen flavors. Two of them brave.']),
  made('cone-days-poster', 'Ice cream social poster', 'pacifico candy', `${CREAM}, ice cream social, school`, ['Sunday, June 13, 2 PM', 'Ice cream social', 'Bring a neighbor and a big spoon.', 'Fern Park, under the maples']),
  made('chair-wall-poster', 'Barber shop poster', 'bebas harbour', `${BARBER}, men`, ['Walk in, sit down', 'Sharp since 1978', 'Cuts $28, shaves $22, opinions free.']),
  made('stretch-room-flyer', 'Pilates flyer', 'josefin sage', `${PILATES}, flyer`, ['Mat, ball and ring', 'Pilates', 'Small classes. Bring socks and a sense of humor.']),
  made('stretch-room-letter-flyer', 'Pilates class flyer', 'fraunces blossom', `${PILATES}, flyer, schedule`, ['Mondays and Thursdays', 'Stand taller', 'Ten classes, $150. First one free.', 'Long Spine Studio, 555-0176']),
  made('stretch-room-legal-flyer', 'Pilates studio opening flyer', 'spartan coast', `${PILATES}, flyer, grand opening`, ['Opens May 3', 'New studio', 'Free week on the mats. Reserve a spot.']),
  made('stretch-room-poster', 'Yoga class poster', 'dmserif mint', `${YOGA}, stretch`, ['Saturdays at nine', 'Slow morning', 'Yoga for people who are not bendy yet.']),
  made('yoga-wall-poster', 'Candlelight yoga poster', 'cormorant plum', `${YOGA}, calm`, ['Every evening at six', 'Come as you are', 'Candlelight yoga, all levels, mats here.']),
];

const MEMORIAL = 'memorial day sale, memorial day, sale, discount, may, patriotic, store';
const BEACH = 'beach party, beach party flyer, beach, summer party, party, dj, tropical, flyer';
const days: readonly TemplateSource[] = [
  made('memorial-sale-instagram-post', 'Memorial Day sale post', 'archivo royal', `${MEMORIAL}, instagram post`, ['May 28 to 31', 'Memorial Day sale', 'A third off grills and chairs.']),
  made('memorial-sale-facebook-post', 'Memorial Day sale Facebook post', 'fraunces skyline', `${MEMORIAL}, furniture`, ['Four days', 'Memorial Day sale', 'Mattresses from $299, delivered.', 'See the list']),
  made('memorial-sale-flyer', 'Memorial Day sale flyer', 'anton harbour', `${MEMORIAL}, flyer`, ['Friday to Monday', 'Memorial Day sale', 'Closed Monday at three, for the parade.']),
  made('beach-bash-flyer', 'Beach party flyer', 'alfa sorbet', BEACH, ['Saturday, July 17, from four', 'Beach party', 'Bare feet, loud shirts, cold lemonade.']),
  made('beach-bash-letter-flyer', 'Summer beach party flyer', 'bebas coast', `${BEACH}, volleyball, cookout`, ['South Bay, lot 3', 'Salt & sound', 'DJ Mina till the tide says stop.']),
  made('beach-float-flyer', 'Beach birthday party flyer', 'alfa candy', `${BEACH}, birthday, pool party`, ['Zoe turns thirty', 'Beach day', 'Towels down at noon, cake at four.', 'Pier 9, look for the flamingo']),
  made('beach-float-legal-flyer', 'Festa na praia', 'spartan lagoon', 'festa na praia, praia, verão, festa, luau, beach party, beach, portuguese, português', ['Sábado, 16 de janeiro', 'Festa na praia', 'Sol até as sete, samba até as três.'], tongue('pt', 'festa-na-praia')),
  made('cyber-deals-shop-banner', 'Cyber Monday banner', 'archivo iris', 'cyber monday, cyber monday banner, banner, online sale, tech, shop banner, black friday', ['Online only', 'Cyber Monday', 'Forty percent off till midnight.']),
  made('tulip-wish-birthday-card', 'Tarjeta de cumpleaños', 'dmserif blossom', 'tarjeta de cumpleaños, feliz cumpleaños, cumpleaños, felicitación, birthday card, spanish, español', ['Para ti', 'Feliz cumpleaños', 'Que el año te trate como a una abuela.', 'Con cariño, Inés'], tongue('es', 'tarjeta-cumpleanos')),
  made('pennant-wish-birthday-card', 'Tarjeta de cumpleaños divertida', 'alfa jazz', 'tarjeta de cumpleaños, feliz cumpleaños, cumpleaños, divertida, fiesta, birthday card, spanish, español', ['Otra vuelta al sol', '¡Feliz cumple!', 'Sopla fuerte, que son muchas.', 'Tus primos'], tongue('es', 'tarjeta-cumple-divertida')),
  made('cake-birthday-card', 'Tarjeta de cumpleaños con pastel', 'fraunces mint', 'tarjeta de cumpleaños, feliz cumpleaños, cumpleaños, pastel, tarta, birthday card, spanish, español', ['Hoy manda el pastel', 'Felicidades', 'Pide un deseo y guarda un trozo.', 'Un abrazo enorme'], tongue('es', 'tarjeta-cumple-pastel')),
  made('pennant-wish-invitation', 'Invito di compleanno', 'alfa sorbet', 'invito compleanno, invito di compleanno, festa di compleanno, compleanno, bambini, birthday invitation, italian, italiano', ['Sabato 12 giugno, ore 16', 'Leo fa sei anni', 'Torta, giochi e gavettoni in cortile.'], tongue('it', 'invito-compleanno')),
  made('gold-evening-invitation', 'Invito compleanno elegante', 'cormorant gala', 'invito compleanno, invito di compleanno, cinquant’anni, festa, elegante, birthday invitation, italian, italiano', ['Venerdì 21 maggio, ore 20', 'Cinquanta!', 'Brindiamo con Giulia sulla terrazza.', 'Rispondere entro il 5 maggio'], tongue('it', 'invito-cinquanta')),
  made('tulip-party-invitation', 'Invito festa in giardino', 'dmserif fern', 'invito compleanno, festa in giardino, festa di compleanno, compleanno, birthday invitation, italian, italiano', ['Domenica 9 maggio', 'Nonna fa ottanta', 'Pranzo in giardino, portate una storia.', 'Via dei Tigli 8'], tongue('it', 'invito-nonna')),
];

const PART = 'certificate of participation, participation certificate, participation award, certificate';
const certificates: readonly TemplateSource[] = [
  filled('prize-laurel', 'Certificate of participation', 'dmserif royal', 'sports-medal', `${PART}, sports`, 'Certificate of participation', 'is given to', { 'body=': 'for running the whole way, including the hill, and cheering for the last one in', sign: 'Coach; Date' }),
  filled('prize-confetti', 'Kids certificate of participation', 'alfa mint', 'crayon', `${PART}, kids, art, school`, 'You took part!', 'A participation certificate for', { 'body=': 'who painted, glued and shared the good scissors', sign: 'Teacher; Date' }),
  filled('prize-seal', 'Workshop participation certificate', 'playfair graphite', 'handshake', `${PART}, workshop, seminar, training`, 'Certificate of participation', 'Tidewater Academy', { 'body=': 'took part in the two-day workshop on listening, and was heard', sign: 'Trainer; Date' }),
  filled('prize-arch', 'Certificado de participación', 'fraunces terracotta', 'soccer-ball', 'certificado de participación, diploma de participación, diploma, certificate of participation, spanish, español', 'Certificado de participación', 'Torneo del barrio', { 'body=': 'por jugar limpio, correr mucho y aplaudir al contrario.', sign: 'Entrenador; Fecha' }, tongue('es', 'certificado-participacion')),
];

const screens: readonly TemplateSource[] = [
  made('guild-robot-app-icon', 'Discord server icon', 'archivo iris', 'discord icon, discord server icon, discord, server icon, discord pfp, avatar, robot, gaming', {}),
  made('guild-ghosts-app-icon', 'Ghost Discord icon', 'alfa nocturne', 'discord icon, discord server icon, discord, server icon, discord pfp, avatar, ghost, halloween', {}),
  made('guild-vinyl-app-icon', 'Music Discord icon', 'syne ember', 'discord icon, discord server icon, discord, server icon, discord pfp, avatar, music, vinyl', {}),
  made('guild-planet-app-icon', 'Planet Discord icon', 'jakarta teal', 'discord icon, discord server icon, discord, server icon, discord pfp, avatar, planet, earth', {}),
  made('guild-vinyl-discord-banner', 'Music Discord banner', 'syne fuchsia', 'discord banner, discord, server banner, music, listening party, vinyl, banner', ['Side A on Fridays', 'The listening room', 'Rules: no skipping.', 'Tune in']),
  made('guild-planet-discord-banner', 'Community Discord banner', 'fraunces mint', 'discord banner, discord, server banner, community, climate, green, banner', ['412 members, one planet', 'Green desk', 'Swap seeds, share fixes.', 'Say hello']),
  made('status-dawn-instagram-story', 'Good morning WhatsApp status', 'dmserif sorbet', 'whatsapp status, good morning, good morning whatsapp status, status, morning, greeting, sunrise', ['Tuesday', 'Good morning', 'Be kind before coffee. Extra points.']),
  made('status-cups-instagram-story', 'Imagem de bom dia', 'pacifico cocoa', 'bom dia, status whatsapp, whatsapp status, imagem de bom dia, mensagem, café, portuguese, português', ['Para você', 'Bom dia!', 'Que o café seja forte e a semana leve.', 'Boa terça-feira'], tongue('pt', 'bom-dia-status')),
  made('lotus-instagram-story', 'सुप्रभात व्हाट्सएप स्टेटस', 'notodevanagari blossom', 'सुप्रभात, गुड मॉर्निंग, व्हाट्सएप स्टेटस, whatsapp status, good morning, hindi, हिन्दी', ['आज का दिन', 'सुप्रभात', 'मन शांत रहे, चाय गरम रहे।'], tongue('hi', 'suprabhat-status')),
  made('status-wish-instagram-story', 'Birthday WhatsApp status', 'alfa candy', 'whatsapp status, birthday status, happy birthday, birthday whatsapp status, wish, status', ['Today', 'Happy birthday, Mei', 'Loudest laugh on the block.']),
];

const preschool: readonly TemplateSource[] = [
  fold('preschool-brochure', 'Preschool brochure', 'spartan sorbet', 'preschool, daycare, kindergarten, nursery, childcare, school, kids', { cover: ['Ages two to five', 'Little Owls Preschool'], flap: ['Who will dry the tears?', 'The same two people, every morning. They know the names of all the bears, and who is afraid of the vacuum cleaner.'], promises: ['Ten children a group', 'Outside every day', 'Lunch cooked here'], from: ['Little Owls', '31 Juniper Street\nSalem, OR 97301', '555-0142'], parts: ['Our days', ['Play', 'Blocks, mud and a very long train.'], ['Sing', 'Twice a day, louder on Fridays.'], ['Read', 'One story each, then one more.'], ['Rest', 'Mats, curtains, a whispered song.']], steps: ['How to start', ['Visit', 'Any Tuesday at ten. Bring your child and your questions.'], ['Try', 'Two short mornings with you in the corner.'], ['Stay', 'Full days when everybody is ready, you included.']], prices: ['A month', ['Two mornings', '$240'], ['Three mornings', '$340'], ['Five mornings', '$520'], ['Full week', '$890'], ['Late pickup', '$6']], offer: 'Brothers and sisters pay half. Help with fees? Ask Gloria, she is kind and quick.', art: ['bird', 'cube', 'confetti', 'book-open', 'moon'] }),
  fold('nursery-brochure', 'Kindergarten trifold brochure', 'fraunces coast', 'preschool, kindergarten, daycare, childcare, school, open house, kids, preschool brochure', { cover: ['Enroll for fall', 'Rainbow Hill Kindergarten'], flap: ['Is she ready for school?', 'If she asks why four times in a row, yes. We have four answers, and then we go and look together.'], promises: ['Certified teachers', 'A garden of our own', 'Open until six'], from: ['Rainbow Hill', '9 Lake Street\nBoise, ID 83702', '555-0171'], parts: ['A day with us', ['Circle', 'Weather, birthdays, lost teeth.'], ['Garden', 'Peas, worms and wet sleeves.'], ['Letters', 'Big ones, in sand and paint.'], ['Friends', 'How to wait, how to ask.']], steps: ['Three steps', ['Call', 'We find a morning that suits you.'], ['Come', 'An hour in the room, juice included.'], ['Sign', 'One form, two pages, done.']], prices: ['Fees', ['Morning', '$380'], ['Full day', '$640'], ['Lunch', '$75'], ['Bus', '$60'], ['Trial week', '$0']], offer: 'Open house every first Saturday, ten to noon. Wear something washable.', art: ['sun', 'cloud-sun', 'plant', 'notebook', 'heart'] }),
];

export const wallsAndStatuses: readonly TemplateSource[] = [...walls, ...days, ...certificates, ...screens, ...preschool];
