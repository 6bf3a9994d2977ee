import type { KeyboardEvent } from 'react';

/** The card an arrow key leads to, by where cards stand: rows are what begins at the same height. */
export function neighbor(tops: readonly number[], here: number, key: string): number | null {
  const last = tops.length - 1;
  const row = (at: number) => tops[at];
  const below = () => {
    const start = tops.findIndex((top, at) => at > here && top > row(here)!);
    if (start < 0) return null;
    const column = here - tops.indexOf(row(here)!);
    const end = tops.lastIndexOf(tops[start]!);
    return Math.min(start + column, end);
  };
  const above = () => {
    const start = tops.indexOf(row(here)!);
    if (start === 0) return null;
    return tops.indexOf(tops[start - 1]!) + (here - start);
  };
  const targets: Record<string, () => number | null> = {
    ArrowLeft: () => (here > 0 ? here - 1 : null),
    ArrowRight: () => (here < last ? here + 1 : null),
    ArrowDown: below,
    ArrowUp: above,
    Home: () => 0,
    End: () => last,
  };
  return targets[key]?.() ?? null;
}

/** Arrow keys lead from card to card of a grid; Home and End to its ends. */
export function navigateGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('a.card')];
  const here = cards.indexOf(event.target as HTMLElement);
  if (here < 0) return;
  const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
  const next = neighbor(tops, here, event.key);
  if (next === null) return;
  event.preventDefault();
  cards[next]?.focus();
}
