import { SAID } from './said.js';

/** Misspelled words of the sets. */
const MISSPELLED: Readonly<Record<string, string>> = {
  clound: 'cloud',
  databse: 'database',
  disapointed: 'disappointed',
  dislay: 'display',
  dumbell: 'dumbbell',
  forbiden: 'forbidden',
  horizonal: 'horizontal',
  indiferent: 'indifferent',
  labtop: 'laptop',
  reciept: 'receipt',
  recieve: 'receive',
  sciene: 'science',
  seach: 'search',
  smaking: 'smoking',
  speciality: 'specialty',
  strucutre: 'structure',
  trebble: 'treble',
};
/** Words with a better known one in a title; people may look for both. */
const RENAMED: Readonly<Record<string, string>> = {
  bin: 'trash can',
  chopper: 'helicopter',
  cog: 'gear',
  harddrive: 'hard drive',
  qrcode: 'QR code',
  wifi: 'Wi-Fi',
};
/** Words of names that only sort or connect, and marks of others. */
const SORTING =
  /^(single|neutral|actions?|multiple|style|alt|modern|common|and|the|with|off|two|three|four|five|earpods?|polaroid|vespa|ipad|walkman|jenga)$/;

const CAPITALS =
  /\b(3d|3g|4k|atm|ai|cc|cd|css|dj|dna|eps|hdr|html|id|jpg|led|lte|m4v|mp3|ok|pc|pdf|qr|rss|sd|seo|tm|tv|ufo|ui|usb|vpn|vr|xls|zip|c\+\+)\b/gi;

/** Beginnings that sort the sets and name nothing, with what stands for them. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^(single-neutral|single-man)(-actions)?(-|$)/, 'person-'],
  [/^single-woman(-|$)/, 'woman-'],
  [/^user-single-neutral-male/, 'person'],
  [/^multiple-(actions|neutral|users)(-|$)/, 'people-'],
  [/^multiple-/, ''],
  [/^style-(one|three)-pin(-|$)/, 'map-pin-'],
  [/^pin-\d-alt$/, 'map-pin'],
  [/^paginate-filter-(?=\d)/, 'page-'],
  [/^paginate-filter-/, 'pages-of-'],
  [/^crypto-currency-bitcoin-/, 'bitcoin-'],
  [/^e-commerce-/, 'online-'],
  [/^make-up-/, ''],
  [/^human-resources-/, 'staff-'],
  [/^adventure-car-truck/, 'off-road-car'],
  [/^(public-service-)?firefighter-truck/, 'fire-truck'],
  [/^professions-man-construction/, 'construction-worker'],
  [/^messages-(people|bubble)-(square-)?/, 'message-'],
  [/^(common|office)-file-/, 'file-'],
  [/^file-c-plus-plus$/, 'C++-file'],
  [/^fruit-(?=banana|cherry|watermelon)/, ''],
  [/^(seafood|vegetables|fast-food|animal-products|kitchenware|tools|chef-gear)-/, ''],
  [/^medical-(specialty|instrument|condition)-/, ''],
  [/^(athletics|natural-disaster|disability|astronomy|allowances|modern-music|aircraft|electronics)-/, ''],
  [/^(science-fiction|science|instruments?|railroad|photography-equipment|accounting)-(?=[a-z])/, ''],
  [/^(design-tool|content|controls|party)-(?=[a-z])/, ''],
  [/^modern-tv-/, 'tv-'],
  [/^smiley-lol-sideways/, 'laughing-smiley'],
];

/** Ends the second look of a drawing. */
const TWIN = /-(flat|duo)$/;
/** Ends that tell one drawing of a thing from the next. */
const ENDINGS = /(-(flat|duo|alt|alternate|\d+))+$/;
/** Numbers that are what the drawing shows. */
const MEANT = /^(timer-10|casino-lucky-7|safety-911|computer-chip-32|page-\d)$/;

/** What a list calls the icon: 'shopping-cart-1-flat' -> 'shopping cart'. */
export function titleFrom(name: string): string {
  const said = SAID[name.replace(TWIN, '')] ?? SAID[name.replace(ENDINGS, '')];
  if (said !== undefined) return said;
  const begun = BEGINNINGS.reduce((rest, [from, to]) => rest.replace(from, to), name);
  const cut = MEANT.test(begun) ? begun : begun.replace(ENDINGS, '');
  const words = cut.split('-').filter((word) => word !== '');
  const title = SAID[cut] ?? words.map((word) => MISSPELLED[word] ?? RENAMED[word] ?? word).join(' ');
  return title.replace(CAPITALS, (word) => word.toUpperCase());
}

/** The words of a name and of its title, but for those that only sort. */
export function wordsFrom(name: string): string[] {
  const words = `${titleFrom(name)} ${name.replace(ENDINGS, '').replaceAll('-', ' ')}`
    .toLowerCase()
    .split(/[^a-z0-9+]+/);
  return [...new Set(words)].filter((word) => !SORTING.test(word) && !(word in MISSPELLED));
}
