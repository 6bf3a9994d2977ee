import type { Rect } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { hasFixedHeight } from '../../objects/text/box/box-height.js';
import type { TextDetails, TextObject } from '../../objects/text/model.js';
import { anchored, isWhole, placeOf, settingOf, type Setting, type Span } from './candidates.js';
import { anchorsFor, freeSpan, type Anchor } from './space/column.js';
import type { Changed } from './space/flow.js';
import type { PageSpace } from './space/page-space.js';
import { settle } from './space/room.js';
import type { SizeRange } from './sizes.js';

/** A text that gets other words. */
export interface TextSlot {
  /** Its place among the things of the page. */
  readonly at: number;
  readonly key: string;
  readonly text: TextObject;
  readonly words: TextDetails;
  readonly range: SizeRange;
  /** Part of its size that it must not pass, so that texts of one kind stay alike. */
  readonly cap: number;
  readonly isHeading: boolean;
}

/** How a slot came out. */
export interface FittedSlot {
  readonly object: TextObject;
  readonly rect: Rect;
  /** Part of the size it was drawn at. */
  readonly scale: number;
  readonly fault: 'too-long' | 'word-broken' | null;
}

/** A step of the sizes tried. */
const STEP = 0.945;
/** Beyond what can be read; words must end somewhere. */
const TINY = 0.04;
/** How much higher than before a text may get, and by how many lines at least. */
const GROWTH = { heading: 1.7, other: 2.2 };
const LINES = { heading: 1, other: 3 };

/** From the largest to the smallest. */
function scales(from: number, to: number): number[] {
  const all: number[] = [];
  for (let scale = from; scale > to; scale *= STEP) all.push(scale);
  return [...all, to];
}

/**
 * Sets the words into their place, in the order of repair: broken again at the size they had, a little smaller, in a wider box,
 * as small as the role allows, as small as can be read. When nothing is left it breaks a word or goes below that, with a fault.
 */
export function fitTextSlot(slot: TextSlot, others: Changed, space: PageSpace, env: ObjectEnv): FittedSlot {
  const { range, cap } = slot;
  const search = new Search(slot, others, space, env);
  const top = Math.min(1, cap);
  const [soft, role, floor] = [range.soft, range.role, range.floor].map((part) => Math.min(part, top)) as [
    number,
    number,
    number,
  ];
  const { own, wide } = search;
  const line = isShortLine(slot) ? search.first(scales(top, soft), [...own, ...wide], null, 1) : null;
  return (
    line ??
    search.first(scales(top, soft), own) ??
    search.first(scales(top, soft), wide) ??
    search.first(scales(soft, role), [...own, ...wide]) ??
    search.first(scales(role, floor), [...wide, ...own]) ??
    search.first([floor], [...wide, ...own], 'word-broken') ??
    search.first(scales(floor, TINY), [...wide, ...own], 'too-long') ??
    search.last(TINY)
  );
}

/** What the first of so many attempts gives that gives something; halves, for those after it do too. */
function largest<T>(count: number, attempt: (i: number) => T | null): T | null {
  const first = attempt(0);
  if (first || count === 1) return first;
  let found = attempt(count - 1);
  if (!found) return null;
  let [low, high] = [0, count - 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const tried = attempt(middle);
    if (tried) [found, high] = [tried, middle];
    else low = middle;
  }
  return found;
}

/** A date, a name, a button: what stood on one line would rather be a little smaller than on two. */
export const isShortLine = ({ text, words, isHeading }: TextSlot): boolean =>
  !isHeading && !text.text_details.text.includes('\n') && !words.text.includes('\n');

class Search {
  readonly own: readonly Span[];
  readonly wide: readonly Span[];
  readonly #anchors: readonly Anchor[];
  readonly #highest: number;

  constructor(
    private readonly slot: TextSlot,
    private readonly others: Changed,
    private readonly space: PageSpace,
    private readonly env: ObjectEnv,
  ) {
    const { text, isHeading, at } = slot;
    const kind = isHeading ? 'heading' : 'other';
    const turned = text.rotation % 360 !== 0 || hasFixedHeight(text.text_details);
    const before = space.things[at]!.rect.height;
    const line = text.text_details.fontSize * 1.2;
    this.#anchors = turned ? ['middle'] : anchorsFor(space, at);
    this.#highest = Math.max(before * GROWTH[kind], before + LINES[kind] * line);
    const own = { x: text.position.x, width: text.width };
    const free = turned ? own : spanFor(text, freeSpan(space, at, text.text_details.fontSize * 0.35));
    this.own = [own, ...(free.width < own.width ? [free] : []), ...narrower(text)];
    this.wide = free.width > own.width * 1.02 ? [free] : [];
  }

  /**
   * The largest setting that the page has room for, in the first of the spans that has it; null when none has. What fits is
   * taken to fit at every smaller size, so that only a few are tried.
   */
  first(
    sizes: readonly number[],
    spans: readonly Span[],
    fault: FittedSlot['fault'] = null,
    lines = Infinity,
  ): FittedSlot | null {
    let best: FittedSlot | null = null;
    for (const span of spans) {
      const attempt = (i: number): FittedSlot | null => this.#attempt(sizes[i]!, span, fault, lines);
      const found = largest(sizes.length, attempt);
      if (found && (!best || found.scale > best.scale)) best = found;
    }
    return best;
  }

  #attempt(scale: number, span: Span, fault: FittedSlot['fault'], lines: number): FittedSlot | null {
    const setting = settingOf(this.slot.text, this.slot.words, { scale, span }, this.env);
    if (setting.layout.lines.length > lines) return null;
    if (fault !== 'word-broken' && !isWhole(setting)) return null;
    const placed = this.#placed(setting);
    return placed && { ...placed, scale: setting.scale, fault };
  }

  #placed(setting: Setting): Pick<FittedSlot, 'object' | 'rect'> | null {
    for (const anchor of this.#anchors) {
      const object = anchored(this.slot.text, setting, anchor, this.env);
      const rect = placeOf(object, this.env);
      if (rect.height > this.#highest) return null;
      if (settle(this.space, new Map([...this.others, [this.slot.at, rect]]))) return { object, rect };
    }
    return null;
  }

  /** Where even nothing has no room: as small as it gets, in its place. */
  last(scale: number): FittedSlot {
    const { text, words } = this.slot;
    const setting = settingOf(text, words, { scale, span: this.own[0]! }, this.env);
    const object = anchored(text, setting, 'top', this.env);
    return { object, rect: placeOf(object, this.env), scale: setting.scale, fault: 'too-long' };
  }
}

/** Words in the middle of a round ground have more room on more lines. */
const narrower = ({ position, width, text_details }: TextObject): Span[] =>
  text_details.textAlign === 'center'
    ? [0.8, 0.62].map((part) => ({ x: position.x + (width * (1 - part)) / 2, width: width * part }))
    : [];

/** The box that a text may have within free room: it grows away from the side that its lines hold on to. */
function spanFor(text: TextObject, { left, right }: { readonly left: number; readonly right: number }): Span {
  const { position, width } = text;
  const align = text.text_details.textAlign;
  if (align === 'right') return { x: left, width: position.x + width - left };
  if (align !== 'center') return { x: position.x, width: right - position.x };
  const middle = position.x + width / 2;
  const half = Math.min(middle - left, right - middle);
  return { x: middle - half, width: half * 2 };
}
