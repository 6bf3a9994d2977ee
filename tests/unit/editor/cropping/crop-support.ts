import { parseDesignFile } from '../../../../elements/document/design-file.js';
import type { Cropping } from '../../../../elements/editor/cropping/cropping.js';
import { croppingOf, startCrop } from '../../../../elements/editor/cropping/session.js';
import { center, rotatePoint } from '../../../../elements/math/geometry.js';
import { expect } from 'vitest';
import { boxSurface } from '../../../support/fakes/box-surface.js';
import { testEditor, type TestEditor } from '../../../support/fakes/test-editor.js';

export const NATURAL = { width: 1200, height: 800 };

export const box = (id: string, more: object) => ({
  id,
  layer_index: 0,
  position: { x: 100, y: 100 },
  width: 240,
  height: 180,
  rotation: 0,
  opacity: 1,
  locked: false,
  type: 'image',
  image_details: { src: 'photo', image_needs_autoset: true },
  ...more,
});

/** An editor over objects whose picture is 1200 x 800 px. */
export function open(objects: readonly object[], page: object = {}): TestEditor {
  const stored = { id: 'p', background_color: null, background_image: null, groups: [], objects, ...page };
  const opened = testEditor(
    parseDesignFile({ version: 1, id: 'd', width: 800, height: 800, pages: [stored] }),
  );
  // Node decodes no pictures here: their size is all a crop needs
  Object.assign(opened.editor.resources, { image: () => NATURAL });
  opened.editor.surface = boxSurface(opened.editor);
  return opened;
}

export function crop({ editor }: TestEditor, id = 'a', index: number | null = null): Cropping {
  expect(startCrop(editor, { id, box: index })).toBe(true);
  return croppingOf(editor).peek()!;
}

/** True when every corner of the frame lies on the turned picture. */
export function covers({ view }: Cropping): boolean {
  const { frame, content, turn } = view!;
  const slack = 1e-6 * Math.max(content.width, content.height);
  return [0, frame.width].every((x) =>
    [0, frame.height].every((y) => {
      const p = rotatePoint({ x, y }, center(content), -turn);
      return (
        p.x >= content.x - slack &&
        p.y >= content.y - slack &&
        p.x <= content.x + content.width + slack &&
        p.y <= content.y + content.height + slack
      );
    }),
  );
}

/** A grid of a photo and an empty box. */
export const GRID = {
  type: 'grid',
  image_details: undefined,
  grid_details: {
    boxes: [
      { x: 0, y: 0, width: 0.5, height: 1, image: { src: 'photo', image_needs_autoset: true } },
      { x: 0.5, y: 0, width: 0.5, height: 1 },
    ],
    gap: 10,
  },
};
