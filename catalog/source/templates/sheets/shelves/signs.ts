import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../../scenes/made.js';

/** A sign: its words, and its picture where the layout has one. */
const sign = (recipe: string, name: string, look: Look, keywords: string, ...[words, picture = '', more = {}]: [words: Readonly<Record<string, string>>, picture?: string, more?: Partial<TemplateSource>]): TemplateSource =>
  made(recipe, name, look, keywords, words, { ...(picture ? { art: { sign: picture } } : {}), ...more });
const tongue = (lang: string, id: string): Partial<TemplateSource> => ({ lang, id: `${lang}-${id}` });

const SMOKE = 'no smoking, no smoking sign, smoke free, smoking prohibited, sign, printable sign';
const smoking: readonly TemplateSource[] = [
  sign('sign-no-smoking', 'No smoking sign', 'archivo cherry', `${SMOKE}, warning sign, office sign`, { title: 'No smoking', body: 'Within 25 feet of this door' }),
  sign('sign-ban-dark', 'Smoke-free building sign', 'oswald paprika', `${SMOKE}, building, apartment`, { title: 'No smoking', body: 'Thank you for keeping this building smoke-free' }),
  sign('sign-ban-bent', 'Thank you for not smoking sign', 'fraunces terracotta', `${SMOKE}, thank you for not smoking, restaurant`, { title: 'Thank you for not smoking', body: 'The herbs on this patio do all the work.' }),
  sign('sign-ban-square', 'No vaping sign', 'jakarta festival', `${SMOKE}, no vaping, vape, school`, { title: 'No vaping', body: 'Not even the mango kind' }, 'icon-wind'),
  sign('sign-no-smoking', 'Cartel de prohibido fumar', 'anton noel', 'prohibido fumar, cartel prohibido fumar, no fumar, señal, no smoking, no smoking sign, spanish, español', { title: 'Prohibido fumar', body: 'Espacio libre de humo. Gracias.' }, '', tongue('es', 'no-smoking')),
  sign('sign-ban-dark', 'Schild Rauchen verboten', 'archivo festival', 'rauchen verboten, rauchverbot, schild, no smoking, no smoking sign, german, deutsch', { title: 'Rauchen verboten', body: 'Auch auf dem Balkon. Danke für Ihr Verständnis.' }, '', tongue('de', 'rauchen-verboten')),
  sign('sign-ban-bent', 'Affiche défense de fumer', 'dmserif coast', 'défense de fumer, interdit de fumer, affiche, no smoking, no smoking sign, french, français', { title: 'Défense de fumer', body: 'Merci de préserver l’air de tous.' }, '', tongue('fr', 'defense-de-fumer')),
];

const WC = 'restroom sign, restroom, bathroom sign, bathroom, toilet sign, washroom, sign, printable sign';
const restrooms: readonly TemplateSource[] = [
  sign('restroom-figures', 'Restroom sign', 'jakarta royal', `${WC}, men and women`, { title: 'Restrooms', body: 'Please leave it as you’d like to find it' }),
  sign('restroom-arrow', 'Restroom arrow sign', 'archivo ember', `${WC}, directional sign, event`, { title: 'Restrooms', body: 'Down the hall, second door' }, 'icon-wheelchair'),
  sign('restroom-roll', 'Bathroom rules sign', 'pacifico mint', `${WC}, bathroom rules, funny bathroom sign, home`, { title: 'Bathroom', body: 'If you finish the roll, hang up a new one.', site: 'It’s not a skill. It’s a kindness.' }),
  sign('restroom-figures', 'Unisex restroom sign', 'fraunces grove', `${WC}, unisex, gender neutral restroom`, { title: 'Restroom', body: 'For anyone who needs it' }),
  sign('restroom-roll', 'Customers only restroom sign', 'alfa sorbet', `${WC}, customers only, store, cafe`, { title: 'Restroom', body: 'For customers. A cookie counts.', site: 'Code is on the receipt' }),
  sign('restroom-arrow', 'Cartel de baños', 'spartan lagoon', 'baños, cartel baños, aseos, restroom sign, restroom, bathroom sign, spanish, español', { title: 'Baños', body: 'Al fondo, a la derecha' }, 'icon-wheelchair', tongue('es', 'banos')),
  sign('restroom-figures', 'Placa de banheiro', 'dmserif fern', 'banheiro, placa de banheiro, sanitário, restroom sign, restroom, bathroom sign, portuguese, português', { title: 'Banheiros', body: 'Deixe limpo para quem vem depois' }, '', tongue('pt', 'banheiro')),
];

const PARK = 'parking sign, parking, no parking sign, car park, parking lot, sign, printable sign';
const parking: readonly TemplateSource[] = [
  sign('parking-plate', 'Customer parking only sign', 'archivo royal', `${PARK}, customer parking, business`, { letter: 'P', title: 'Customer parking only', body: 'All others towed at the owner’s expense' }),
  sign('parking-bays', 'Reserved parking sign', 'oswald jazz', `${PARK}, reserved parking, office`, { letter: 'P', title: 'Reserved parking', body: 'Space 14 belongs to Dr. Novak until six' }, 'icon-car'),
  sign('sign-ban', 'No parking sign', 'anton cherry', `${PARK}, no parking, driveway, garage`, { title: 'No parking', body: 'Driveway in use day and night' }, 'icon-car'),
  sign('parking-arrow', 'Event parking sign', 'bebas skyline', `${PARK}, event parking, wedding parking, directional sign`, { letter: 'P', tag: 'Harvest Fair', title: 'Event parking this way', body: 'Follow the cones. Field two has shade.' }),
  sign('parking-plate', '来客用駐車場の看板', 'zenkaku skyline', '駐車場, 来客用駐車場, 看板, parking sign, parking, visitor parking, japanese, 日本語', { letter: 'P', title: '来客用駐車場', body: 'お客様以外の駐車はご遠慮ください' }, '', { lang: 'ja', id: 'ja-parking-sign' }),
  sign('sign-ban', 'Panneau stationnement interdit', 'oswald festival', 'stationnement interdit, panneau, parking, no parking sign, parking sign, french, français', { title: 'Stationnement interdit', body: 'Sortie de véhicules jour et nuit' }, 'icon-car', tongue('fr', 'stationnement-interdit')),
];

const PRIVATE = 'private property sign, private property, no trespassing, no trespassing sign, keep out, yard sign, sign, printable sign';
const yards: readonly TemplateSource[] = [
  sign('sign-gate', 'Private property sign', 'zilla grove', `${PRIVATE}, farm, ranch`, { tag: 'Please turn back', title: 'Private property', body: 'No trespassing. The goose is not friendly.' }),
  sign('sign-notice', 'No trespassing sign', 'archivo paprika', `${PRIVATE}, warning sign, security`, { title: 'Notice', detail: 'Private property, no trespassing', body: 'This area is watched by cameras. Violators will be reported.' }, 'icon-hand-palm'),
  sign('sign-ban', 'Keep out sign', 'alfa paprika', `${PRIVATE}, kids room, construction`, { title: 'No trespassing', body: 'Private land beyond this point' }, 'icon-hand-palm'),
  sign('sign-gate', 'Cartel de propiedad privada', 'dmserif canyon', 'propiedad privada, prohibido el paso, cartel, private property sign, no trespassing, spanish, español', { tag: 'Finca Los Olmos', title: 'Propiedad privada', body: 'Prohibido el paso a toda persona ajena' }, '', tongue('es', 'propiedad-privada')),
  sign('sign-notice', 'Schild Privatgrundstück', 'oswald harbour', 'privatgrundstück, betreten verboten, schild, private property sign, no trespassing, german, deutsch', { title: 'Achtung', detail: 'Privatgrundstück, Betreten verboten', body: 'Eltern haften für ihre Kinder. Der Hund übernimmt den Rest.' }, 'icon-hand-palm', tongue('de', 'privatgrundstueck')),
];

const CARE = 'caution sign, caution, warning sign, safety sign, sign, printable sign';
const PAINT = 'wet paint sign, wet paint, do not touch, painter, caution sign, caution, sign, printable sign';
const care: readonly TemplateSource[] = [
  sign('sign-wet-paint', 'Wet paint sign', 'anton lagoon', PAINT, { title: 'Wet paint', body: 'Yes, still. Touch it and you join us.' }),
  sign('sign-paint-can', 'Wet paint notice', 'fraunces mint', PAINT, { title: 'Wet paint, dry humor', body: 'Please use the other door until Friday.' }),
  sign('sign-paint-can', 'Do not touch wet paint sign', 'archivo skyline', PAINT, { title: 'Fresh paint', body: 'Do not touch. Dry by Thursday noon.' }),
  sign('sign-hazard', 'Caution sign', 'archivo film', `${CARE}, construction, work zone`, { title: 'Caution', body: 'Workers above. Hard hats past this line.' }, 'icon-warning'),
  sign('sign-wet-floor', 'Wet floor sign', 'oswald ember', `${CARE}, wet floor sign, wet floor, cleaning, slippery`, { title: 'Wet floor', body: 'Walk like a penguin' }, 'icon-warning'),
  sign('sign-hazard', 'High voltage warning sign', 'anton jazz', `${CARE}, high voltage, danger, electrical`, { title: 'Danger', body: 'High voltage. Authorized staff only.' }, 'icon-lightning'),
  sign('sign-wet-floor', 'Cartel de piso mojado', 'archivo jazz', 'piso mojado, suelo mojado, cuidado, cartel, wet floor sign, caution sign, spanish, español', { title: 'Piso mojado', body: 'Camine con cuidado' }, 'icon-warning', tongue('es', 'piso-mojado')),
  sign('sign-wet-paint', 'Schild Frisch gestrichen', 'oswald meadow', 'frisch gestrichen, vorsicht, schild, wet paint sign, wet paint, caution sign, german, deutsch', { title: 'Frisch gestrichen', body: 'Bitte nicht anlehnen, auch nicht kurz' }, '', tongue('de', 'frisch-gestrichen')),
  sign('sign-paint-can', 'Cartaz de tinta fresca', 'spartan candy', 'tinta fresca, cuidado, cartaz, wet paint sign, wet paint, portuguese, português', { title: 'Tinta fresca', body: 'Não encoste: seca amanhã cedo.' }, '', tongue('pt', 'tinta-fresca')),
];

export const publicSigns: readonly TemplateSource[] = [...smoking, ...restrooms, ...parking, ...yards, ...care];
