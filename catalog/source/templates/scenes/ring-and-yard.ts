import type { TemplateSource } from '../../../build/templates/recipe.js';
import { businessCard, made } from './made.js';

const es = (id: string): Partial<TemplateSource> => ({ lang: 'es', id: `es-${id}` });
const fr = (id: string): Partial<TemplateSource> => ({ lang: 'fr', id: `fr-${id}` });
const de = (id: string): Partial<TemplateSource> => ({ lang: 'de', id: `de-${id}` });
const pt = (id: string): Partial<TemplateSource> => ({ lang: 'pt', id: `pt-${id}` });

const SNOW = 'snow removal, snow plowing, snow shoveling, winter, driveway, snow';
const snow: readonly TemplateSource[] = [
  made('snow-path-flyer', 'Snow removal flyer', 'archivo lagoon', `${SNOW}, flyer, ice`, ['Driveways from $45', 'Snow removal', 'Cleared by seven, or that one is free.']),
  made('snow-path-letter-flyer', 'Snow plowing flyer', 'anton harbour', `${SNOW}, contractor, commercial`, ['Lots and driveways', 'You sleep, we plow', 'Season contracts before November 1. 555-0164']),
  made('snow-path-door-hanger', 'Snow shoveling door hanger', 'alfa skyline', `${SNOW}, neighbor, door hanger`, ['Hi, I’m Leo, 16', 'I shovel snow', 'Walks $15, driveways $30. I come before school.', '555-0129']),
  made('snow-path-instagram-post', 'Snow removal post', 'bebas cobalt', `${SNOW}, instagram post`, ['Six inches tonight', 'Book the plow', 'Text SNOW to 555-0164']),
  businessCard('snow-path-business-card', 'Snow removal business card', 'jakarta summit', `${SNOW}, business card`, ['Dig Out & Co.', 'Dale Novak', 'Snow removal', '555-0164', 'dale@digout.example']),
  made('snow-path-facebook-post', 'Winterdienst Beitrag', 'fraunces atlas', 'winterdienst, schneeräumen, räumdienst, snow removal, winter, german, deutsch', ['Ab November', 'Winterdienst', 'Wir räumen, bevor Sie frühstücken.', 'Jetzt anfragen'], de('winterdienst')),
];

const FENCE = 'fence, fencing, fence company, fence installation, fence repair, gate, contractor';
const fences: readonly TemplateSource[] = [
  made('board-fence-flyer', 'Fence installation flyer', 'archivo meadow', `${FENCE}, flyer, backyard`, ['Wood, vinyl, iron', 'Good fences', 'Free measuring, fixed price, five days.']),
  made('board-fence-letter-flyer', 'Fence repair flyer', 'zilla harbour', `${FENCE}, repair, storm`, ['After the storm', 'We fix what leans', 'Posts, panels and gates. Free estimate by photo.', 'Straight & True, 555-0139']),
  businessCard('board-fence-business-card', 'Fence company business card', 'oswald grove', `${FENCE}, business card`, ['Straight & True', 'Rosa Delgado', 'Fences and gates', '555-0139', 'rosa@straight.example']),
  made('board-fence-logo', 'Fence company logo', 'alfa sage', `${FENCE}, logo, badge`, { name: 'Straight & True', tag: 'Fences since 1994' }),
  made('board-fence-instagram-post', 'Fence company post', 'dmserif coast', `${FENCE}, instagram post, before and after`, ['Finished Friday', '84 feet, one gate', 'The dog has filed a complaint.']),
  made('board-fence-door-hanger', 'Volante de cercas', 'spartan terracotta', 'cercas, vallas, instalación de cercas, cercas de madera, fence, fencing, spanish, español', ['Presupuesto gratis', 'Cercas a medida', 'Madera, metal y portones. Su vecino ya la tiene.', '555-0139'], es('cercas')),
];

const FLOOR = 'flooring, floor, hardwood, floor installation, tile, carpet, contractor, home improvement';
const floors: readonly TemplateSource[] = [
  made('floor-boards-flyer', 'Flooring company flyer', 'dmserif cocoa', `${FLOOR}, flyer`, ['Oak, cork and tile', 'Floors to dance on', 'Measured Monday, walked on by Friday.', 'Underfoot Floors, 555-0181']),
  made('floor-boards-letter-flyer', 'Hardwood flooring flyer', 'archivo prairie', `${FLOOR}, refinishing, sale`, ['Spring offer', 'Hardwood, $6 a foot', 'Laid, sanded and sealed. Furniture moved for you.']),
  businessCard('floor-boards-business-card', 'Flooring business card', 'fraunces canyon', `${FLOOR}, business card`, ['Underfoot Floors', 'Tomás Reyes', 'Wood, cork and tile', '555-0181', 'tomas@underfoot.example']),
  made('floor-boards-instagram-post', 'Flooring post', 'jakarta terracotta', `${FLOOR}, instagram post, renovation`, ['Herringbone, day two', 'Halfway home', 'Eleven hundred boards, one knee pad.']),
  made('floor-boards-logo', 'Flooring company logo', 'zilla cocoa', `${FLOOR}, logo`, { name: 'Underfoot', tag: 'Wood, cork and tile' }),
  made('floor-boards-poster', 'Affiche parquet et sols', 'abril canyon', 'parquet, pose de parquet, sols, rénovation, flooring, floor, french, français', ['Devis gratuit', 'Parquet posé', 'Chêne massif, point de Hongrie et liège.'], fr('parquet')),
];

const CLEAN = 'community cleanup, cleanup, clean up, park cleanup, volunteer, earth day, environment';
const cleanups: readonly TemplateSource[] = [
  made('park-cleanup-flyer', 'Community cleanup flyer', 'archivo fern', `${CLEAN}, neighborhood, flyer`, ['Saturday, April 24, 9 AM', 'Community cleanup', 'Fern Park. Bags, gloves and doughnuts supplied.']),
  made('park-cleanup-poster', 'Park cleanup day poster', 'anton meadowlark', `${CLEAN}, poster, earth day poster`, ['Earth Day, April 22', 'Clean the park', 'Two hours, forty bags, one happy pond.']),
  made('park-cleanup-letter-flyer', 'Neighborhood cleanup flyer', 'fraunces mint', `${CLEAN}, neighborhood, block`, ['Sunday, May 16, 10 to noon', 'Sweep the block', 'Meet at the corner of Elm and Mill. Bring a broom.', 'cleanup@elm.example']),
  made('park-cleanup-instagram-post', 'Cleanup day post', 'spartan skyline', `${CLEAN}, instagram post`, ['Saturday at nine', 'River cleanup', 'Boots on, phones down.']),
  made('park-cleanup-facebook-post', 'Mutirão de limpeza', 'alfa grove', 'mutirão de limpeza, limpeza comunitária, voluntários, praia, community cleanup, cleanup, portuguese, português', ['Sábado, 9 h', 'Mutirão de limpeza', 'Luvas e sacos por nossa conta. Lanche também.', 'Participe'], pt('mutirao')),
  made('park-cleanup-instagram-story', 'Historia de limpieza del parque', 'bebas coast', 'limpieza comunitaria, limpieza del parque, voluntarios, community cleanup, cleanup, spanish, español', ['Domingo, 10 h', 'Limpiemos el parque', 'Trae ganas. Guantes y bolsas ponemos nosotros.'], es('limpieza')),
];

const BOX = 'boxing, boxing match, fight night, boxing gym, fight, gloves, sport';
const boxing: readonly TemplateSource[] = [
  made('boxing-ring-poster', 'Boxing match poster', 'anton paprika', `${BOX}, poster`, ['Friday, June 18, Harbor Hall', 'Reyes vs. Moon', 'Ten rounds for the county title.']),
  made('boxing-ring-flyer', 'Fight night flyer', 'bebas film', `${BOX}, flyer`, ['Saturday, May 8, 7 PM', 'Fight night', 'Six bouts, one bell. $20 at the door.']),
  made('boxing-ring-letter-flyer', 'Boxing gym flyer', 'archivo cherry', `${BOX}, class, training, fitness`, ['First class free', 'Learn to box', 'All ages, no mirrors, real coaches.', 'Corner Gym, 555-0117']),
  made('boxing-ring-instagram-post', 'Boxing class post', 'alfa jazz', `${BOX}, class, instagram post`, ['Mondays at six', 'Hands up', 'Boxing for beginners.']),
  made('boxing-ring-instagram-story', 'Velada de boxeo', 'oswald ember', 'boxeo, velada de boxeo, combate, noche de boxeo, boxing, fight night, spanish, español', ['Sábado 15, 20 h', 'Noche de boxeo', 'Ocho combates en el Polideportivo Norte.'], es('boxeo')),
];

const WRESTLE = 'wrestling, wrestling match, wrestler, wrestling tournament, championship belt, sport';
const wrestling: readonly TemplateSource[] = [
  made('title-belt-poster', 'Wrestling poster', 'anton festival', `${WRESTLE}, poster, event`, ['Saturday, July 10, 7 PM', 'The belt is on the line', 'Nine bouts at the Northfork Armory.']),
  made('title-belt-flyer', 'Wrestling tournament flyer', 'archivo royal', `${WRESTLE}, school, flyer`, ['Gym doors open at eight', 'Takedown day', 'All weights, two mats, one loud gym.']),
  made('title-belt-letter-flyer', 'Youth wrestling flyer', 'alfa harbour', `${WRESTLE}, youth, kids, camp`, ['Ages 6 to 14', 'Kids on the mat', 'Wrestling club, Tuesdays at five. Shoes to borrow.', 'Mat & Mane Club, 555-0173']),
  made('title-belt-instagram-post', 'Wrestling night post', 'bebas fuchsia', `${WRESTLE}, instagram post`, ['This Friday', 'Wrestlemonium', 'Masks on at eight.']),
  made('title-belt-ticket', 'Wrestling ticket', 'oswald ember', `${WRESTLE}, ticket, event ticket`, ['Row F, seat 12', 'Main event', 'Armory, July 10, 7 PM', 'Admit one']),
];

const WHITE = 'white party, all white party, white, party, summer, dress code, champagne';
const white: readonly TemplateSource[] = [
  made('white-party-flyer', 'White party flyer', 'cinzel brass', `${WHITE}, flyer, club`, ['Saturday, August 7, 9 PM', 'The white party', 'Head to toe, please. The roof at Hotel Lune.']),
  made('white-party-poster', 'All white party poster', 'bebas graphite', `${WHITE}, poster, event`, ['Dress code: snow', 'All white', 'June 26, Harbor Terrace, sundown till two.']),
  made('white-party-invitation', 'All white party invitation', 'cormorant orchard', `${WHITE}, invitation, birthday`, ['Grace turns fifty', 'Come in white', 'Saturday, July 17, 6 PM, on the lawn.', 'Reply by July 3']),
  made('white-party-instagram-story', 'White party story', 'josefin sage', `${WHITE}, story, invitation`, ['Tonight', 'White party', 'No red wine. You know why.']),
  made('white-party-instagram-post', 'Festa do branco', 'josefin orchard', 'festa do branco, réveillon, ano novo, festa branca, white party, portuguese, português', ['31 de dezembro', 'Festa do branco', 'Sete ondas, champanhe e pés na areia.'], pt('festa-do-branco')),
];

const HORROR = 'horror movie poster, horror, movie poster, film poster, scary, thriller, halloween, cinema';
const frights: readonly TemplateSource[] = [
  made('open-door-poster', 'Horror film poster', 'cinzel paprika', `${HORROR}, shadow`, ['You locked it. You checked twice.', 'Ajar', 'A film by Nora Fox. With Theo Park and Ines Carr. Music by The Low Notes.', 'In the dark on October 1']),
  made('wide-eye-poster', 'Scary horror movie poster', 'anton cherry', `${HORROR}, eye`, ['It saw you first.', 'Unblink', 'Directed by Dele Ade. Starring Ruby Lind, Sam Osei and the house on Mill Road.', 'October 13']),
  made('open-door-tabloid-poster', 'Indie horror movie poster', 'playfair ember', `${HORROR}, indie, festival`, ['Midnight screening', 'Who’s there', 'Elm Street Cinema, October 29.']),
  made('open-door-flyer', 'Horror night flyer', 'bebas film', `${HORROR}, movie night, flyer`, ['Friday the 13th', 'Fright night', 'Three films, no intermission.']),
  made('wide-eye-a3-poster', 'Affiche de film d’horreur', 'abril plum', 'affiche de film, film d’horreur, horreur, cinéma, halloween, horror movie poster, horror, french, français', ['Nora Morel', 'L’œil dans le mur', 'Elle dort. Pas lui.', 'Au cinéma le 31 octobre'], fr('film-horreur')),
];

export const ringAndYard: readonly TemplateSource[] = [...snow, ...fences, ...floors, ...cleanups, ...boxing, ...wrestling, ...white, ...frights];
