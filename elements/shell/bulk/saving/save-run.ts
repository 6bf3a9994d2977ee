import { newId } from '../../../math/ids.js';
import type { BulkTarget } from '../../../ports/bulk.js';
import { SaveFailed, type SaveTrouble } from '../../../ports/host.js';

/** A design that was made of a row. */
export interface RowDesign {
  /** Number of its row in the sheet, from 1. */
  readonly row: number;
  readonly file: object;
}

export type SaveOutcome =
  | { readonly state: 'saved'; readonly refused: readonly number[] }
  | {
      readonly state: 'stopped';
      /** Row that it stopped at. */
      readonly row: number;
      readonly trouble: SaveTrouble | 'canceled';
    };

/** Portions of one saving at least, so that its progress is seen and little is sent twice. */
const PORTIONS = 10;
/** Letters of designs in one call; the server takes some times as many. */
const MOST_LETTERS = 8_000_000;

/** A design that will never be kept as it is: others do not wait for it. */
const isRefusal = (trouble: SaveTrouble): boolean => trouble === 'invalid' || trouble === 'too_large';

/**
 * Saves many designs in portions. What stops it leaves those before it saved; run again it goes on behind them, and what was
 * on its way when an answer was lost is not doubled [E-043].
 */
export class SaveRun {
  readonly #designs: readonly RowDesign[];
  readonly #target: BulkTarget;
  readonly #batch = newId(24);
  readonly #refused = new Set<number>();
  readonly #most: number;
  #next = 0;
  #size: number;

  constructor(designs: readonly RowDesign[], target: BulkTarget) {
    this.#designs = designs;
    this.#target = target;
    this.#most = Math.max(1, Math.min(target.most, Math.ceil(designs.length / PORTIONS)));
    this.#size = this.#most;
  }

  get total(): number {
    return this.#designs.length;
  }

  /** How many are kept. */
  get saved(): number {
    return this.#next - this.#refused.size;
  }

  /** @param progress - called after each portion */
  async run(folder: string, signal: AbortSignal, progress: () => void): Promise<SaveOutcome> {
    while (this.#next < this.#designs.length) {
      const portion = this.#portion();
      const trouble = await this.#send(portion, folder, signal);
      if (trouble === null) this.#next += portion.length;
      else if (isRefusal(trouble as SaveTrouble) && portion.length > 1)
        this.#size = Math.ceil(portion.length / 2);
      else return this.#stop(portion[0]!.row, trouble);
      progress();
    }
    const refused = [...this.#refused].map((place) => this.#designs[place]!.row);
    return { state: 'saved', refused };
  }

  /** One that will never be kept is left out when it goes on. */
  #stop(row: number, trouble: SaveTrouble | 'canceled'): SaveOutcome {
    if (trouble !== 'canceled' && isRefusal(trouble)) this.#refused.add(this.#next++);
    this.#size = this.#most;
    return { state: 'stopped', row, trouble };
  }

  #portion(): readonly RowDesign[] {
    const portion: RowDesign[] = [];
    let letters = 0;
    for (const design of this.#designs.slice(this.#next, this.#next + this.#size)) {
      letters += JSON.stringify(design.file).length;
      if (portion.length > 0 && letters > MOST_LETTERS) break;
      portion.push(design);
    }
    return portion;
  }

  async #send(
    portion: readonly RowDesign[],
    folder: string,
    signal: AbortSignal,
  ): Promise<SaveTrouble | 'canceled' | null> {
    if (signal.aborted) return 'canceled';
    try {
      const options = { folder, first: this.#next + 1, batch: this.#batch, signal };
      await this.#target.save(
        portion.map(({ file }) => file),
        options,
      );
      return null;
    } catch (error) {
      if (signal.aborted) return 'canceled';
      return error instanceof SaveFailed ? error.trouble : 'fault';
    }
  }
}
