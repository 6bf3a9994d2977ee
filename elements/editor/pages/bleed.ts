import { DESIGN_ID, type DesignRecord } from '../../document/records.js';
import { bleedInPixels } from '../../math/units.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** What is printed past each edge and cut off, page pixels; 0 for none [E-055]. */
export const bleedOf = (editor: Editor): number => editor.design.bleed ?? 0;

/** The fields of a design with another bleed, page pixels: none at all when it has none. */
export function withBleed<Fields extends { readonly bleed?: number | undefined }>(
  design: Fields,
  pixels: number,
): Fields {
  const { bleed: _, ...rest } = design;
  return (pixels > 0 ? { ...rest, bleed: pixels } : rest) as Fields;
}

/** Sets the bleed, in the unit of the design, as one step. Throws RangeError beyond BLEED_BOUND. */
export function setBleed(editor: Editor, length: number): void {
  const pixels = bleedInPixels(length, editor.design.dimension_units ?? 'px');
  if (pixels === bleedOf(editor)) return;
  editor.run(t('setBleed'), () =>
    editor.store.update<DesignRecord>(DESIGN_ID, (record) => ({
      ...record,
      design: withBleed(record.design, pixels),
    })),
  );
}
