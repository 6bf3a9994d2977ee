import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { parseIconArt } from '../../../elements/objects/icon/art.js';
import { outlineNames, outlinePath } from '../../../elements/objects/outline.js';
import { maskItems } from '../../../elements/panels/elements/grid-and-mask-items.js';
import { buildFrames } from '../../../catalog/build/pictures/frames.js';
import page from '../../fixtures/pages/frames-drawn.json' with { type: 'json' };

const { resources, files } = buildFrames();

/** Whether the mask shows the point, given in fractions of a box of 200 by 150. */
function shows(name: string, x: number, y: number): boolean {
  const canvas = createCanvas(200, 150);
  const path = new Path2D(outlinePath(name as never, 200, 150));
  return canvas.getContext('2d').isPointInPath(path, x * 200, y * 150);
}

describe('the frames', () => {
  it('are 40 shapes and more, no two of them alike', () => {
    const shapes = resources.filter(({ id }) => !/^frame-(letter|digit)-/.test(id));
    expect(shapes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(files.map(({ data }) => String(data))).size).toBe(files.length);
  });

  it('are each a mask of the panel, free and drawn in the strict form', () => {
    expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
    const listed = maskItems.map(({ id }) => id);
    for (const [i, { id, licence, free, width, height }] of resources.entries()) {
      expect(listed).toContain(id.replace('frame-', ''));
      expect([licence, free]).toEqual(['CC0-1.0', true]);
      expect(parseIconArt(String(files[i]!.data)).viewBox).toEqual([0, 0, width, height]);
    }
  });

  it('keep the names that designs have', () => {
    const first =
      'rectangle ellipse pill arch leaf quarter half slant triangle corner diamond pentagon hexagon octagon star burst heart blob';
    const drawn =
      'double-arch cloud drop shield ticket blob-2 blob-3 blob-4 blob-5 blob-6 torn-paper-1 torn-paper-2 torn-paper-3 torn-paper-4 brush-stroke-1 brush-stroke-2 brush-stroke-3 brush-stroke-4 film-strip polaroid phone tablet laptop stamp scallop flower cross house egg speech wave letter-a letter-b letter-m letter-s digit-1 digit-8';
    expect(outlineNames).toEqual(`${first} ${drawn}`.split(' '));
  });

  it.each([
    ['film-strip', [0.5, 0.5], [0.065, 0.07]],
    ['polaroid', [0.5, 0.4], [0.5, 0.88]],
    ['phone', [0.5, 0.5], [0.5, 0.04]],
    ['letter-b', [0.1, 0.5], [0.5, 0.28]],
    ['house', [0.5, 0.5], [0.05, 0.05]],
    ['double-arch', [0.25, 0.5], [0.5, 0.9]],
  ] as const)('%s shows its middle and cuts its holes', (name, [x, y], [holeX, holeY]) => {
    expect(shows(name, x, y)).toBe(true);
    expect(shows(name, holeX, holeY)).toBe(false);
  });

  it('load in a design', () => {
    const design = { id: 'd', title: '', width: 640, height: 480, unit: 'px', pages: [page.page] };
    expect(() => parseDesignFile(JSON.stringify({ version: 1, ...design }))).not.toThrow();
  });
});
