import { clamp } from '../math/geometry.js';
import { durationOf } from './duration.js';
import { transitionOf, TURN, type Turn } from './transitions.js';

export { durationOf };

/** Where a page lies in the time of its design, seconds. */
export interface PageSpan {
  readonly index: number;
  readonly start: number;
  readonly duration: number;
  /** How it takes the place of the page before it; none on the first. */
  readonly transition: ReturnType<typeof transitionOf>;
}

export interface DesignTimeline {
  readonly spans: readonly PageSpan[];
  readonly duration: number;
}

interface TimedPage {
  readonly animation_duration?: number | null | undefined;
  readonly transition?: string | null | undefined;
}

/** A moment of a design: the page that shows, the time on it, and while it turns the page before it too. */
export interface Moment {
  readonly index: number;
  readonly time: number;
  /** The page before is at `until` of its time. */
  readonly turn?: Turn & { readonly until: number };
}

/** Page after page, each for its duration. */
export function designTimeline(pages: readonly TimedPage[]): DesignTimeline {
  let start = 0;
  const spans = pages.map((page, index) => {
    const duration = durationOf(page);
    const transition = index > 0 ? transitionOf(page.transition) : undefined;
    const span = { index, start, duration, transition };
    start += duration;
    return span;
  });
  return { spans, duration: start };
}

/** What objects of the page at a place do at its end: they leave before the next one comes, unless the page turns as a whole. */
export const leavesPage = ({ spans }: DesignTimeline, index: number): boolean =>
  index < spans.length - 1 && !spans[index + 1]!.transition;

/** Part of a turn after which hardly anything is left of the page before. */
const TURNED = 0.75;

/** Seconds that the objects of the page at a place wait before they come: words of two pages are not mixed. */
export function beginsOn({ spans }: DesignTimeline, index: number): number {
  const span = spans[index];
  return span?.transition ? TURNED * Math.min(TURN, span.duration) : 0;
}

/** A page is at rest from its end on: its last moment lies before. */
const LAST = 1e-6;

/** When a design that ended was last in motion: its film's last frame shows no more than that. */
export const lastMoment = ({ duration }: DesignTimeline): number => Math.max(0, duration - LAST);

/** What shows at a moment; the last page's end from the end on. Depends on nothing but its arguments. */
export function momentAt({ spans, duration }: DesignTimeline, time: number): Moment {
  const at = clamp(time, 0, duration);
  const span = spans.find(({ start, duration: length }) => at < start + length) ?? spans.at(-1);
  if (!span) return { index: 0, time: 0 };
  const since = at - span.start;
  const long = Math.min(TURN, span.duration);
  if (!span.transition || since >= long) return { index: span.index, time: since };
  const until = spans[span.index - 1]!.duration - LAST;
  return { index: span.index, time: since, turn: { ...span.transition.at(since / long), until } };
}
