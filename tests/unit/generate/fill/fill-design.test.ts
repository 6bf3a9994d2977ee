import { describe, expect, it } from 'vitest';
import { blankPage } from '../../../../elements/document/blank-design.js';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import { fillDesign } from '../../../../elements/generate/fill/fill-design.js';
import type { FillInputs } from '../../../../elements/generate/fill/fill-inputs.js';
import type { ObjectEnv } from '../../../../elements/objects/kind.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { imageOf, shapeOf, textOf } from '../../../support/objects.js';
import { testFonts } from '../../../support/text/fonts.js';

const env: ObjectEnv = {
  fonts: await testFonts(),
  resources: { image: () => undefined, icon: () => undefined },
};

const design = (...objects: DesignObject[]): DesignFile => ({
  ...{ version: 1, id: 'd', width: 800, height: 800 },
  pages: [
    {
      ...blankPage(),
      ...{ id: 'p', groups: [] },
      objects: objects.map((object, layer_index) => ({ ...object, layer_index }) as DesignObject),
    },
  ],
});

const text = (id: string, words: string, y: number, more: Partial<TextObject> = {}, fontSize = 40) =>
  textOf(
    { text: words, fontSize },
    { id, position: { x: 60, y }, width: 400, height: fontSize * 1.2, labels: { text: id }, ...more },
  );

const fill = (file: DesignFile, inputs: Partial<FillInputs>) =>
  fillDesign(file, { by: 'role-label', ...inputs }, env);
const object = (file: DesignFile, id: string) =>
  file.pages[0]!.objects.find((each) => each.id === id) as DesignObject;
const detailsOf = (file: DesignFile, id: string) => (object(file, id) as TextObject).text_details;

describe('words in slots', () => {
  it('keep their size on more lines, and what follows in the column keeps its gap', () => {
    const file = design(text('title', 'Jam fair', 100), text('body', 'Bring a spoon', 160, {}, 24));
    const { file: filled, fits } = fill(file, { texts: { title: 'Jam fair in the old orchard hall' } });
    expect(fits).toBe(true);
    expect(detailsOf(filled, 'title')).toMatchObject({ fontSize: 40 });
    expect(detailsOf(filled, 'title').text).toMatch(/^Jam fair in the\nold orchard hall$/);
    const lines = object(filled, 'title').height - object(file, 'title').height;
    expect(lines).toBeGreaterThan(40);
    expect(object(filled, 'body').position.y - object(file, 'body').position.y).toBeCloseTo(lines, 0);
    const back = fill(filled, { texts: { title: 'Jam fair' } }).file;
    expect(object(back, 'body').position.y).toBeCloseTo(160, 0);
  });

  it('shrink before a word is cut, and name the field when they cannot', () => {
    const wall = shapeOf(
      { outline: 'rectangle', fill: '#336699' },
      { id: 'wall', position: { x: 470, y: 0 }, width: 300, height: 800 },
    );
    const file = design(text('title', 'Jam', 100, {}, 80), wall);
    const one = fill(file, { texts: { title: 'Marmaladefactory' } });
    expect(one.faults).toEqual([]);
    expect(detailsOf(one.file, 'title').fontSize).toBeLessThan(80);
    expect(detailsOf(one.file, 'title').text).toBe('Marmaladefactory');
    const { faults, fits, score } = fill(file, { texts: { title: 'm'.repeat(120) } });
    expect(faults).toEqual([{ slot: 'title', kind: 'word-broken', page: 'p', object: 'title' }]);
    expect([fits, score]).toEqual([false, 0]);
  });

  it('widen their box into free room and stop at what stands there', () => {
    const at = (x: number) =>
      shapeOf(
        { outline: 'rectangle', fill: '#336699' },
        { id: 'wall', position: { x, y: 0 }, width: 800 - x, height: 800 },
      );
    const words = { texts: { title: 'Internationalisation' } };
    const free = fill(design(text('title', 'Jam', 100, { width: 200 })), words).file;
    const tight = fill(design(text('title', 'Jam', 100, { width: 200 }), at(300)), words).file;
    expect(object(free, 'title').width).toBeGreaterThan(400);
    expect(detailsOf(free, 'title').fontSize).toBeGreaterThan(32);
    expect(object(tight, 'title').position.x + object(tight, 'title').width).toBeLessThan(300);
  });

  it('keep capitals, and styles of words where they have a place', () => {
    const styled = textOf(
      { text: 'every single day', fontSize: 30, runs: [{ start: 6, end: 12, italic: true }] },
      { id: 'a', labels: { text: 'a' }, width: 500 },
    );
    const loud = text('b', 'OPEN NOW', 300);
    const { file } = fill(design(styled, loud), { texts: { a: 'one single night', b: 'come in' } });
    expect(detailsOf(file, 'a').runs).toEqual([{ start: 4, end: 10, italic: true }]);
    expect(detailsOf(file, 'b')).toMatchObject({ text: 'come in', textCase: 'upper' });
    const gone = fill(design(styled), { texts: { a: 'night' } }).file;
    expect(detailsOf(gone, 'a').runs).toBeUndefined();
  });

  it('go where a bulk label says, by the object or by its list', () => {
    const own = text('x', 'One', 100, { user_labels: { text: 'l1' } } as Partial<TextObject>);
    const file = {
      ...design(own, text('y', 'Two', 200)),
      bulk_labels: [{ id: 'l2', text: 'Place', type: 'text' as const, assigned: ['y'] }],
    };
    const { file: filled } = fill(file, { by: 'bulk-label', texts: { l1: 'Uno', l2: 'Due', l3: 'Tre' } });
    expect([detailsOf(filled, 'x').text, detailsOf(filled, 'y').text]).toEqual(['Uno', 'Due']);
  });
});

describe('pictures in slots', () => {
  const picture = { source: 'src:/uploads/a.jpg', size: { width: 400, height: 200 } };
  const slot = imageOf(
    {
      id_design_resource: 'old',
      image_width: 999,
      image_height: 999,
      flip_horizontal: -1,
      filter: { id: 'citrine' },
    },
    { id: 'hero', width: 100, height: 100, labels: { image: 'hero' } },
  );
  const shown = (input: object) =>
    (object(fill(design(slot), { images: { hero: { ...picture, ...input } } }).file, 'hero') as typeof slot)
      .image_details;

  it('cover their slot round the focus, or all show', () => {
    expect(shown({ focus: { x: 0.9, y: 0.5 } })).toEqual({
      ...{ src: '/uploads/a.jpg', filter: { id: 'citrine' }, image_needs_autoset: false },
      ...{ image_width: 200, image_height: 100, contentDisplacement: { x: -100, y: 0 } },
    });
    expect(shown({ fit: 'contain' })).toMatchObject({
      ...{ image_contain: true, image_width: 100, image_height: 50 },
      contentDisplacement: { x: 0, y: 25 },
    });
    expect(shown({ size: undefined })).toEqual({
      ...{ src: '/uploads/a.jpg', filter: { id: 'citrine' }, image_needs_autoset: true },
    });
  });

  it('fill boxes of a grid and the page behind, and lose their ground when asked', () => {
    const grid = {
      ...{ ...slot, id: 'g', type: 'grid', labels: undefined, image_details: undefined },
      grid_details: {
        boxes: [
          { x: 0, y: 0, width: 0.5, height: 1, image: { src: '/b.jpg', user_labels: { image: 'l' } } },
          { x: 0.5, y: 0, width: 0.5, height: 1, color: '#112233' },
        ],
      },
    } as unknown as DesignObject;
    const behind = { ...slot, id: 'bg', sub_type: 'background', user_labels: { image: 'l' } } as DesignObject;
    const plain = design(grid);
    const file = { ...plain, pages: [{ ...plain.pages[0]!, background_image: behind }] };
    const images = { l: { ...picture, removeBackground: true } };
    const { file: filled } = fill(file, { by: 'bulk-label', images });
    expect(object(filled, 'g')).toMatchObject({
      grid_details: {
        boxes: [
          { image: { src: '/uploads/a.jpg', image_width: 200 }, bgremoval: { enabled: true } },
          { color: '#112233' },
        ],
      },
    });
    expect(filled.pages[0]!.background_image).toMatchObject({
      image_details: { src: '/uploads/a.jpg' },
      bgremoval: { enabled: true, crf: 0, matting: 0 },
    });
  });

  it('put a brand mark where an emblem was, and dress the design in its colors', () => {
    const emblem = { ...slot, id: 'e', sub_type: 'icon', labels: { image: 'emblem' } } as DesignObject;
    const brand = { logo: { ...picture, fit: 'contain' as const }, colors: ['#ffffff', '#0b1f3a'] };
    const { file } = fill(design(emblem, text('t', 'Hi', 300)), { brand });
    expect(object(file, 'e')).not.toHaveProperty('sub_type');
    expect(object(file, 'e')).toMatchObject({
      image_details: { src: '/uploads/a.jpg', image_contain: true },
    });
    expect(detailsOf(file, 't').fontColor).toBe('#0b1f3a');
  });
});
