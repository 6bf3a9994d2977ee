import type { GlyphRun } from '../../../display/ops.js';
import { ContentStream } from '../file/content-stream.js';
import { formXObject } from '../file/form-xobject.js';
import { colorOperator } from '../paint/paint-operators.js';
import { pathOperators } from '../paint/path-operators.js';
import type { PdfFile, PdfRef } from '../file/pdf-file.js';

/** Glyphs in colors (emoji) as forms, each once, in font units with y up. */
export class ColorGlyphs {
  readonly #file: PdfFile;
  readonly #known = new Map<string, PdfRef>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** Layers without a color of their own take the one that is set where the form is drawn. */
  form(run: GlyphRun, index: number): PdfRef {
    const { id, layers = [] } = run.glyphs[index]!;
    const key = `${run.font}/${id}/${layers.map(({ color }) => color ?? '').join()}`;
    let ref = this.#known.get(key);
    if (ref) return ref;
    const content = new ContentStream();
    for (const { outline, color } of layers) {
      const path = pathOperators(outline, 1);
      if (path === '') continue;
      content.save();
      if (color !== null) content.add(colorOperator(color, 'fill'));
      content.add(path, 'f');
      content.restore();
    }
    const em = run.unitsPerEm;
    this.#known.set(key, (ref = formXObject(this.#file, content, [-em, -em, 3 * em, 3 * em])));
    return ref;
  }
}
