import type { KeyboardEvent } from 'react';

/** A row of cards is one stop of the Tab key, with the card's menu after it; the arrow keys lead from card to card. */

const CARD = ':is(a, button).card';
const STOPS = `${CARD}, .tile-menu`;

/** Makes `current`, or else the card that was it before, or the first one, the stop of its row. */
export function rove(track: HTMLElement, current?: Element): void {
  const slots = [...track.children];
  const holds = (element: Element | null | undefined) =>
    slots.find((slot) => element && slot.contains(element));
  const stop =
    holds(current) ?? holds(track.querySelector(`${CARD}[tabindex='0']`)) ?? holds(track.querySelector(CARD));
  for (const slot of slots) {
    const stops = slot.matches(CARD) ? [slot] : slot.querySelectorAll(STOPS);
    for (const element of stops) element.setAttribute('tabindex', slot === stop ? '0' : '-1');
  }
}

/** Left and right move the focus card by card, Home and End to the ends. */
export function stepByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>(CARD)];
  const here = cards.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    Home: 0,
    End: cards.length - 1,
  };
  const next = cards[targets[event.key] ?? -1];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ behavior: smoothly(), block: 'nearest', inline: 'nearest' });
}

const smoothly = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
