import { understand } from '../../../elements/illustrate/words/understand.js';
import { ImageModelError, type ImageModel } from '../image-model.js';
import type { Drawings } from './drawings.js';
import type { IllustrateTask } from './illustrate-task.js';

interface IllustratorParts {
  readonly drawings: Drawings;
  readonly paint: (task: IllustrateTask, signal: AbortSignal) => Promise<Uint8Array>;
  readonly close?: () => Promise<void>;
}

/** Far enough apart that two pictures of one wish never look alike. */
const STEP = 7919;

/** Makes pictures without a model. The same words and seed give the same picture. */
export const createIllustrator = ({ drawings, paint, close }: IllustratorParts): ImageModel => ({
  name: 'illustrator',
  illustrated: true,
  async make({ prompt, shape, variation, seed }, signal) {
    const wish = understand(prompt, await drawings.lexicon());
    const found = await drawings.files(
      wish.subjects.map(({ id }) => id).filter((id) => !id.startsWith('form-')),
    );
    try {
      const bytes = await paint({ wish, shape, seed: seed + variation * STEP, drawings: found }, signal);
      return { bytes, note: noteOf(wish) };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw new ImageModelError('The picture could not be drawn', String(error));
    }
  },
  ...(close && { close }),
});

/** Which words shaped the picture, where some did not. */
function noteOf({
  used,
  unknown,
}: {
  readonly used: readonly string[];
  readonly unknown: readonly string[];
}): string {
  if (unknown.length === 0) return '';
  const listed = (words: readonly string[]) => words.slice(0, 8).join(', ');
  return used.length === 0
    ? `No word of this can be drawn, so it's an abstract: ${listed(unknown)}`
    : `Drawn from: ${listed(used)}. Not drawn: ${listed(unknown)}`;
}
