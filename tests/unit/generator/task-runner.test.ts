import { afterEach, expect, test, vi } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import type { DesignFile, StoredPage } from '../../../elements/document/design-file.js';
import type { GeneratorSources } from '../../../elements/generator/sources.js';
import { BROWSER, TaskRunner, type Platform } from '../../../elements/generator/task-runner.js';
import type { PaintCanvas } from '../../../elements/paint/env.js';
import { decodePicture, nodePaintEnv, pixelsOf } from '../../../elements/render/node.js';
import { imageOf, shapeOf } from '../../support/objects.js';

/** The runner as it works where there are neither workers nor a DOM. */
const platform: Platform = {
  ...BROWSER,
  decode: decodePicture,
  paint: (plain) => nodePaintEnv(plain),
  bitmap: (canvas) => canvas as unknown as ImageBitmap,
  pixels: pixelsOf,
};

const fonts: GeneratorSources['fonts'] = {
  families: async () => [],
  fallbacks: async () => [],
  load: async () => new ArrayBuffer(0),
};

const file: DesignFile = {
  ...blankDesign({ width: 200, height: 100 }),
  pages: [
    {
      ...blankDesign().pages[0]!,
      objects: [
        shapeOf(
          { outline: 'rectangle', fill: '#c81e1e', stroke_width: 0 },
          { id: 'a', position: { x: 0, y: 0 }, width: 100, height: 100 },
        ),
        imageOf(
          { id_design_resource: 'lost' },
          { id: 'b', position: { x: 100, y: 0 }, width: 100, height: 100 },
        ),
      ],
    } as StoredPage,
  ],
};

const at = (picture: ImageBitmap, x: number, y: number) => {
  const canvas = picture as unknown as PaintCanvas;
  return [
    ...pixelsOf(canvas)
      .slice((y * canvas.width + x) * 4)
      .slice(0, 3),
  ];
};

const { signal } = new AbortController();

afterEach(() => void vi.useRealTimers());

test('a picture that never answers shows as a placeholder, and its job ends', async () => {
  vi.useFakeTimers();
  const runner = new TaskRunner({ file: () => new Promise(() => undefined), fonts }, platform);
  const running = runner.run('preview', { file, side: 100 }, signal);
  await vi.advanceTimersByTimeAsync(60_000);
  const { picture, missing } = await running;
  expect(missing).toEqual(['design_resource:lost']);
  expect([picture.width, picture.height]).toEqual([100, 50]);
  expect(at(picture, 25, 25)).toEqual([200, 30, 30]);
});

test('a design is made in another size, the same every time, and its original is left alone', async () => {
  const runner = new TaskRunner({ file: () => Promise.reject(new Error('lost')), fonts }, platform);
  const before = structuredClone(file);
  const to = { width: 300, height: 300, unit: 'px' } as const;
  const first = await runner.run('resize', { file, to, side: 150 }, signal);
  const again = await runner.run('resize', { file, to }, signal);
  expect(first.file).toEqual(again.file);
  expect(again.picture).toBeNull();
  expect(first.file).toMatchObject({ width: 300, height: 300, dimension_units: 'px' });
  expect(file).toEqual(before);
});

test('a page that is not there and a job that is canceled are told', async () => {
  const runner = new TaskRunner({ file: () => Promise.reject(new Error('lost')), fonts }, platform);
  await expect(runner.run('preview', { file, page: 3, side: 100 }, signal)).rejects.toThrow('no page 4');
  const controller = new AbortController();
  const running = runner.run('preview', { file, side: 100 }, controller.signal);
  controller.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
});
