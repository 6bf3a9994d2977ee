import { createGenerator } from '../../../../elements/shell/generating/create-generator.js';
import { createSubjectFinder } from '../../../../elements/shell/generating/find-subject.js';
import { productSources } from '../../editor/index.js';
import { CutOuts } from './cut-outs.js';
import { prepareInputs } from './fill-inputs.js';
import type { Made, Making, Studio } from './studio.js';

/** How many designs are made at once; the others wait in a queue. */
const POOL = 6;

/** The studio of the product: what it makes is made in workers, with the product's pictures and fonts. */
export function createStudio(): Studio {
  const generator = createGenerator(productSources, POOL);
  const cutOuts = new CutOuts(createSubjectFinder(productSources));
  return {
    async make({ design, input, colors, palette, side }: Making, signal: AbortSignal): Promise<Made> {
      const { inputs, uncut } = await prepareInputs(input, cutOuts, signal);
      const made = await generator.run(
        'fill',
        { file: design, inputs, side, ...(colors && { colors }), ...(palette && { palette }) },
        { signal },
      );
      return { ...made, uncut };
    },
    retry: () => generator.retry(),
    close: () => generator.close(),
  };
}
