import { beforeAll, describe, expect, it } from 'vitest';
import { lintDuplicates, lintRecolored, lintTemplate } from '../../../catalog/build/templates/lint/lint.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import type { Layer, TextLayer } from '../../../catalog/build/templates/recipe.js';
import { compileFixture, smallLibrary, type Fixture } from './support.js';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const text = (layer: Partial<TextLayer> = {}): TextLayer => ({
  k: 'text',
  t: 'title',
  font: 'body',
  at: [10, 10, 80, 20],
  size: [6, 3],
  lines: 2,
  color: 'ink',
  ...layer,
});
const lint = (fixture: Fixture): string[] => lintTemplate(compileFixture(fixture, library), library);
const copy = { title: 'A quiet title' };

describe('lint of templates', () => {
  it('has nothing to say about a plain title', () => {
    expect(lint({ layers: [text()], copy })).toEqual([]);
  });

  it('catches text that does not fit', () => {
    expect(
      lint({ layers: [text({ at: [10, 10, 12, 20] })], copy: { title: 'Extraordinarily' } }),
    ).toContainEqual(expect.stringContaining('overflow: title'));
  });

  it('turns a text about the middle of its box, as the page does, not of its letters', () => {
    // short words at the left of a wide box: upside down they stand at its right
    const layer = text({ at: [-60, 40, 140, 10], size: [3, 3], rotate: 180 });
    expect(lint({ layers: [layer], copy: { title: 'Hi' } })).toEqual([]);
    expect(lint({ layers: [{ ...layer, at: [20, 40, 140, 10] }], copy: { title: 'Hi' } })).toContainEqual(
      expect.stringContaining('outside: title'),
    );
  });

  it('catches text outside the margin, turned text too', () => {
    expect(lint({ layers: [text({ at: [1, 10, 80, 20] })], copy })).toContainEqual(
      expect.stringContaining('outside: title'),
    );
    expect(lint({ layers: [text({ at: [10, 6, 80, 20], rotate: 60 })], copy })).toContainEqual(
      expect.stringContaining('outside: title'),
    );
  });

  it('catches contrast that no lightness can reach', () => {
    const grey = {
      layers: [text({ size: [3, 3], color: 'onAccent', on: 'accent' })],
      copy,
      source: { roles: { accent: '#7a7a7a' } },
    };
    expect(lint(grey)).toEqual([]);
    const onPhoto: Layer[] = [
      { k: 'background', photo: 'hero' },
      text({ at: [110, 10, 60, 20], on: 'photo', color: 'bg' }),
    ];
    const photos = { hero: { id: 'photo-halves' } };
    expect(lint({ layers: onPhoto, copy, source: { photos }, size: [1000, 500] })).toContainEqual(
      expect.stringContaining('contrast: title'),
    );
  });

  it('reads the dark half of a photo as dark, and a bright one through a scrim', () => {
    const photos = { hero: { id: 'photo-halves' } };
    const dark: Layer[] = [
      { k: 'background', photo: 'hero' },
      text({ at: [10, 10, 60, 20], on: 'photo', color: 'bg' }),
    ];
    expect(lint({ layers: dark, copy, source: { photos }, size: [1000, 500] })).toEqual([]);
    const scrim: Layer = {
      k: 'shape',
      outline: 'rectangle',
      color: 'ink',
      fade: { angle: 0, opacity: [0.9, 0.9, 0.9] },
    };
    const bright: Layer[] = [
      { k: 'background', photo: 'hero' },
      scrim,
      text({ at: [110, 10, 60, 20], on: 'photo', color: 'bg' }),
    ];
    expect(lint({ layers: bright, copy, source: { photos }, size: [1000, 500] })).toEqual([]);
  });

  it('catches texts that lie on each other', () => {
    const layers = [text(), text({ t: 'body', at: [10, 12, 80, 20] })];
    expect(lint({ layers, copy: { ...copy, body: 'On top' } })).toContainEqual(
      expect.stringContaining('overlap: title and body'),
    );
  });

  it('catches type too small to read', () => {
    expect(lint({ layers: [text({ size: [1.5, 1.2] })], copy })).toContainEqual(
      expect.stringContaining('floor: title'),
    );
  });

  it('catches a short word left alone, unless the copy says so', () => {
    const narrow = { layers: [text({ at: [10, 10, 50, 20], size: [6, 6] })] };
    expect(lint({ ...narrow, copy: { title: 'Extraordinarinesses a' } })).toContainEqual(
      expect.stringContaining('widow: title'),
    );
    expect(lint({ ...narrow, copy: { title: 'Extraordinary\na' } })).toEqual([]);
  });

  it('catches a photo that is enlarged too far', () => {
    const layers: Layer[] = [{ k: 'photo', photo: 'hero', at: [0, 0, 100, 100] }];
    expect(lint({ layers, source: { photos: { hero: { id: 'photo-halves' } } } })).toContainEqual(
      expect.stringContaining('enlarged: hero-1'),
    );
  });

  it('catches resources that are sold', () => {
    const art = (id: string): Layer[] => [{ k: 'art', art: id, at: [10, 10, 5, 5], colors: ['ink'] }];
    expect(lint({ layers: art('icon-sold') })).toContainEqual(
      expect.stringContaining('premium: icon-sold-1'),
    );
    expect(lint({ layers: art('icon-free') })).toEqual([]);
  });

  it('refuses an icon or photo that does not exist before it gets as far', () => {
    expect(() =>
      lint({ layers: [{ k: 'art', art: 'icon-none', at: [1, 1, 5, 5], colors: ['ink'] }] }),
    ).toThrow('icon-none');
    expect(() => lint({ layers: [{ k: 'photo', photo: 'hero' }] })).toThrow('no photo for hero');
  });

  it('catches letters the font lacks', () => {
    expect(lint({ layers: [text()], copy: { title: 'Kyoto 京都' } })).toContainEqual(
      expect.stringContaining('lacks 京都'),
    );
  });

  it('catches a fourth family', () => {
    const compiled = compileFixture({ layers: [text()], copy }, library);
    const notes = ['A', 'B', 'C', 'D'].map((family) => ({ ...compiled.notes[0]!, family }));
    expect(lintTemplate({ ...compiled, notes }, library)).toContainEqual(
      expect.stringContaining('families: 4'),
    );
  });

  it('catches numbers that were not rounded', () => {
    const compiled = compileFixture({ layers: [text()], copy }, library);
    const [page] = compiled.design.pages;
    const [object] = page!.objects;
    const design = { ...compiled.design, pages: [{ ...page!, objects: [{ ...object!, width: 10.123 }] }] };
    expect(lintTemplate({ ...compiled, design } as typeof compiled, library)).toContain(
      'fixture: unrounded: page 0.objects.0.width',
    );
  });

  it('catches two templates that look the same', () => {
    const compiled = compileFixture({ layers: [text()], copy }, library);
    const twin = { source: { ...compiled.source, id: 'twin' } };
    expect(lintDuplicates([compiled, twin])).toHaveLength(1);
    expect(lintDuplicates([compiled, { source: { ...twin.source, palette: 'another' } }])).toEqual([]);
  });

  it('catches two templates of one name, whatever they look like', () => {
    const compiled = compileFixture({ layers: [text()], copy }, library);
    const other = { source: { ...compiled.source, palette: 'another' } };
    expect(lintDuplicates([compiled, other])).toEqual(['fixture: duplicate: another template has this id']);
  });

  it('catches a template that is another in other colors, and lets one layout say other things', () => {
    const first = { id: 'first', recipe: 'post', copy: { title: 'A *quiet* title', tag: 'News' } };
    const again = { id: 'again', recipe: 'post', copy: { tag: 'NEWS', title: 'A quiet  title' } };
    expect(lintRecolored([first, again])).toEqual([expect.stringContaining('again: recolored: is first')]);
    const other = { ...again, copy: { ...again.copy, title: 'A loud title' } };
    expect(lintRecolored([first, other, { ...again, recipe: 'story' }])).toEqual([]);
  });
});
