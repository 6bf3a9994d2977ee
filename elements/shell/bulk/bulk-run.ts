import { signal } from '@preact/signals-core';
import type { DesignFile } from '../../document/design-file.js';
import type { Generator } from '../../generator/generator.js';
import type { OutputOf } from '../../generator/tasks.js';
import type { RowFault } from '../../generator/tasks/bulk-row.js';
import type { FilledRow } from './row-inputs.js';

/** A design that was made of a row. */
export interface MadeRow {
  readonly row: FilledRow;
  readonly file: DesignFile;
  readonly faults: readonly RowFault[];
  /** Its first page, painted. */
  readonly preview: HTMLCanvasElement;
}

export interface RunOptions {
  readonly generator: Pick<Generator, 'run'>;
  /** With its bulk labels. */
  readonly file: DesignFile;
  readonly rows: readonly FilledRow[];
  /** Longer side of a preview, device pixels. */
  readonly side: number;
}

export type RunState = 'idle' | 'running' | 'stopped' | 'failed' | 'done';

/** Jobs that are given to the generator at a time: a canceled run leaves no long queue behind. */
const AT_ONCE = 4;

/** Makes a design of each row, off the page's thread, in the order of the rows; stopped or failed it goes on where it was. */
export class BulkRun {
  readonly state = signal<RunState>('idle');
  /** Counts what was made, to be followed. */
  readonly version = signal(0);
  readonly #options: RunOptions;
  readonly #made = new Map<FilledRow, MadeRow>();
  #failed = new Set<FilledRow>();
  #abort = new AbortController();

  constructor(options: RunOptions) {
    this.#options = options;
  }

  get rows(): readonly FilledRow[] {
    return this.#options.rows;
  }

  /** In the order of the rows. */
  get made(): readonly MadeRow[] {
    return this.rows.flatMap((row) => this.#made.get(row) ?? []);
  }

  get done(): number {
    return this.#made.size;
  }

  /** Numbers of the rows that could not be made. */
  get failed(): readonly number[] {
    return this.rows.filter((row) => this.#failed.has(row)).map(({ number }) => number);
  }

  of(row: FilledRow): MadeRow | undefined {
    return this.#made.get(row);
  }

  /** Makes all that is not made yet; resolves when it is done, stopped or failed. */
  async start(): Promise<void> {
    if (this.state.peek() === 'running') return;
    this.#failed = new Set();
    const { signal: stopped } = (this.#abort = new AbortController());
    this.state.value = 'running';
    const waiting = this.rows.filter((row) => !this.#made.has(row));
    const next = async (): Promise<void> => {
      for (let row = waiting.shift(); row && !stopped.aborted; row = waiting.shift())
        await this.#make(row, stopped);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    if (this.#abort.signal !== stopped) return;
    this.state.value = stopped.aborted ? 'stopped' : this.#failed.size > 0 ? 'failed' : 'done';
  }

  stop(): void {
    this.#abort.abort();
  }

  async #make(row: FilledRow, stopped: AbortSignal): Promise<void> {
    const { generator, file, side } = this.#options;
    const { texts, images } = row;
    try {
      const made = await generator.run('bulk_row', { file, texts, images, side }, { signal: stopped });
      this.#made.set(row, { row, file: made.file, faults: made.faults, preview: canvasOf(made) });
    } catch {
      if (stopped.aborted) return;
      this.#failed.add(row);
    }
    this.version.value++;
  }
}

function canvasOf({ picture }: OutputOf<'bulk_row'>): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(picture);
  return canvas;
}
