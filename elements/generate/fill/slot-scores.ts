import type { FittedSlot, TextSlot } from './fit-text-slot.js';

/** Sizes this near to each other are one. */
const SAME = 0.02;
/** Texts whose sizes were this much apart stay in their order, and by this much. */
const APART = 1.15;
const ABOVE = 1.08;

/** 1 at the size a text was drawn at, a half at the least its role allows, 0 with a fault. */
export function slotScore({ range }: TextSlot, { scale, fault }: FittedSlot): number {
  if (fault) return 0;
  if (scale >= range.role)
    return range.role >= 1 ? 1 : 1 - (0.5 * (1 - Math.min(1, scale))) / (1 - range.role);
  return 0.1 + (0.4 * (scale - range.floor)) / Math.max(0.01, range.role - range.floor);
}

type Entry = readonly [TextSlot, FittedSlot];

/** The sizes that texts must not pass, by thing: as large as the smallest of their kind, and below what is over them. */
export function capsFor(fitted: ReadonlyMap<TextSlot, FittedSlot>): ReadonlyMap<number, number> {
  const entries = [...fitted];
  const caps = new Map<number, number>();
  for (const entry of entries) {
    const [slot, result] = entry;
    const alike = entries.filter((other) => areAlike(entry, other)).map(([, { scale }]) => scale);
    const least = Math.min(result.scale, ...alike, ...entries.flatMap((other) => belowOf(entry, other)));
    // never below what can be read for the sake of looks
    const cap = Math.max(least, Math.min(result.scale, slot.range.floor));
    if (cap < result.scale - SAME) caps.set(slot.at, cap);
  }
  return caps;
}

/** Texts of one look, as in a list or in cards. */
function areAlike([a]: Entry, [b]: Entry): boolean {
  const [p, q] = [a.text.text_details, b.text.text_details];
  return (
    a !== b &&
    Math.abs(p.fontSize - q.fontSize) <= SAME * p.fontSize &&
    p.font === q.font &&
    p.weight === q.weight &&
    p.bold === q.bold &&
    p.fontColor === q.fontColor &&
    (isSeries(a.key, b.key) || inLine(a.text, b.text))
  );
}

/** 'step1' and 'step2'. */
const isSeries = (a: string, b: string): boolean =>
  /\d$/.test(a) && a.replace(/\d+\w?$/, '') === b.replace(/\d+\w?$/, '');

/** One under the other from one edge, or side by side from one height. */
const inLine = ({ position: p }: TextSlot['text'], { position: q }: TextSlot['text']): boolean =>
  Math.abs(p.x - q.x) < 1 || Math.abs(p.y - q.y) < 1;

/** The part of its size at which a text is still below one that was larger. */
function belowOf([a]: Entry, [b, { scale }]: Entry): number[] {
  const [own, other] = [a.text.text_details.fontSize, b.text.text_details.fontSize];
  return other >= own * APART && b.isHeading ? [(other * scale) / ABOVE / own] : [];
}
