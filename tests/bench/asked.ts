/** What a run is asked for: `npm run bench -- 1000 marquee document`. Nothing named is everything. */

export const VERBS = ['drag', 'drag-all', 'select', 'marquee', 'pan', 'zoom', 'settle'] as const;
export type Verb = (typeof VERBS)[number];

/** What is measured on the canvas, for each count of objects. */
const CANVAS = [...VERBS, 'build'] as const;
/** What is measured once. */
const APART = [
  'document',
  'effects',
  'player',
  'film',
  'cutout',
  'mockup',
  'sheet',
  'suggest',
  'generate',
  'library',
  'lighthouse',
  'search',
  'resize',
  'parts',
  'editor-open',
] as const;
const PARTS = [...CANVAS, ...APART] as const;
type Part = (typeof PARTS)[number];

const DEFAULT_COUNTS = [200, 1000, 5000];

export interface Asked {
  /** Objects on the canvas; empty when no row of the canvas is asked for. */
  readonly counts: readonly number[];
  readonly verbs: readonly Verb[];
  has(part: Part): boolean;
  /** Only a run of everything is a report. */
  readonly all: boolean;
}

/** Throws for a word that names nothing here. */
export function asked(words: readonly string[]): Asked {
  const counts = words.map(Number).filter((count) => count > 0);
  const parts = words.filter((word) => !(Number(word) > 0));
  const unknown = parts.find((word) => !(PARTS as readonly string[]).includes(word));
  if (unknown !== undefined)
    throw new Error(`no bench "${unknown}"; there are ${PARTS.join(', ')} and counts`);
  // counts alone mean the canvas, names of other benches alone no canvas
  const has = (part: Part): boolean =>
    parts.length > 0 ? parts.includes(part) : counts.length === 0 || isOfCanvas(part);
  const canvas = PARTS.some((part) => isOfCanvas(part) && has(part));
  return {
    counts: canvas ? (counts.length > 0 ? counts : DEFAULT_COUNTS) : [],
    verbs: VERBS.filter(has),
    has,
    all: words.length === 0,
  };
}

const isOfCanvas = (part: Part): boolean => (CANVAS as readonly Part[]).includes(part);
