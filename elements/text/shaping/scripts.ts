/** Which script a character is written in: HarfBuzz picks its shaper and the font's tables by it. */

/** ISO 15924 tag to the characters of that script; extensions count where marks and digits are shared. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Arab', /\p{scx=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{scx=Devanagari}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Laoo', /\p{Script=Lao}/u],
  ['Khmr', /\p{Script=Khmer}/u],
  ['Mymr', /\p{Script=Myanmar}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Guru', /\p{Script=Gurmukhi}/u],
  ['Gujr', /\p{Script=Gujarati}/u],
  ['Orya', /\p{Script=Oriya}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Telu', /\p{Script=Telugu}/u],
  ['Knda', /\p{Script=Kannada}/u],
  ['Mlym', /\p{Script=Malayalam}/u],
  ['Sinh', /\p{Script=Sinhala}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Ethi', /\p{Script=Ethiopic}/u],
  ['Syrc', /\p{Script=Syriac}/u],
  ['Nkoo', /\p{Script=Nko}/u],
  ['Mong', /\p{Script=Mongolian}/u],
];

/** The other living scripts, as `tag name`. Some are younger than the engine: it takes their letters for common ones. */
const OTHERS =
  'Adlm Adlam, Bali Balinese, Bamu Bamum, Batk Batak, Bopo Bopomofo, Bugi Buginese, Buhd Buhid, Cakm Chakma, Cans ' +
  'Canadian_Aboriginal, Cham Cham, Cher Cherokee, Gong Gunjala_Gondi, Gonm Masaram_Gondi, Hano Hanunoo, Hmng ' +
  'Pahawh_Hmong, Hmnp Nyiakeng_Puachue_Hmong, Java Javanese, Kali Kayah_Li, Lana Tai_Tham, Lepc Lepcha, Limb ' +
  'Limbu, Lisu Lisu, Mand Mandaic, Medf Medefaidrin, Mroo Mro, Mtei Meetei_Mayek, Newa Newa, Olck Ol_Chiki, Osge ' +
  'Osage, Pauc Pau_Cin_Hau, Plrd Miao, Rjng Rejang, Rohg Hanifi_Rohingya, Samr Samaritan, Saur Saurashtra, Sora ' +
  'Sora_Sompeng, Sund Sundanese, Sylo Syloti_Nagri, Tagb Tagbanwa, Tale Tai_Le, Talu New_Tai_Lue, Tavt Tai_Viet, ' +
  'Tfng Tifinagh, Tglg Tagalog, Thaa Thaana, Tibt Tibetan, Tnsa Tangsa, Toto Toto, Vaii Vai, Wara Warang_Citi, ' +
  'Wcho Wancho, Yiii Yi';
const SHARED = /\p{Script=Common}|\p{Script=Inherited}/u;

/** Letters of these scripts touch or share a headline: letter spacing would tear them apart. */
const JOINED = new Set([
  'Arab',
  'Syrc',
  'Nkoo',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Thai',
  'Laoo',
  'Khmr',
  'Mymr',
  'Adlm',
  'Mand',
  'Rohg',
  'Newa',
  'Tibt',
]);

const known = new Map<string, string | null>();

/** ISO 15924 tag of a character; null when it takes the script of its neighbors (spaces, digits, punctuation). */
export function scriptOf(character: string): string | null {
  let script = known.get(character);
  if (script === undefined) known.set(character, (script = findScript(character)));
  return script;
}

/** False for scripts whose letters join. */
export function mayBeSpaced(script: string): boolean {
  return !JOINED.has(script);
}

function findScript(character: string): string | null {
  if (SHARED.test(character)) return null;
  const found = SCRIPTS.find(([, pattern]) => pattern.test(character)) ?? otherScript(character);
  return found?.[0] ?? 'Zyyy';
}

let others: (readonly [string, RegExp])[] | undefined;

function otherScript(character: string): readonly [string, RegExp] | undefined {
  others ??= OTHERS.split(', ').flatMap((entry) => {
    const [tag, name] = entry.split(' ') as [string, string];
    try {
      return [[tag, new RegExp(`\\p{Script=${name}}`, 'u')] as const];
    } catch {
      return [];
    }
  });
  return others.find(([, pattern]) => pattern.test(character));
}
