import type { LitElement, ReactiveController } from 'lit';

/** Rows drawn above and below those that are seen. */
const OVERSCAN = 8;
/** Until a row was measured. */
const ROW_HEIGHT = 44;

/** A row to be drawn, or the height of those between that are not. */
export type Run = { readonly row: number } | { readonly gap: number; readonly before: number };

/** Only rows near what is seen are drawn, and those named to be kept: a thousand rows cost as much as thirty. */
export class VirtualRows implements ReactiveController {
  #first = 0;
  #seen = 20;
  #rowHeight = ROW_HEIGHT;
  #observer: ResizeObserver | undefined;

  constructor(
    private readonly host: LitElement,
    private readonly box: () => HTMLElement | null,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** All rows are as high as the first: none breaks its lines. */
  hostUpdated(): void {
    const box = this.box();
    if (!box) return;
    this.#observer ??= this.#watch(box);
    const height = box.querySelector<HTMLElement>('tbody tr[data-row]')?.offsetHeight ?? 0;
    if (height > 0 && height !== this.#rowHeight) {
      this.#rowHeight = height;
      this.#measure();
      this.host.requestUpdate();
    }
  }

  /** Rows of a page, for the keys that turn it. */
  get page(): number {
    return Math.max(1, this.#seen - 2);
  }

  /** What is drawn of `count` rows, from the top down. */
  runs(count: number, keep: readonly number[]): Run[] {
    const runs: Run[] = [];
    let next = 0;
    for (const row of this.#drawn(count, keep)) {
      if (row > next) runs.push({ gap: (row - next) * this.#rowHeight, before: row });
      runs.push({ row });
      next = row + 1;
    }
    if (next < count) runs.push({ gap: (count - next) * this.#rowHeight, before: count });
    return runs;
  }

  readonly onScroll = (): void => {
    const before = this.#first;
    const first = this.#firstSeen();
    if (Math.abs(first - before) < OVERSCAN / 2) return;
    this.#first = first;
    this.host.requestUpdate();
  };

  #drawn(count: number, keep: readonly number[]): number[] {
    const rows = new Set(keep.filter((row) => row >= 0 && row < count));
    const last = Math.min(count, this.#first + this.#seen + OVERSCAN);
    for (let row = Math.max(0, this.#first - OVERSCAN); row < last; row++) rows.add(row);
    return [...rows].sort((one, other) => one - other);
  }

  #watch(box: HTMLElement): ResizeObserver {
    const observer = new ResizeObserver(() => {
      if (this.#measure()) this.host.requestUpdate();
    });
    observer.observe(box);
    return observer;
  }

  #firstSeen(): number {
    return Math.floor((this.box()?.scrollTop ?? 0) / this.#rowHeight);
  }

  /** True when other rows are to be drawn. */
  #measure(): boolean {
    const seen = Math.ceil((this.box()?.clientHeight ?? 0) / this.#rowHeight) + 1;
    const first = this.#firstSeen();
    const other = seen !== this.#seen || first !== this.#first;
    this.#seen = seen;
    this.#first = first;
    return other;
  }
}
