import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spokenCard as card, spoken } from './spoken.js';

/** The same with the lines of a business card. */

const es = spoken('es', ['spanish', 'español']);
const spanish: readonly TemplateSource[] = [
  es('dia-de-muertos', 'ofrenda-poster', 'Cartel de Día de Muertos', 'abril fuchsia', 'día de muertos, ofrenda, calavera, cempasúchil, altar, day of the dead, mexican', ['1 y 2 de noviembre', 'Día de Muertos', 'Ofrendas, calaveritas y pan de muerto en la plaza.']),
  es('noche-mexicana', 'fiesta-letter-flyer', 'Noche mexicana', 'anton terracotta', 'noche mexicana, fiestas patrias, 15 de septiembre, grito, mexican, party, independence day', ['Miércoles 15 de septiembre', '¡Viva México!', 'Pozole, mariachi y el Grito a las once. Entrada libre.']),
  es('pintor', 'roller-flyer', 'Pintor a domicilio', 'alfa coast', 'pintor, pintura, pintar casa, reformas, presupuesto, painter, house painting', ['Presupuesto gratis', 'Pintamos tu piso', 'Dos manos, cero manchas. Desde 8\u00a0€ el m².']),
  es('taxi', 'cab-poster', 'Cartel de taxi', 'bebas royal', 'taxi, taxista, aeropuerto, traslado, cab, airport transfer', ['De día y de noche', '¿Adónde te llevo?', 'Al aeropuerto, precio cerrado: 33\u00a0€.']),
  es('barberia', 'barber-poster', 'Cartel de barbería', 'abril teal', 'barbería, peluquería, corte de pelo, barba, barber, haircut', ['De martes a sábado', 'Corte y barba', 'Veinte minutos, 18\u00a0€ y buena charla. Calle Mayor, 8.']),
  es('clases-particulares', 'geometry-instagram-post', 'Clases particulares', 'archivo lagoon', 'clases particulares, matemáticas, profesor, repaso, tutor, math, homework', ['ESO y bachillerato', 'Aprueba mates', 'Una hora, 15\u00a0€. La primera es gratis.', 'apruebafacil.example']),
  es('se-vende-piso', 'houses-poster', 'Se vende piso', 'playfair coast', 'se vende, piso, inmobiliaria, vivienda, casa, real estate, for sale', ['Visitas el sábado', 'Se vende piso', 'Tres habitaciones, ascensor y terraza al sur. 215\u00a0000\u00a0€.']),
  es('veterinaria', 'pets-flyer', 'Clínica veterinaria', 'fraunces meadow', 'veterinaria, veterinario, mascotas, perro, gato, vet, pets', ['Vacunas y revisiones', 'Patas sanas', 'Urgencias las 24 horas. Avenida del Parque, 40.']),
  es('lavanderia', 'washer-flyer', 'Lavandería', 'spartan mint', 'lavandería, tintorería, lavado, planchado, ropa, laundry, dry cleaning', ['Recogida a domicilio', 'Ropa limpia mañana', 'Lavado, secado y doblado: 5\u00a0kg por 12\u00a0€.', 'Lavandería Espuma']),
];

const fr = spoken('fr', ['french', 'français']);
const french: readonly TemplateSource[] = [
  fr('bonne-fete-maman', 'teacup-greeting-card', 'Carte de fête des Mères', 'cormorant rosewood', 'fête des mères, maman, carte, fleurs, mothers day, mom, card', ['Rien que pour toi', 'Bonne fête, maman', 'Reste assise, on s’occupe du thé.', 'Tes deux chenapans']),
  fr('couvreur', 'shingles-flyer', 'Couvreur zingueur', 'oswald canyon', 'couvreur, toiture, toit, artisan, devis, roofing, roofer', ['Devis gratuit', 'Un toit sans fuite', 'Réparation et rénovation. 01\u00a099\u00a000\u00a041\u00a012']),
  card(fr('carte-coiffeuse', 'barber-business-card-eu', 'Carte de visite de coiffeuse', 'fraunces rosewood', 'carte de visite, coiffeuse, coiffure, salon, business card, hairdresser', []), ['Mèche folle', 'Camille Roussel', 'Coiffeuse coloriste', '01\u00a099\u00a000\u00a027\u00a064', 'camille@mechefolle.example']),
  fr('bal-du-14-juillet', 'rockets-invitation', 'Bal du 14 Juillet', 'abril royal', '14 juillet, bal, feu d’artifice, fête nationale, pompiers, bastille day, fireworks', ['Mercredi 14\u00a0juillet, 21\u00a0h', 'Le bal des pompiers', 'Accordéon, lampions et feu d’artifice.', 'Caserne des pompiers, rue du Port']),
  fr('foire-aux-vins', 'winery-poster', 'Foire aux vins', 'playfair plum', 'vin, foire aux vins, dégustation, vigneron, wine, tasting, fair', ['Du 10 au 12\u00a0septembre', 'Foire aux vins', 'Quarante vignerons sous la halle. Le verre est offert.']),
  fr('pressing', 'pressed-flyer', 'Pressing de quartier', 'dmserif teal', 'pressing, nettoyage à sec, repassage, costume, dry cleaning, laundry', ['Déposé à 9\u00a0h, prêt à 17\u00a0h', 'Sans faux pli', 'Costume 14\u00a0€, chemise 3,50\u00a0€. 22, rue du Bac.']),
  fr('bapteme', 'ark-invitation', 'Invitation de baptême', 'fraunces coast', 'baptême, invitation, bébé, église, baptism, christening, baby', ['Dimanche 13\u00a0juin à 11\u00a0h', 'Le baptême de Léon', 'Église Saint-Martin, puis déjeuner au jardin.']),
  fr('serrurier', 'padlock-flyer', 'Serrurier de nuit', 'bebas lagoon', 'serrurier, serrure, clé, porte claquée, dépannage, locksmith, lock', ['Jour et nuit', 'Porte claquée\u00a0?', 'Chez vous en 25\u00a0minutes, dès 69\u00a0€. 01\u00a099\u00a000\u00a035\u00a018']),
  fr('ramadan', 'lanterns-postcard', 'Carte de ramadan', 'dmserif gala', 'ramadan, ramadan moubarak, carte, vœux, greeting, muslim, lantern', ['Ramadan moubarak', 'Paix et lumière', 'Santé, douceur et belles tablées.', 'La famille Benali']),
];

const de = spoken('de', ['german', 'deutsch']);
const german: readonly TemplateSource[] = [
  de('karneval', 'pennants-letter-flyer', 'Karneval im Veedel', 'alfa jazz', 'karneval, fasching, rosenmontag, kostüm, carnival, party, costume', ['Rosenmontag, 8. Februar', 'Kölle Alaaf!', 'Kostüm an und ab 11:11\u00a0Uhr auf den Chlodwigplatz.']),
  de('maler', 'roller-instagram-post', 'Malerbetrieb', 'archivo coast', 'maler, malerbetrieb, streichen, renovieren, handwerk, painter, house painting', ['Termine im März frei', 'Tschüss, Raufaser', 'Zimmer ab 390\u00a0€, samt Abkleben.']),
  card(de('visitenkarte-bau', 'hard-hat-business-card-eu', 'Visitenkarte für den Bau', 'archivo paprika', 'visitenkarte, bau, bauunternehmen, maurer, handwerk, business card, construction', []), ['Petersen Bau', 'Jana Petersen', 'Maurermeisterin', '040 66969 412', 'jana@petersen-bau.example']),
  de('baeckerei', 'loaves-letter-flyer', 'Bäckerei am Sonntag', 'dmserif terracotta', 'bäckerei, brot, brötchen, frühstück, bakery, bread, breakfast', ['Jetzt auch sonntags', 'Warme Brötchen', 'Von sieben bis elf, solange der Korb voll ist.']),
  de('konfirmation', 'chapel-poster', 'Plakat zur Konfirmation', 'cormorant harbour', 'konfirmation, kirche, gottesdienst, gemeinde, confirmation, church, service', ['Sonntag, 2.\u00a0Mai, 10\u00a0Uhr', 'Konfirmation', 'Zwölf Jugendliche, ein Segen und danach Kuchen für alle.']),
  de('hofflohmarkt', 'yard-table-flyer', 'Hofflohmarkt', 'bebas meadow', 'flohmarkt, hofflohmarkt, trödel, nachbarn, yard sale, flea market, garage sale', ['Sonntag, 6. Juni, 9 bis 15\u00a0Uhr', 'Flohmarkt im Hof', 'Bücher, Kinderräder und Omas Vasen.', 'Gartenstraße 18, bei jedem Wetter']),
  de('solaranlage', 'panels-flyer', 'Solaranlage vom Fachbetrieb', 'anton royal', 'solar, photovoltaik, solaranlage, strom, energie, solar panels, renewable energy', ['Beratung kostenlos', 'Sonne aufs Dach', 'Planung, Montage und Anmeldung aus einer Hand.']),
  de('muttertag', 'teacup-a6-card', 'Karte zum Muttertag', 'fraunces sorbet', 'muttertag, mama, karte, blumen, mothers day, mom, flowers', ['Zum Muttertag', 'Danke, Mama', 'Heute spülen wir. Versprochen.', 'Deine Mia']),
  de('ruhestand', 'gold-watch-greeting-card', 'Karte zum Ruhestand', 'abril nocturne', 'ruhestand, rente, abschied, kollegen, karte, retirement, farewell', ['Zum Ruhestand', 'Endlich Feierabend', '32 Jahre, und nie ein Montag ohne Kuchen.', 'Deine dritte Etage']),
];

const pt = spoken('pt', ['portuguese', 'português']);
const portuguese: readonly TemplateSource[] = [
  pt('consciencia-negra', 'profiles-poster', 'Dia da Consciência Negra', 'bebas olive', 'consciência negra, 20 de novembro, zumbi, cultura, black history, african, culture', ['20 de novembro', 'Consciência Negra', 'Capoeira, poesia e roda de samba na biblioteca do bairro.']),
  pt('outubro-rosa', 'pink-ribbon-instagram-post', 'Outubro Rosa', 'archivo rosewood', 'outubro rosa, mamografia, saúde, prevenção, breast cancer awareness, pink ribbon', ['Outubro Rosa', 'Cuide de você', 'Já marcou a sua mamografia?']),
  pt('dia-das-maes', 'vase-instagram-post', 'Feliz Dia das Mães', 'playfair cherry', 'dia das mães, mãe, flores, homenagem, mothers day, mom, flowers', ['9 de maio', 'Feliz Dia das Mães', 'O melhor colo do mundo.']),
  pt('reveillon', 'new-year-flyer', 'Réveillon na praia', 'abril nocturne', 'réveillon, ano novo, festa, praia, new year, party, fireworks', ['31 de dezembro, 21h', 'Réveillon na praia', 'Vista branco e pule sete ondas com a gente.']),
  pt('karaoke', 'karaoke-flyer', 'Noite de karaokê', 'anton fuchsia', 'karaokê, bar, música, festa, noite, karaoke, party', ['Toda sexta, a partir das 20h', 'Solta a voz', 'Karaokê, petiscos e cerveja gelada.', 'Bar do Zeca, Rua Augusta, 900']),
  pt('lava-rapido', 'suds-flyer', 'Lava-rápido', 'alfa skyline', 'lava-rápido, lava jato, carro, lavagem, limpeza, car wash, auto', ['Todos os dias, das 8h às 18h', 'Carro limpo já', 'Simples R$\u00a035, completa R$\u00a070.']),
  pt('apartamento-a-venda', 'keys-instagram-post', 'Apartamento à venda', 'dmserif lagoon', 'apartamento, imóvel, vende-se, imobiliária, casa, real estate, for sale', ['Vila Mariana, 62\u00a0m²', 'A chave é sua', 'Dois quartos, varanda e vaga. R$\u00a0480\u00a0mil.']),
  pt('banho-e-tosa', 'pets-instagram-portrait', 'Banho e tosa', 'fraunces sorbet', 'banho e tosa, pet shop, cachorro, gato, pets, grooming, dog', ['De terça a sábado', 'Banho e tosa', 'A partir de R$\u00a060, com lacinho de brinde.', 'Agende: patinhas.example']),
  card(pt('cartao-diarista', 'bubbles-business-card', 'Cartão de visita de diarista', 'spartan coast', 'cartão de visita, diarista, faxina, limpeza, business card, cleaning', []), ['Casa Brilhando', 'Cida Oliveira', 'Diarista', '(11) 5550-0146', 'cida@casabrilhando.example']),
];

const it = spoken('it', ['italian', 'italiano']);
const italian: readonly TemplateSource[] = [
  it('festa-della-donna', 'women-poster', 'Festa della donna', 'abril lantern', 'festa della donna, 8 marzo, donne, mimosa, womens day, international womens day', ['Lunedì 8 marzo, ore 18', 'Festa della donna', 'Mimose, letture e musica in biblioteca.']),
  it('festa-del-papa', 'ties-greeting-card', 'Biglietto per il papà', 'dmserif teal', 'festa del papà, papà, auguri, biglietto, fathers day, dad, card', ['19 marzo', 'Grazie, papà', 'Anche per le barzellette.\nLa tua Emma']),
  it('battesimo', 'sleeping-moon-invitation', 'Invito al battesimo', 'fraunces coast', 'battesimo, invito, bimbo, chiesa, baptism, christening, baby', ['Domenica 23 maggio, ore 11', 'Il battesimo di Leo', 'Chiesa di Santa Rita, poi pranzo in giardino.']),
  it('ferragosto', 'grill-instagram-post', 'Grigliata di Ferragosto', 'alfa paprika', 'ferragosto, grigliata, estate, festa, bbq, summer, party', ['Domenica 15 agosto', 'Buon Ferragosto', 'Grigliata, anguria e gavettoni.']),
  it('calici-di-stelle', 'winery-instagram-post', 'Calici sotto le stelle', 'playfair plum', 'vino, cantina, degustazione, san lorenzo, wine, tasting, winery', ['10 agosto, ore 21', 'Calici e stelle', 'Dodici cantine e un telescopio.']),
  it('idraulico', 'pipes-flyer', 'Idraulico pronto intervento', 'anton coast', 'idraulico, perdita, riparazione, pronto intervento, plumber, plumbing, repair', ['Anche di domenica', 'Perde? Arriviamo!', 'Da te in un’ora, preventivo gratis.', 'Idraulica Conti, 02 5550 117']),
  card(it('biglietto-estetista', 'vanity-business-card-eu', 'Biglietto da visita da estetista', 'cormorant rosewood', 'biglietto da visita, estetista, trucco, bellezza, business card, beauty', []), ['Salone Bianca', 'Bianca Ferri', 'Estetista', '02 5550 146', 'ciao@salonebianca.example']),
  it('affittasi', 'street-instagram-portrait', 'Affittasi bilocale', 'archivo terracotta', 'affittasi, affitto, bilocale, appartamento, casa, real estate, for rent', ['Libero da settembre', 'Affittasi bilocale', 'Terzo piano, ascensore e balcone. 750\u00a0€ al mese.']),
  it('cambio-gomme', 'garage-facebook-post', 'Cambio gomme', 'bebas jazz', 'officina, meccanico, cambio gomme, auto, auto repair, mechanic, tires', ['Entro il 15 novembre', 'Cambio gomme', 'Quattro ruote e un caffè, 40\u00a0€. Prenota ora.']),
];

/** The trades, feasts and errands of every day in the languages of the neighbors. */
export const everyday: readonly TemplateSource[] = [...spanish, ...french, ...german, ...portuguese, ...italian];
