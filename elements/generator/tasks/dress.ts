import type { DesignFile } from '../../document/design-file.js';
import { dressDesign } from '../../generate/suggest/dress.js';
import { isText } from '../../generate/suggest/fonts/text-slots.js';
import type { Style } from '../../generate/suggest/types.js';
import { dressedDesign, storedPage, suggestEnv } from '../dressed-file.js';
import { fontSamples } from '../font-samples.js';
import { objectsOfFile } from '../page-objects.js';
import type { Task } from '../task.js';

export interface DressInput {
  readonly file: DesignFile;
  readonly style: Style;
}

export interface DressOutput {
  /** The design with all its pages in the style; objects keep their ids. */
  readonly file: DesignFile;
}

/** A whole design in the style of a suggestion [B-019]. */
export const dress: Task<DressInput, DressOutput> = {
  async run({ file, style }, env) {
    const objects = objectsOfFile(file);
    await env.load(objects);
    if (style.pairing) await env.load(fontSamples(objects.filter(isText), [style.pairing]));
    const work = dressDesign(dressedDesign(file), style, suggestEnv(env));
    for (;;) {
      const step = work.next();
      if (step.done) {
        const pages = step.value.map((page, index) => storedPage(file.pages[index]!, page));
        return { file: { ...file, pages } };
      }
      await env.pause();
    }
  },
};
