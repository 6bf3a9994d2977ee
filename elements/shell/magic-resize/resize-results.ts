import { signal, type ReadonlySignal } from '@preact/signals-core';
import { errorMessage } from '../../base/i18n/error-message.js';
import { warnOnce } from '../../base/warn-once.js';
import type { DesignFile } from '../../document/design-file.js';
import type { ResizePreset } from '../../generate/resize/presets.js';
import type { Generator } from '../../generator/generator.js';
import { sideInPixels } from '../../math/units.js';
import { pictureCanvas } from '../generating/picture-canvas.js';
import { leftOut } from './left-out.js';

/** Longer side of a preview, CSS pixels [B-018]. */
export const PREVIEW_BASE = 250;
/** More device pixels than this to one CSS pixel nobody can see. */
const MOST_DENSE = 3;

/** A design in one of the sizes: on its way, there, or failed. */
export interface ResizeResult extends ResizePreset {
  readonly key: string;
  readonly state: 'making' | 'ready' | 'failed';
  readonly made: {
    readonly file: DesignFile;
    readonly preview: HTMLCanvasElement;
    /** Whether pictures are missing from it. */
    readonly isPartial: boolean;
    /** Objects that are hidden, since nobody could read them at this size. */
    readonly leftOut: number;
  } | null;
}

/** A design in many sizes, made one by one beside the page; each is there as soon as it is made. */
export class ResizeResults {
  readonly #generator: Generator;
  readonly #file: DesignFile;
  readonly #list = signal<readonly ResizeResult[]>([]);
  readonly #stopped = new AbortController();
  #last = 0;

  constructor(generator: Generator, file: DesignFile, sizes: readonly ResizePreset[]) {
    this.#generator = generator;
    this.#file = file;
    for (const size of sizes) this.add(size);
  }

  get list(): ReadonlySignal<readonly ResizeResult[]> {
    return this.#list;
  }

  /** Appends a size; gives its key. */
  add(size: ResizePreset): string {
    const key = String(++this.#last);
    this.#list.value = [...this.#list.value, { ...size, key, state: 'making', made: null }];
    void this.#make(key, size);
    return key;
  }

  /** Makes again what failed or lacks pictures. */
  retry(): void {
    this.#generator.retry();
    const again = this.#list.value.filter(({ state, made }) => state === 'failed' || made?.isPartial);
    for (const { key } of again) this.#change(key, { state: 'making', made: null });
    for (const { key, ...size } of again) void this.#make(key, size);
  }

  /** Nothing more is made. */
  stop(): void {
    this.#stopped.abort();
  }

  async #make(key: string, { name, width, height, unit }: ResizePreset): Promise<void> {
    const { signal } = this.#stopped;
    const to = { width: sideInPixels(width, unit), height: sideInPixels(height, unit), unit };
    const side = Math.round(PREVIEW_BASE * Math.min(MOST_DENSE, devicePixelRatio));
    try {
      const made = await this.#generator.run('resize', { file: this.#file, to, side }, { signal });
      const preview = pictureCanvas(made.picture!);
      this.#change(key, {
        state: 'ready',
        made: {
          ...{ file: made.file, preview, isPartial: made.missing.length > 0 },
          leftOut: leftOut(this.#file, made.file),
        },
      });
    } catch (error) {
      if (signal.aborted) return;
      warnOnce(`${name} of Magic Resize could not be made: ${errorMessage(error)}`);
      this.#change(key, { state: 'failed', made: null });
    }
  }

  #change(key: string, to: Pick<ResizeResult, 'state' | 'made'>): void {
    this.#list.value = this.#list.value.map((result) => (result.key === key ? { ...result, ...to } : result));
  }
}
