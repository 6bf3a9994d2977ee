import type { Task } from './task.js';
import { bulkRow, type BulkRowInput, type BulkRowOutput } from './tasks/bulk-row.js';
import { dress, type DressInput, type DressOutput } from './tasks/dress.js';
import { png, type PngInput } from './tasks/png.js';
import { fill, type FillInput, type FillOutput } from './tasks/fill.js';
import { preview, type PreviewInput, type PreviewOutput } from './tasks/preview.js';
import { resize, type ResizeInput, type ResizeOutput } from './tasks/resize.js';
import { seedColors, type SeedColorsInput, type SeedColorsOutput } from './tasks/seed-colors.js';
import { suggest, type SuggestInput, type SuggestOutput } from './tasks/suggest.js';

/** Input and output of every task, by its name. */
export interface TaskTypes {
  readonly bulk_row: { readonly input: BulkRowInput; readonly output: BulkRowOutput };
  readonly png: { readonly input: PngInput; readonly output: Blob };
  readonly fill: { readonly input: FillInput; readonly output: FillOutput };
  readonly preview: { readonly input: PreviewInput; readonly output: PreviewOutput };
  readonly resize: { readonly input: ResizeInput; readonly output: ResizeOutput };
  readonly seed_colors: { readonly input: SeedColorsInput; readonly output: SeedColorsOutput };
  readonly suggest: { readonly input: SuggestInput; readonly output: SuggestOutput };
  readonly dress: { readonly input: DressInput; readonly output: DressOutput };
}

export type TaskName = keyof TaskTypes;
export type InputOf<N extends TaskName> = TaskTypes[N]['input'];
export type OutputOf<N extends TaskName> = TaskTypes[N]['output'];

export const tasks: { readonly [N in TaskName]: Task<InputOf<N>, OutputOf<N>> } = {
  preview,
  resize,
  seed_colors: seedColors,
  suggest,
  dress,
  bulk_row: bulkRow,
  png,
  fill,
};
