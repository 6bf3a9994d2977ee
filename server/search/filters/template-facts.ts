import { colorFamily, type ColorFamily } from '../../../elements/math/color-family.js';

/** What a template is filtered by, as far as its design says so [E-032]. */
export interface TemplateFacts {
  /** The colors one sees in it, most first. */
  readonly colors: readonly ColorFamily[];
  /** Ids of the pictures of the catalog in it. */
  readonly resources: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Shares of the page from which a color is seen as one of the design's. */
const SEEN = { hue: 0.04, neutral: 0.35 } as const;
const NEUTRAL: readonly ColorFamily[] = ['black', 'gray', 'white'];
/** Of the hue that is seen most a hue takes at least this part: leaves on a pink page do not make it a green one. */
const BESIDE = 0.3;
/** Letters cover this share of their box. */
const INK = 0.2;
const HEX = /^#[0-9a-f]{6}$/i;
/** What an object holds besides itself. */
const INSIDE = new Set(['objects', 'object_data', 'pages', 'background_image']);

/** Reads a stored design loosely: a kind that is not known here adds nothing and breaks nothing. */
export function templateFacts(stored: unknown): TemplateFacts {
  const file = fields(stored);
  const pages = list(file['pages']);
  const area = number(file['width']) * number(file['height']) * Math.max(1, pages.length);
  const tally = new Map<ColorFamily, number>();
  const resources = new Set<string>();
  const add = (colors: readonly string[], share: number) => {
    for (const color of colors) {
      const family = colorFamily(color.toLowerCase());
      tally.set(family, (tally.get(family) ?? 0) + share / colors.length);
    }
  };
  for (const page of pages) add(colorsIn(page['background_color']), 1 / pages.length);
  // a list instead of recursion: groups may be nested as deep as 8 MB allow
  const open = pages.flatMap((page) => [page['background_image'], ...list(page['objects'])]);
  for (let value = open.pop(); value !== undefined || open.length > 0; value = open.pop()) {
    const object = fields(value);
    open.push(...list(fields(object['group_details'])['object_data']));
    const id = fields(object['image_details'])['id_design_resource'];
    if (typeof id === 'string') resources.add(id);
    const share = area > 0 ? Math.min(1, (number(object['width']) * number(object['height'])) / area) : 0;
    add(colorsIn(object), object['type'] === 'text' ? share * INK : share);
  }
  const most = Math.max(...[...tally].map(([family, share]) => (NEUTRAL.includes(family) ? 0 : share)));
  const seen = [...tally].filter(([family, share]) =>
    NEUTRAL.includes(family) ? share >= SEEN.neutral : share >= Math.max(SEEN.hue, most * BESIDE),
  );
  return {
    colors: seen.sort(([, a], [, b]) => b - a).map(([family]) => family),
    resources: [...resources],
  };
}

/** The colors somewhere in a value, of what an object holds not those of the objects inside. */
function colorsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return HEX.test(value) ? [value] : [];
  if (depth > 6 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (INSIDE.has(key) ? [] : colorsIn(part, depth + 1)));
}

const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
