import type { NoteId, Notes } from './notes.js';

/** Where a drawing that was made safe before it was kept says what it lost: its own text shows no trace of that. */
export const LEFT_OUT = 'data-left-out';

/** Losses that show, and that making safe causes. */
const LOSSES = [
  'webContent',
  'animation',
  'externalPicture',
  'brokenPicture',
] as const satisfies readonly NoteId[];

/** The attribute's value for what was noted while the original was read; empty when nothing was lost. */
export const leftOut = (notes: Notes): string => LOSSES.filter((id) => notes.has(id)).join(' ');

/** Notes again what was lost; words that are none of ours say nothing. */
export function noteLeftOut(value: string | undefined, notes: Notes): void {
  const words = (value ?? '').split(' ');
  for (const id of LOSSES) if (words.includes(id)) notes.add(id);
}
