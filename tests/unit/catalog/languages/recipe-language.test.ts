import { beforeAll, describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import type { GridObject } from '../../../../elements/objects/grid/model.js';
import type { ShapeObject } from '../../../../elements/objects/shape/model.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import type { Library } from '../../../../catalog/build/templates/compile-context.js';
import { lintTemplate } from '../../../../catalog/build/templates/lint/lint.js';
import { interleave } from '../../../../catalog/build/templates/interleave.js';
import type { Layer } from '../../../../catalog/build/templates/recipe.js';
import { compileFixture, smallLibrary } from '../support.js';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const text = (t: string, over: Partial<Extract<Layer, { k: 'text' }>> = {}): Layer => ({
  ...{ k: 'text', t, font: 'body', at: [10, 10, 40, 10], size: [4, 3], color: 'ink' },
  ...over,
});

describe('a recipe of several pages', () => {
  it('gives each page its ground and objects, with ids that differ in the whole design', () => {
    const pages = [{ ground: 'ink', layers: [text('second', { color: 'bg' })] }];
    const { design } = compileFixture(
      { layers: [text('first')], pages, copy: { first: 'One', second: 'Two' } },
      library,
    );
    expect(parseDesignFile(JSON.stringify(design)).pages).toHaveLength(2);
    expect(design.pages.map(({ background_color }) => background_color)).toEqual(['#f8f0e3', '#1b1b2f']);
    const ids = design.pages.flatMap(({ objects }) => objects.map(({ id }) => id));
    expect(ids).toEqual(['first-1', 'p2-second-1']);
  });

  it('does not take texts of two pages for overlapping', () => {
    const pages = [{ layers: [text('second')] }];
    const compiled = compileFixture(
      { layers: [text('first')], pages, copy: { first: 'One', second: 'Two' } },
      library,
    );
    expect(lintTemplate(compiled, library)).toEqual([]);
  });
});

describe('words set apart', () => {
  const emphasis = { color: 'accent', underline: true };

  it('are stored as a run without their asterisks', () => {
    const compiled = compileFixture(
      { layers: [text('body', { emphasis })], copy: { body: 'Every *single* day' } },
      library,
    );
    const { text_details: details } = compiled.design.pages[0]!.objects[0] as TextObject;
    expect(details.text).toBe('Every single day');
    expect(details.runs).toMatchObject([{ start: 6, end: 12, underline: true }]);
  });

  it('stay on their letters when the text breaks into lines', () => {
    const copy = { body: 'Bread and *salt and honey* for all of us' };
    const layer = text('body', { emphasis, lines: 8, at: [10, 10, 14, 60] });
    const { text_details: details } = compileFixture({ layers: [layer], copy }, library).design.pages[0]!
      .objects[0] as TextObject;
    expect(details.text).toContain('\n');
    const marked = details.runs!.map(({ start, end }) => details.text.slice(start, end)).join('|');
    expect(marked.replaceAll('\n', ' ')).toMatch(/^salt\|?.*honey$/);
  });

  it('are refused where the recipe does not say how they look', () => {
    expect(() => compileFixture({ layers: [text('body')], copy: { body: 'a *b* c' } }, library)).toThrow(
      /body marks words/,
    );
  });
});

describe('right-to-left copy', () => {
  const layers: Layer[] = [
    text('body', { at: [10, 10, 30, 8] }),
    { k: 'shape', outline: 'quarter', at: [0, 50, 20, 20], color: 'accent', rotate: 0 },
    {
      k: 'shape',
      outline: 'rectangle',
      at: [0, 80, 100, 20],
      color: 'ink',
      fade: { angle: 0, opacity: [1, 0.5, 0] },
    },
    {
      ...{ k: 'shape', outline: 'rectangle', path: 'M0 0L100 0L0 40Z' },
      ...{ at: [0, 60, 100, 20], color: 'accent' },
    },
  ];

  it('mirrors boxes, alignment, turned outlines, drawn ones and scrims', () => {
    const { objects } = compileFixture({ layers, copy: { body: 'one' }, source: { lang: 'he' } }, library)
      .design.pages[0]!;
    const [body, quarter, scrim, slope] = objects as [TextObject, ShapeObject, ShapeObject, ShapeObject];
    expect(body.position.x).toBe(600);
    expect(body.text_details.textAlign).toBe('right');
    expect(quarter).toMatchObject({ position: { x: 800 }, rotation: 90 });
    expect(scrim.shape_details.gradient!.angle).toBe(180);
    expect(slope.shape_details.path!.d).toBe('M100 0L0 0L100 40Z');
  });
});

describe('a grid', () => {
  const grid: Layer = {
    k: 'grid',
    layout: '2-columns',
    boxes: ['photo:hero', 'accent'],
    at: [0, 0, 100, 50],
    gap: 2,
  };
  const photos = { hero: { id: 'photo-halves' } };

  it('covers its boxes with photos and fills the others', () => {
    const { grid_details } = compileFixture({ layers: [grid], source: { photos } }, library).design.pages[0]!
      .objects[0] as GridObject;
    expect(grid_details.gap).toBe(20);
    expect(grid_details.boxes[0]!.image).toMatchObject({ id_design_resource: 'photo-halves' });
    expect(grid_details.boxes[1]!.color).toMatch(/^#/);
  });

  it('says how many boxes its layout has', () => {
    const wrong: Layer = { ...grid, boxes: ['accent'] } as Layer;
    expect(() => compileFixture({ layers: [wrong], source: { photos } }, library)).toThrow(/has 2 boxes/);
  });
});

describe('lint of what lies over letters', () => {
  const over: Layer = { k: 'shape', outline: 'rectangle', id: 'slab', at: [5, 5, 50, 20], color: 'accent' };

  it('finds a shape above a text, and not one beneath', () => {
    const issues = (layers: Layer[]): string[] =>
      lintTemplate(compileFixture({ layers, copy: { body: 'One' } }, library), library).filter((issue) =>
        issue.includes('covered'),
      );
    expect(issues([text('body'), over])).toEqual(['fixture: covered: body lies under slab-2']);
    expect(issues([over, text('body')])).toEqual([]);
  });
});

describe('the order of templates', () => {
  it('takes turns by group and within groups', () => {
    const items = ['a1x', 'a1y', 'a2x', 'b1x', 'b1y'];
    const ordered = interleave(
      items,
      (item) => item[0]!,
      (item) => item[1]!,
    );
    expect(ordered).toEqual(['a1x', 'b1x', 'a2x', 'b1y', 'a1y']);
  });
});
