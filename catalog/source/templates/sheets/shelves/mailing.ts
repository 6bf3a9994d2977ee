import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../../scenes/made.js';
import { counted } from '../slots.js';

const art = (pairs: Readonly<Record<string, string>>): Partial<TemplateSource> => ({ art: Object.fromEntries(Object.entries(pairs).map(([slot, name]) => [slot, name.includes(':') ? name.replace(':', '-') : `duotone-${name}`])) });
const CARE = { mark1: 'icon:hand-heart', mark2: 'icon:arrow-up', mark3: 'icon:umbrella' };
const SHIP = 'shipping label, mailing label, package label, parcel, small business, label, online shop';

const shipping: readonly TemplateSource[] = [
  made('ship-carton', 'Shipping label', 'archivo ember', SHIP, { company: 'Loam & Co.', site: 'loam.example', fromLabel: 'From', from: '8 Garden Row\nBoise, ID 83702', toLabel: 'Ship to', to: 'Amara Obi\n31 Bay Street, 4B\nTacoma, WA\n98402', ...counted('mark', ['With care', 'This side up', 'Keep dry']), body: 'Live plants. Say hello.' }, art({ logo: 'plant', ...CARE })),
  made('ship-carton', 'Small business shipping label', 'fraunces blossom', `${SHIP}, handmade, etsy`, { company: 'Clay Corner', site: 'clay.example', fromLabel: 'From', from: '12 Mill Road\nDayton, OH 45402', toLabel: 'To', to: 'Helen Park\n9 Lake Street\nSalem, OR\n97301', ...counted('mark', ['Go gently', 'Lid up', 'No rain']), body: 'Three mugs and our best wishes' }, art({ logo: 'coffee-bean', ...CARE })),
  made('ship-bars', 'Priority shipping label', 'oswald graphite', `${SHIP}, 4x6 label, priority mail`, { letter: 'P', title: 'Priority', tag: 'Order 10482, box 1 of 2', fromLabel: 'From', from: 'Finch Books\n14 Market St., Salem', toLabel: 'Ship to', to: 'Marcus Bell\n77 Canal Street\nOakland, CA\n94610', number: '0482 1187 2027' }),
  made('ship-bars', 'Return shipping label', 'jakarta royal', `${SHIP}, return label, returns`, { letter: 'R', title: 'Return', tag: 'No stamp needed', fromLabel: 'From', from: 'Write your name\nand street here', toLabel: 'Return to', to: 'Lune Skin Care\nReturns desk\n400 Mill Road\nBend, OR 97701', number: 'RMA 2219 0417' }),
  made('ship-air', 'Airmail shipping label', 'zilla harbour', `${SHIP}, airmail, international`, { company: 'Paperhouse Supply', from: '400 Mill Road\nEugene, OR 97401, USA', tag: 'By air mail', toLabel: 'To', to: 'Yuki Mori\n3-9-1 Sakura-cho\nKanazawa 920-0001\nJapan', site: 'Contents: paper, and a lot of it' }, art({ logo: 'airplane', stamp: 'flat:cherry-blossom' })),
  made('ship-four', 'Shipping labels sheet', 'pacifico coast', `${SHIP}, printable labels, label sheet`, { company: 'Tub & Tallow', site: 'Soap from Bend, Oregon', toLabel: 'Ship to', body: 'Packed by hand, tied with string' }, art({ logo: 'flat:soap' })),
  made('ship-fragile', 'Fragile shipping label', 'anton cherry', `${SHIP}, fragile, fragile sticker, handle with care`, { title: 'Fragile', body: 'Glass inside. Carry it like soup.' }, art({ sign: 'icon:hand-heart' })),
  made('ship-carton', 'Versandetikett', 'dmserif atlas', 'versandetikett, paketaufkleber, adressetikett, shipping label, mailing label, german, deutsch', { company: 'Nordholz', site: 'nordholz.example', fromLabel: 'Von', from: 'Deichstraße 7\n20459 Hamburg', toLabel: 'An', to: 'Lena Vogt\nLindenweg 12\n50667 Köln', ...counted('mark', ['Vorsicht', 'Hier oben', 'Trocken']), body: 'Danke für deine Bestellung' }, { lang: 'de', id: 'de-versandetikett', ...art({ logo: 'tote', ...CARE }) }),
  made('ship-air', 'Étiquette d’expédition', 'josefin rosewood', 'étiquette d’expédition, étiquette colis, étiquette envoi, shipping label, mailing label, french, français', { company: 'Atelier Mistral', from: '4, rue des Lices\n84000 Avignon, France', tag: 'Par avion', toLabel: 'À', to: 'Camille Roy\n18, rue Sainte-Anne\nQuébec G1R 3X4\nCanada', site: 'Savons faits main, à ouvrir sans attendre' }, { lang: 'fr', id: 'fr-etiquette-expedition', ...art({ logo: 'flower-lotus', stamp: 'flat:herb' }) }),
  made('ship-bars', 'Etiqueta de envío', 'spartan paprika', 'etiqueta de envío, etiqueta para paquetes, envíos, shipping label, mailing label, spanish, español', { letter: 'E', title: 'Envío', tag: 'Pedido 0917, caja 1 de 1', fromLabel: 'Remite', from: 'Taller Olmo\nCalle Mayor 8, Soria', toLabel: 'Para', to: 'Lucía Ferrer\nAv. del Puerto 31\n46021 Valencia', number: '0917 2027 0046' }, { lang: 'es', id: 'es-etiqueta-envio' }),
];

const ADDRESS = 'address label, return address label, mailing label, address sticker, label, envelope';
const at = (name: string, line1: string, line2: string, initial = ''): TemplateSource['copy'] => ({ name, lines: `${line1}\n${line2}`, ...(initial ? { initial } : {}) });
const address = (recipe: string, name: string, look: Look, keywords: string, ...[copy, more = {}]: [copy: TemplateSource['copy'], more?: Partial<TemplateSource>]): TemplateSource => made(recipe, name, look, keywords, copy, more);

const addresses: readonly TemplateSource[] = [
  address('address-initial', 'Address labels', 'jakarta coast', `${ADDRESS}, monogram, printable`, at('The Moon family', '31 Juniper Street', 'Salem, OR 97301', 'M')),
  address('address-twig', 'Return address labels', 'cormorant sage', `${ADDRESS}, wedding, elegant, botanical`, at('Ida and Tom Reyes', '9 Lake Street', 'Savannah, Georgia 31401')),
  address('address-round', 'Round return address stickers', 'playfair rosewood', `${ADDRESS}, round, sticker, seal`, at('Nora Lind', '8 Mill Road', 'Dayton, OH 45402'), art({ logo: 'flat:tulip' })),
  address('address-roof', 'New home address labels', 'spartan sorbet', `${ADDRESS}, new home, moving, we have moved`, at('We’ve moved: the Parks', '12 Elm Street, 3B', 'Oakland, CA 94610')),
  address('address-round', 'Christmas return address labels', 'greatvibes noel', `${ADDRESS}, christmas, holiday cards`, at('The Alders', '44 Canal Street', 'Boise, ID 83702'), art({ logo: 'flat:evergreen-tree' })),
  address('address-roof', 'Adressetiketten', 'fraunces fern', 'adressetiketten, adressaufkleber, absenderetikett, address label, return address label, german, deutsch', at('Familie Vogt', 'Lindenweg 12', '50667 Köln'), { lang: 'de', id: 'de-adressetiketten' }),
  address('address-twig', 'Étiquettes d’adresse', 'instrument olive', 'étiquettes d’adresse, étiquettes adresse, faire-part, address label, return address label, french, français', at('Claire et Hugo Morel', '6, place du Marché', '69005 Lyon'), { lang: 'fr', id: 'fr-etiquettes-adresse' }),
];

export const mailing: readonly TemplateSource[] = [...shipping, ...addresses];
