import { recordsOf } from '../../document/stored/load.js';
import { fitPage } from '../../generate/fit/fit-page.js';
import { keepPage } from '../../generate/fit/keep-page.js';
import { bleedInPixels, isSideWithin, sideInPixels, type Unit } from '../../math/units.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { withBleed } from './bleed.js';
import { applyRecords } from './replace-design.js';

/** A page size as it is typed or chosen. */
export interface SizeInUnits {
  readonly width: number;
  readonly height: number;
  readonly unit: Unit;
  /** What is printed past each edge, in the unit; as it was when absent [E-055]. */
  readonly bleed?: number;
}

/** Whether what is on the pages grows and shrinks with them, or stays as it is. */
export type ResizeContents = 'fit' | 'keep';

/**
 * Gives the design another page size as one step [E-056]. Throws RangeError for a side out of bounds (DECISIONS 6) and
 * leaves the design as it was.
 */
export async function resizeDesign(
  editor: Editor,
  { width, height, unit, bleed }: SizeInUnits,
  contents: ResizeContents,
): Promise<void> {
  if (![width, height].every((side) => isSideWithin(side, unit))) throw new RangeError('page size');
  const to = { width: sideInPixels(width, unit), height: sideInPixels(height, unit) };
  const beyond = bleed === undefined ? null : bleedInPixels(bleed, unit);
  // the heights of texts and the crops of pictures need both
  await editor.resources.ensure(
    [...editor.store.values()].flatMap((record) => (record.typeName === 'object' ? [record.object] : [])),
  );
  // read now: something may have been changed meanwhile
  const file = editor.toFile();
  const fitting = { from: { width: file.width, height: file.height }, to };
  const adapt = contents === 'fit' ? fitPage : keepPage;
  const pages = file.pages.map((page) => adapt(page, fitting, editor.resources.env));
  const resized = withBleed(file, beyond ?? file.bleed ?? 0);
  applyRecords(editor, recordsOf({ ...resized, ...to, dimension_units: unit, pages }), t('resizeDesign'));
  editor.viewport.choose('fit');
}
