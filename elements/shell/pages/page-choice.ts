import { nearestPage } from '../../editor/pages/pages.js';

/** Keys that are held while something is chosen. */
export interface HeldKeys {
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

/** Which pages of a list are selected, and which of them the keyboard is at; a new one after each change. */
export interface PageChoice {
  readonly chosen: ReadonlySet<string>;
  /** The page that the keyboard is at. */
  readonly active: string;
  /** Where a range with Shift begins. */
  readonly anchor: string;
}

/** One or several pages alone; the keyboard goes to the first. */
export const choicePages = (pages: readonly string[]): PageChoice => ({
  chosen: new Set(pages),
  active: pages[0] ?? '',
  anchor: pages[0] ?? '',
});

/** Chooses a page as lists do: alone, with Ctrl or Cmd in addition or no more, with Shift all from the anchor to it. */
export function choosePage(
  choice: PageChoice,
  order: readonly string[],
  page: string,
  { shiftKey = false, ctrlKey = false, metaKey = false }: HeldKeys = {},
): PageChoice {
  if (shiftKey) {
    const [from, to] = [order.indexOf(choice.anchor), order.indexOf(page)].sort((a, b) => a - b);
    const chosen = new Set(order.slice(Math.max(0, from!), to! + 1));
    return { chosen, active: page, anchor: choice.anchor };
  }
  if (!ctrlKey && !metaKey) return choicePages([page]);
  const chosen = new Set(choice.chosen);
  if (!chosen.delete(page)) chosen.add(page);
  return { chosen, active: page, anchor: page };
}

/** The selected pages in order; the one that has the keyboard when none is. */
export function meantPages({ chosen, active }: PageChoice, order: readonly string[]): readonly string[] {
  const meant = order.filter((id) => chosen.has(id));
  return meant.length > 0 ? meant : order.filter((id) => id === active);
}

/** The choice after pages went: the keyboard is at the one that stands there now, never nowhere. */
export function choiceLeft(
  choice: PageChoice,
  before: readonly string[],
  after: readonly string[],
): PageChoice {
  const chosen = new Set([...choice.chosen].filter((id) => after.includes(id)));
  if (after.includes(choice.active))
    return chosen.size === choice.chosen.size ? choice : { ...choice, chosen };
  const active = nearestPage(before, choice.active, after);
  return { chosen: chosen.size > 0 ? chosen : new Set([active]), active, anchor: active };
}
