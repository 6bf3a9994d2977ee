import { beforeAll, describe, expect, it } from 'vitest';
import { layoutText } from '../../../elements/text/layout.js';
import { contrastRatio } from '../../../elements/math/color.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { nameOf } from '../../../elements/editor/layers/object-name.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import { crop } from '../../../catalog/build/templates/layers/picture-layer.js';
import { colorOf, rolesOf } from '../../../catalog/build/templates/roles.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import type { TextLayer } from '../../../catalog/build/templates/recipe.js';
import { compileFixture, palette, smallLibrary } from './support.js';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

describe('roles of five colors', () => {
  it('makes the lightest the ground, the darkest the ink and the most colorful the accent', () => {
    expect(rolesOf(palette, 'light')).toMatchObject({ bg: '#f8f0e3', ink: '#1b1b2f', accent: '#c4512d' });
  });

  it('swaps ground and ink in the dark mode', () => {
    expect(rolesOf(palette, 'dark')).toMatchObject({ bg: '#1b1b2f', ink: '#f8f0e3' });
  });

  it.each(['light', 'dark'] as const)('keeps every text color readable (%s)', (mode) => {
    const pastel = ['#ffd1dc', '#ffe9a8', '#c8f2d4', '#cde4ff', '#e8d4ff'] as const;
    const roles = rolesOf(pastel, mode);
    expect(contrastRatio(roles.ink, roles.bg)).toBeGreaterThanOrEqual(8);
    for (const color of [roles.muted, roles.accentText])
      expect(contrastRatio(color, roles.bg)).toBeGreaterThanOrEqual(4.5);
  });

  it('reads roles, mixtures and plain colors, and refuses other words', () => {
    const roles = rolesOf(palette, 'light');
    expect(colorOf('#123456', roles)).toBe('#123456');
    expect(colorOf('ink/bg/0', roles)).toBe(roles.ink);
    expect(colorOf('ink/bg/1', roles)).toBe(roles.bg);
    expect(colorOf('#123456/ink/1', roles)).toBe(roles.ink);
    expect(() => colorOf('inky', roles)).toThrow('inky');
    expect(() => colorOf('#12', roles)).toThrow('#12');
  });
});

describe('compiled text', () => {
  const compiled = () =>
    compileFixture(
      {
        layers: [
          {
            k: 'text',
            t: 'title',
            font: 'heading',
            at: [10, 20, 40, 30],
            size: [10, 4],
            lines: 3,
            color: 'ink',
          },
          {
            k: 'text',
            t: 'body',
            font: 'body',
            below: 'title',
            gap: 5,
            at: [10, 0, 40, 10],
            size: [3, 2.5],
            color: 'muted',
          },
        ],
        copy: { title: 'The secret life of bulbs', body: 'By the old dock' },
      },
      library,
    );

  it('has its capitals at the top of the box the recipe gave it', () => {
    const [title] = compiled().design.pages[0]!.objects as [TextObject];
    const face = library.fonts.faces[0]!;
    const { text, fontSize } = title.text_details;
    const style = {
      family: 'Jost',
      weight: 400,
      italic: false,
      size: fontSize,
      color: '#000000',
      letterSpacing: 0,
    };
    const layout = layoutText(
      {
        text,
        spans: [{ start: 0, end: text.length, style }],
        width: title.width,
        align: 'left',
        lineHeight: 1.2,
      },
      library.fonts,
    );
    expect(title.position.y + layout.lines[0]!.baseline - face.capHeight * fontSize).toBeCloseTo(200, 1);
    expect(layout.lines.map((line) => text.slice(line.start, line.end).trim())).toEqual(text.split('\n'));
  });

  it('keeps the gap to the text above, however many lines that took', () => {
    const [title, body] = compiled().notes;
    expect(body!.ink.y).toBeCloseTo(title!.ink.y + title!.ink.height + 50, 2);
  });

  it('says what each object is for', () => {
    const [title, body] = compiled().design.pages[0]!.objects as DesignObject[];
    expect([title!.labels, body!.labels]).toEqual([
      { text: 'title', colors: ['ink'] },
      { text: 'body', colors: ['muted'] },
    ]);
    // a list of layers shows the words of a text, or its kind: never our word for its role
    expect([nameOf(title!), nameOf(body!)]).toEqual(['The secret life of bulbs', 'By the old dock']);
  });

  it('is a design that loads, the same each time', () => {
    const [first, second] = [JSON.stringify(compiled().design), JSON.stringify(compiled().design)];
    expect(first).toBe(second);
    expect(parseDesignFile(first).pages[0]!.objects.map((object) => object.layer_index)).toEqual([0, 1]);
  });
});

describe('letters with a look of their own', () => {
  const details = (more: Partial<TextLayer>) => {
    const layer = {
      k: 'text',
      t: 'title',
      font: 'heading',
      at: [10, 20, 40, 30],
      size: [10, 4],
      color: 'ink',
    };
    const { design } = compileFixture(
      { layers: [{ ...layer, ...more } as TextLayer], copy: { title: 'Far out' } },
      library,
    );
    return (design.pages[0]!.objects[0] as TextObject).text_details;
  };

  it('keep the shadows in their order, in colors of the palette and as a design stores them', () => {
    const shadow = { offset: 100, direction: 45, blur: 0, opacity: 50 };
    const shadows = [
      { ...shadow, color: 'accent' },
      { ...shadow, color: 'ink', offset: 40 },
    ];
    const effect = {
      stroke: { color: 'bg', size: 60 },
      glow: { color: '#00ff00', intensity: 80, opacity: 100 },
    };
    expect(details({ effect: { ...effect, shadows } }).text_effect).toMatchObject({
      ...{ stroke: true, strokeColor: '#f8f0e3', strokeSize: 3 },
      ...{ glow: true, glowColor: '#00ff00', glowIntensity: 80, glowOpacity: 1 },
      shadow: true,
      shadows: [
        { shadowColor: '#c4512d', r: 5, theta: 45, blur: 0, opacity: 0.5 },
        { shadowColor: '#1b1b2f', r: 2, theta: 45, blur: 0, opacity: 0.5 },
      ],
    });
  });

  it('have nothing that was not asked for', () => {
    expect(details({})).not.toHaveProperty('text_effect');
    expect(details({ effect: {} }).text_effect).toMatchObject({ stroke: false, glow: false, shadow: false });
  });

  it('may be a gradient of the palette', () => {
    expect(details({ gradient: { angle: 90, colors: ['bg', 'accent', 'ink'] } }).gradient).toEqual({
      angle: 90,
      stops: [
        { offset: 0, color: '#f8f0e3' },
        { offset: 0.5, color: '#c4512d' },
        { offset: 1, color: '#1b1b2f' },
      ],
    });
  });
});

describe('crops', () => {
  const photo = {
    id: 'photo-x',
    width: 1000,
    height: 500,
    focus: { x: 0.9, y: 0.5 },
    map: { columns: 1, rows: 1, colors: ['#000000'] },
    free: true,
  };
  const box = { x: 0, y: 0, width: 300, height: 300 };

  it('cover the box and keep the focus inside without a gap at the edge', () => {
    const details = crop(photo, { id: 'photo-x' }, box);
    const { x, y } = details.contentDisplacement!;
    expect(details.image_height).toBeGreaterThanOrEqual(300);
    expect(x + details.image_width!).toBeGreaterThanOrEqual(300);
    expect(Math.max(x, y)).toBeLessThanOrEqual(0);
    const focusAt = x + 0.9 * details.image_width!;
    expect(focusAt).toBeGreaterThan(150);
    expect(focusAt).toBeLessThanOrEqual(300);
  });

  it('follow a focus of the template before that of the photo', () => {
    const left = crop(photo, { id: 'photo-x', focus: { x: 0, y: 0.5 } }, box);
    expect(left.contentDisplacement!.x).toBe(0);
  });
});

it('leaves out what a drawing puts wholly beside the page, and keeps what its edge cuts', () => {
  const dot = (id: string, x: number) =>
    ({ k: 'shape', outline: 'ellipse', id, at: [x, 10, 8, 8], color: 'ink' }) as const;
  const { design } = compileFixture(
    { layers: [dot('beside', 104), dot('cut', 96), dot('within', 40)] },
    library,
  );
  expect(design.pages[0]!.objects.map(({ id }) => id)).toEqual(['cut-1', 'within-2']);
});
