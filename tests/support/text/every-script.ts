/** Words in every living script that Noto covers, and how they are drawn. Runs in Node, in a page and in a worker. */
import { seededRandom } from '../../../elements/math/random.js';
import { FontLoader, type LoadedFonts } from '../../../elements/render/font-loader.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../elements/text/layout.js';
import { CASE_STYLE } from './text-cases.js';

/** As people write them; of the rarer scripts the first letters. */
export const WORDS: Readonly<Record<string, string>> = {
  Latin: 'Ngôi nhà Ⱥɓɖ',
  Greek: 'Ἀθῆναι',
  Cyrillic: 'Ѣдѣ Қазақ',
  'Simplified Chinese': '欢迎光临，中国书法艺术',
  'Traditional Chinese': '歡迎光臨，臺灣書法藝術',
  'Rare Chinese': '㐂𠮷龘嘅',
  Japanese: 'ようこそ、日本の駅へ',
  Korean: '뷁똠방각하 안녕하세요',
  'Korean parts': '\u1112\u1161\u11ab\u1100\u1173\u11af',
  Bengali: 'বাংলা ভাষা ক্ষুদ্র',
  Gujarati: 'ગુજરાતી ભાષા',
  Gurmukhi: 'ਪੰਜਾਬੀ ਭਾਸ਼ਾ',
  Oriya: 'ଓଡ଼ିଆ ଭାଷା',
  Tamil: 'தமிழ் மொழி ஸ்ரீ',
  Telugu: 'తెలుగు భాష',
  Kannada: 'ಕನ್ನಡ ಭಾಷೆ',
  Malayalam: 'മലയാളം ഭാഷ',
  Sinhala: 'සිංහල ශ්‍රී ලංකා',
  Georgian: 'ქართული ᲔᲜᲐ',
  Armenian: 'Հայերեն լեզու',
  Amharic: 'አማርኛ ቋንቋ',
  Khmer: 'ភាសាខ្មែរ',
  Lao: 'ພາສາລາວ',
  Burmese: 'မြန်မာဘာသာ',
  Thai: 'ภาษาไทยน้ำ',
  Tibetan: 'བོད་སྐད་',
  Mongolian: 'ᠮᠣᠩᠭᠣᠯ',
  Arabic: 'العربية اردو ڕێنماییەکان',
  Hebrew: 'עִבְרִית',
  Hindi: 'हिन्दी क्षत्रिय',
  'German hyphens': 'Donaudampfschifffahrtsgesellschaft und Verantwortung',
  'English hyphens': 'Understanding the international transportation responsibilities',
  Symbols: '→✓★♫∑√½℃☎♻',
};

/** Letters of a script in the order of Unicode. */
export function firstLetters(script: string, count: number): string {
  const pattern = new RegExp(`(?=\\p{Script=${script}})\\p{L}`, 'u');
  let letters = '';
  for (let code = 0x250; code < 0x1f000 && [...letters].length < count; code++)
    if (pattern.test(String.fromCodePoint(code))) letters += String.fromCodePoint(code);
  return letters;
}

export interface Drawn {
  /** Ids of the faces, in the order of the runs. */
  readonly faces: readonly string[];
  readonly glyphs: readonly number[];
  readonly advances: readonly number[];
  readonly ends: readonly number[];
}

/** What becomes of each text in a style of Montserrat, and of its lines in a narrow box, with words broken by hyphens. */
export async function drawTexts(
  texts: Readonly<Record<string, string>>,
  source: LoadedFonts,
  seed: number,
): Promise<Record<string, Drawn>> {
  const store = new FontStore();
  const loader = new FontLoader(source, store);
  // in an order of its own for each seed: what is loaded before must not matter
  const random = seededRandom(seed);
  const entries = Object.entries(texts)
    .map((entry) => [random(), entry] as const)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
  for (const [, text] of entries) await loader.load({ ...CASE_STYLE, type: 'font', text, hyphens: { text } });
  return Object.fromEntries(entries.map(([name, text]) => [name, drawn(text, store)]));
}

export function drawn(text: string, store: FontStore): Drawn {
  const spans = [{ start: 0, end: text.length, style: CASE_STYLE }];
  const input = { text, spans, width: 90, align: 'left', lineHeight: 1.2, hyphens: { text } } as const;
  const { lines } = layoutText(input, store);
  const runs = lines.flatMap((line) => line.runs);
  return {
    faces: runs.map(({ face }) => face.id),
    glyphs: runs.flatMap((run) => run.glyphs),
    advances: runs.flatMap((run) => run.advances.map((advance) => Math.round(advance * 1e4) / 1e4)),
    ends: lines.map(({ end }) => end),
  };
}
