/** A control, known by what stays the same when its page is made again. */
export interface FocusMark {
  readonly tag: string;
  /** Its address or its name. */
  readonly name: string;
  /** The slider it stands in; empty outside of all. */
  readonly row: string;
  /** Which one of those that are alike. */
  readonly index: number;
}

/** Where a reader is on a page. */
export interface PagePosition {
  /** CSS pixels the page is scrolled down. */
  readonly y: number;
  /** CSS pixels each slider is scrolled along, by its `data-place`. */
  readonly rows: Readonly<Record<string, number>>;
  /** What has the focus. */
  readonly focus: FocusMark | null;
}

const ROW = '[data-place]';
const CONTROL = 'a[href], button, input, select, textarea';

export function currentPosition(): PagePosition {
  const scrolled = rows().filter(({ scrollLeft }) => scrollLeft > 0);
  return {
    y: scrollY,
    rows: Object.fromEntries(scrolled.map((row) => [row.dataset.place, row.scrollLeft])),
    focus: markOf(document.activeElement),
  };
}

/** Scrolls to a position; false while the page is not long enough, or a slider is missing. */
export function scrollToPosition({ y, rows: wanted }: PagePosition): boolean {
  scrollTo({ top: y, behavior: 'instant' });
  let there = Math.abs(scrollY - y) < 2;
  for (const [name, left] of Object.entries(wanted)) {
    const row = rows().find(({ dataset }) => dataset.place === name);
    row?.scrollTo({ left, behavior: 'instant' });
    if (!row || Math.abs(row.scrollLeft - left) > 1) there = false;
  }
  return there;
}

export function markOf(element: Element | null): FocusMark | null {
  if (!element?.matches(CONTROL)) return null;
  const mark = { tag: element.localName, name: nameOf(element), row: rowOf(element) };
  return { ...mark, index: alike(mark).indexOf(element as HTMLElement) };
}

/** The control a mark was made of; with `nearly` any that is like it. */
export function findMarked(mark: FocusMark, nearly = false): HTMLElement | undefined {
  const found = alike(mark);
  return found[mark.index] ?? (nearly ? found[0] : undefined);
}

const alike = ({ tag, name, row }: Omit<FocusMark, 'index'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => nameOf(element) === name && rowOf(element) === row,
  );

const nameOf = (element: Element): string =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent.trim();

const rowOf = (element: Element): string => element.closest<HTMLElement>(ROW)?.dataset.place ?? '';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROW)];
