import type { DesignFile } from '../../document/design-file.js';
import { fillDesign } from '../../generate/fill/fill-design.js';
import type { FillFault, FillInputs } from '../../generate/fill/fill-inputs.js';
import { coloredFile, withColorsOf } from '../../generate/colored-file.js';
import { paletteVariation } from '../../generate/palette-variations.js';
import { swapStyle, type StyleColors } from '../../generate/style-swap/swap-style.js';
import { objectsOfFile } from '../page-objects.js';
import type { Task } from '../task.js';

export interface FillInput {
  readonly file: DesignFile;
  readonly inputs: FillInputs;
  /** It is dressed in the two colors, or else in the palette; its own stay without. */
  readonly colors?: StyleColors;
  /** '#rrggbb', five of them. */
  readonly palette?: readonly string[];
  /** Longer side of a picture of the first page, device pixels. */
  readonly side: number;
}

export interface FillOutput {
  readonly file: DesignFile;
  readonly picture: ImageBitmap;
  /** Source keys of pictures that could not be loaded: they show as placeholders. */
  readonly missing: readonly string[];
  readonly faults: readonly FillFault[];
  /** False when another layout should be tried. */
  readonly fits: boolean;
}

/** A design with words and pictures in its labeled slots, and a picture of it. */
export const fill: Task<FillInput, FillOutput> = {
  async run({ file, inputs, side, ...look }, env) {
    // the fonts of the design: words are laid out in them
    await env.load(objectsOfFile(file));
    await env.pause();
    let filled = fillDesign(file, inputs, env.objects);
    if (isForeign(inputs)) {
      // faces for letters that the design's fonts lack are found by the words in their places; then they are measured
      await env.load(objectsOfFile(filled.file));
      await env.pause();
      filled = fillDesign(file, inputs, env.objects);
    }
    // pictures that came, and fallback fonts for letters that came
    const missing = await env.load(objectsOfFile(filled.file));
    await env.pause();
    const { faults, fits } = filled;
    const made = dressed(filled.file, look);
    const picture = env.picture({ page: made.pages[0]!, size: made, side });
    return { file: made, picture, missing, faults, fits };
  },
  transferred: ({ picture }) => [picture],
};

function dressed(file: DesignFile, { colors, palette }: Pick<FillInput, 'colors' | 'palette'>): DesignFile {
  if (colors) return swapStyle(file, colors);
  return palette ? withColorsOf(file, paletteVariation(coloredFile(file), palette, 0)) : file;
}

/** Whether words have letters beyond those that fonts of the catalog have. */
const isForeign = ({ texts = {} }: FillInputs): boolean =>
  Object.values(texts).some((words) => /[^\u0000-\u024f\u2000-\u20cf]/.test(words));
