import { describe, expect, it } from 'vitest';
import type { DrawnShape } from '../../../elements/import/svg/drawing.js';
import { openSvg } from '../../../elements/import/svg/open-svg.js';
import { opened, svg, window } from './support.js';

const shapes = (body: string, attributes?: string) =>
  opened(svg(body, attributes)).drawing.items as readonly DrawnShape[];
const look = (text: string) => {
  const { drawing, icon } = opened(text);
  expect(icon).not.toBeNull();
  return (drawing.items[0] as DrawnShape).d;
};

describe('numbers of a drawing', () => {
  it('percentages of outlines are of the diagonal of the viewport', () => {
    const line = '<path d="M0 0L9 9" stroke="red" stroke-width="5%" stroke-dasharray="10% 1"/>';
    const [stroke] = shapes(line, 'viewBox="0 0 30 40"');
    const whole = Math.hypot(30, 40) / Math.SQRT2;
    expect(stroke!.stroke!.width).toBeCloseTo(0.05 * whole * 25, 6);
    expect(stroke!.stroke!.dash[0]).toBeCloseTo(0.1 * whole * 25, 6);
    const inner = shapes(`<svg width="50" height="50" viewBox="0 0 10 10">${line}</svg>`);
    expect(inner[0]!.stroke!.width).toBeCloseTo(0.05 * 10 * 50, 6);
  });

  it('dashes count in the length that the path is said to have', () => {
    const [line] = shapes(
      '<path d="M0 9H50V59" fill="none" stroke="red" stroke-dasharray="5" pathLength="10"/>',
    );
    expect(line!.stroke!.dash).toEqual([500]);
    expect(
      opened(svg('<path d="M9 9H50" stroke="red" stroke-dasharray="5" stroke-dashoffset="2"/>')).notes.list,
    ).toEqual(['Dashes of an outline begin elsewhere.']);
  });

  it('a drawing may be as large and as far away as it likes', () => {
    const plain = look(svg('<path d="M10 10H90V50Z"/>'));
    expect(look(svg('<path d="M1e8 1e8H9e8V5e8Z"/>', 'viewBox="0 0 1e9 1e9"'))).toBe(plain);
    expect(look(svg('<path d="M500010 500010h80v40Z"/>', 'viewBox="500000 500000 100 100"'))).toBe(plain);
    expect(look(svg('<path d="M1e-7 1e-7h8e-7v4e-7Z"/>', 'viewBox="0 0 1e-6 1e-6"'))).toBe(plain);
  });

  it('a shape without sense is left out and told of, the others stay', () => {
    const { icon, notes } = opened(
      svg('<path d="M1e999 0L5 5z"/><path d="M1 1"/><rect width="9" height="9"/>'),
    );
    expect(icon!.art.match(/<path/g)).toHaveLength(1);
    expect(notes.list).toEqual(['A part whose numbers make no sense was left out.']);
  });

  it('what repeats itself without end is left out, the rest is drawn', () => {
    const loops = [
      '<g id="a"><use href="#a"/></g>',
      '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
      '<symbol id="a"><use href="#a"/></symbol><use href="#a"/>',
    ];
    for (const loop of loops) {
      const { drawing, notes } = opened(svg(`<rect width="9" height="9"/>${loop}`));
      expect(drawing.items).toHaveLength(1);
      expect(notes.list).toEqual(['A part that repeats itself without end was left out.']);
    }
  });

  it('a viewport that shows what overflows it cuts nothing', () => {
    const inner = (overflow: string) =>
      shapes(
        `<svg x="20" y="20" width="20" height="20" ${overflow}><rect width="40" height="40"/></svg>`,
      )[0]!;
    expect(inner('').basic!.box.width).toBe(200);
    expect(inner('overflow="visible"').basic!.box.width).toBe(400);
  });
});

describe('more shapes than a page holds', () => {
  const many = (count: number, d: string) => `<path d="${d}"/>`.repeat(count);
  const long = `M0 0${'L12.3456 65.4321'.repeat(20)}`;

  it('are counted before anything else is done', () => {
    const unread = new Proxy(window, {
      get: () => {
        throw new Error('the parser was asked');
      },
    });
    expect(() => openSvg(svg(many(2001, long)), unread)).toThrow('This SVG has more than 2000 shapes.');
    expect(() => openSvg(svg(`<defs><g>${many(2001, long)}</g></defs>${many(2, long)}`), unread)).toThrow(
      'the parser was asked',
    );
  });

  it('are counted while they are read where some are hidden', () => {
    const layer = (style: string) =>
      svg(`<g style="${style}">${many(2001, long)}</g>${many(1, 'M0 0h9v9z')}`);
    expect(opened(layer('display:none')).drawing.items).toHaveLength(1);
    expect(() => opened(layer('display:inline'))).toThrow('This SVG has more than 2000 shapes.');
  });
});

describe('what is said of a group', () => {
  it('is said of the group, not of its members', () => {
    const [group] = opened(
      svg('<g opacity=".5" style="mix-blend-mode:multiply"><rect width="9" height="9"/><circle r="9"/></g>'),
    ).drawing.items;
    expect(group).toMatchObject({ type: 'group', opacity: 0.5, blend: 'multiply' });
    expect((group as unknown as { children: DrawnShape[] }).children.map(({ opacity }) => opacity)).toEqual([
      1, 1,
    ]);
  });
});

describe('one shadow', () => {
  it.each([
    ['as a function', '<rect width="80" height="80" style="filter:drop-shadow(3px 4px 4px #ff000080)"/>'],
    [
      'as a filter',
      '<filter id="f"><feDropShadow dx="3" dy="4" stdDeviation="2" flood-color="#f00" flood-opacity=".502"/></filter><rect width="80" height="80" filter="url(#f)"/>',
    ],
  ])('%s stays one', (_name, body) => {
    const [rect] = shapes(body);
    expect(rect!.shadow).toMatchObject({ dx: 30, dy: 40, blur: 20, color: '#ff0000' });
    expect(rect!.shadow!.opacity).toBeCloseTo(0.5, 2);
    expect(opened(svg(body)).notes.list).toEqual([]);
  });
});
