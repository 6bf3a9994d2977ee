import type { ShapePart, TextPart } from '../page-tree.js';

/** Role labels by what they are named; the first that fits says the part. */
const TEXT_LABELS: readonly (readonly [RegExp, TextPart])[] = [
  [/sub.?(title|head)|tagline/, 'sub_heading'],
  [/^(cta|button|call.?to.?action)/, 'button'],
  [/head|title/, 'heading'],
  [/^(tag|kicker|eyebrow|category|overline)s?\d*$/, 'tag'],
  [/^(figure|initials?|numeral)\d*$/, 'figure'],
  [
    /^(date|day|time|place|venue|location|address|price|phone|e-?mail|site|web.?site|url|company|author|contact|handle)\d*$/,
    'detail',
  ],
  [/body|paragraph|caption|text|detail/, 'paragraph'],
];

const IMAGE_LABELS: readonly (readonly [RegExp, ShapePart])[] = [
  [/^(background|ground)\d*$/, 'background'],
  [/^(logo|brand)/, 'logo'],
  [/^icon/, 'icon'],
  [/^hero\d*$/, 'hero'],
  [/^(photo|picture|image|portrait|cover|second)\d*$/, 'picture'],
  [/^frame/, 'frame'],
  [/^(motif|sprig|ornament|decoration)/, 'decoration'],
];

const found = <T>(label: string | undefined, list: readonly (readonly [RegExp, T])[]): T | null => {
  const name = label?.trim().toLowerCase();
  return name ? (list.find(([pattern]) => pattern.test(name))?.[1] ?? null) : null;
};

/** What a text's role label says it is for; null for one that says something else. */
export const partOfTextLabel = (label: string | undefined): TextPart | null => found(label, TEXT_LABELS);

/** What a picture's role label says it is for; null for one that says something else. */
export const partOfImageLabel = (label: string | undefined): ShapePart | null => found(label, IMAGE_LABELS);
