import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { parseIconArt } from '../../../../elements/objects/icon/art.js';
import { matchOutline } from '../../../../elements/import/svg/shapes/match-outline.js';
import { outlineNames, outlinePath } from '../../../../elements/objects/outline.js';
import { BUILT_IN_CATEGORIES, findBuiltIn } from '../../../../elements/panels/elements/element-categories.js';
import { maskItems } from '../../../../elements/panels/elements/grid-and-mask-items.js';
import { buildFrames } from '../../../../catalog/build/pictures/frames.js';
import page from '../../../fixtures/pages/frames-drawn.json' with { type: 'json' };

const { resources, files } = buildFrames();

/** Whether the mask shows the point, given in fractions of a box of 200 by 150. */
function shows(name: string, x: number, y: number): boolean {
  const canvas = createCanvas(200, 150);
  const path = new Path2D(outlinePath(name as never, 200, 150));
  return canvas.getContext('2d').isPointInPath(path, x * 200, y * 150);
}

const SIGNS = [
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `letter-${letter}`),
  ...[...'0123456789'].map((digit) => `digit-${digit}`),
];

/** The masks that the elements panel finds. */
const found = (query: string): string[] =>
  findBuiltIn(query).flatMap(({ id }) => (id.startsWith('frame:') ? [id.replace('frame:', '')] : []));

const MASKS = BUILT_IN_CATEGORIES.find(({ id }) => id === 'frame')!;

describe('the frames', () => {
  it('are every letter, every digit and 40 shapes, each found by its words, pictured and listed by the page [E-096]', async () => {
    const ids = resources.map(({ id }) => id.replace('frame-', ''));
    expect(ids.filter((id) => !SIGNS.includes(id)).length).toBeGreaterThanOrEqual(40);
    expect(ids).toEqual(expect.arrayContaining(SIGNS));
    expect(new Set(files.map(({ data }) => String(data))).size).toBe(files.length);
    for (const id of SIGNS) {
      const sign = id.at(-1)!;
      expect(found(`${id.replace('-', ' ')}`)).toContain(id);
      expect(found(`${sign} frame`)).toContain(id);
      // a lone letter is a word, not a beginning: 'letter a' is no other letter
      expect(found(id.replace('-', ' ')).filter((other) => SIGNS.includes(other))).toEqual([id]);
      expect(resources[ids.indexOf(id)]!.keywords).toEqual(expect.arrayContaining(id.split('-')));
    }
    for (const id of ids) expect(found(`${id.replaceAll('-', ' ')} frame`)).toContain(id);

    const first = await MASKS.list({ page: 1, size: MASKS.size });
    expect(first.items.length).toBeLessThan(maskItems.length / 2);
    expect(first.more).toBe(true);
    const drawn = maskItems.map(({ src }) => src);
    expect(new Set(drawn).size).toBe(outlineNames.length);
    for (const src of drawn) expect(decodeURIComponent(src!)).toMatch(/<path d="M[^"]{8,}Z"/);
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
      'double-arch cloud drop shield ticket blob-2 blob-3 blob-4 blob-5 blob-6 torn-paper-1 torn-paper-2 torn-paper-3 torn-paper-4 brush-stroke-1 brush-stroke-2 brush-stroke-3 brush-stroke-4 film-strip polaroid phone tablet laptop stamp scallop flower cross house egg speech wave';
    expect(outlineNames).toEqual([...`${first} ${drawn}`.trim().split(' '), ...SIGNS]);
  });

  it.each([
    ['film-strip', [0.5, 0.5], [0.065, 0.07]],
    ['polaroid', [0.5, 0.4], [0.5, 0.88]],
    ['phone', [0.5, 0.5], [0.5, 0.04]],
    ['letter-b', [0.1, 0.5], [0.5, 0.28]],
    ['letter-o', [0.08, 0.5], [0.5, 0.5]],
    ['digit-4', [0.72, 0.9], [0.1, 0.1]],
    ['letter-i', [0.5, 0.5], [0.1, 0.5]],
    ['house', [0.5, 0.5], [0.05, 0.05]],
    ['double-arch', [0.25, 0.5], [0.5, 0.9]],
  ] as const)('%s shows its middle and cuts its holes', (name, [x, y], [holeX, holeY]) => {
    expect(shows(name, x, y)).toBe(true);
    expect(shows(name, holeX, holeY)).toBe(false);
  });

  it('are told apart by an importer: no letter is taken for a plain shape, and no shape for a letter', () => {
    const read = (name: string) => matchOutline(outlinePath(name as never, 200, 150))?.outline;
    for (const id of SIGNS) expect(read(id), id).toBe(id);
    for (const name of ['rectangle', 'ellipse', 'diamond']) expect(read(name)).toBe(name);
    expect(matchOutline('M0 0H40V120H0Z')?.outline).toBe('rectangle');
  });

  it('load in a design', () => {
    const design = { id: 'd', title: '', width: 640, height: 480, unit: 'px', pages: [page.page] };
    expect(() => parseDesignFile(JSON.stringify({ version: 1, ...design }))).not.toThrow();
  });
});
