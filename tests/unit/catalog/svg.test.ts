import { describe, expect, it } from 'vitest';
import { artColors, artToSvg } from '../../../catalog/build/svg/art.js';
import { normalizeSvg } from '../../../catalog/build/svg/normalize-svg.js';
import { formatPath, parsePath } from '../../../catalog/build/svg/path-data.js';
import { quantize } from '../../../catalog/build/svg/quantize.js';
import { paintedAreas } from '../../../catalog/build/svg/painted-areas.js';

const svg = (body: string, box = '0 0 32 32'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

describe('path data', () => {
  it('reads relative, smooth and run-together commands', () => {
    expect(formatPath(parsePath('m1 1l2-1h3v4z'))).toBe('M1 1L3 0L6 0L6 4Z');
    expect(formatPath(parsePath('M0 0C0 1 1 2 2 2S4 3 4 4'))).toBe('M0 0C0 1 1 2 2 2C3 2 4 3 4 4');
    expect(formatPath(parsePath('M0 0 1 1 2 2'))).toBe('M0 0L1 1L2 2');
  });

  it('reads arc flags that stand without a gap, and turns arcs to curves that end where they should', () => {
    const segments = parsePath('M0 0a5 5 0 0110 0');
    const [x, y] = segments.at(-1)!.points.slice(-2);
    expect(x).toBeCloseTo(10, 6);
    expect(y).toBeCloseTo(0, 6);
    const [, first] = segments;
    expect(first!.points.at(-1)).toBeCloseTo(-5, 3);
  });

  it.each(['', 'L1 1', 'M1', 'M0 0L1 x'])('refuses %j', (d) => {
    expect(() => parsePath(d)).toThrow();
  });
});

describe('the normal form of SVG', () => {
  it('works transforms of groups into the paths', () => {
    const art = normalizeSvg(
      svg('<g transform="translate(10 0)"><path transform="scale(2)" d="M1 1L2 2" fill="#f00"/></g>'),
      'test',
    );
    expect(art.paths).toEqual([{ d: 'M12 2L14 4', color: '#ff0000' }]);
  });

  it('makes circles and rectangles paths and takes over fill, rule and opacity', () => {
    const art = normalizeSvg(
      svg(
        '<g fill="#00f" fill-rule="evenodd"><rect x="1" y="1" width="2" height="2"/><circle cx="5" cy="5" r="1" opacity=".5"/></g>',
      ),
      'test',
    );
    expect(art.paths.map(({ color, rule, opacity }) => ({ color, rule, opacity }))).toEqual([
      { color: '#0000ff', rule: 'evenodd', opacity: undefined },
      { color: '#0000ff', rule: 'evenodd', opacity: 0.5 },
    ]);
    expect(art.paths[0]!.d).toBe('M1 1L3 1L3 3L1 3Z');
  });

  it('takes over how lines end and meet, but for what a path says itself', () => {
    const group = '<g fill="none" stroke="#00f" stroke-linecap="round" stroke-linejoin="bevel">';
    const lines = '<path d="M0 0L4 4"/><path stroke-linecap="butt" stroke-linejoin="round" d="M0 0L4 4"/>';
    expect(normalizeSvg(svg(`${group}${lines}</g>`), 'test').paths.map(({ stroke }) => stroke)).toEqual([
      { width: 1, cap: 'round', join: 'bevel' },
      { width: 1, join: 'round' },
    ]);
  });

  it('moves a view box that does not start at the origin', () => {
    expect(normalizeSvg(svg('<path d="M10 10L12 12"/>', '10 10 5 5'), 'test').paths[0]!.d).toBe('M0 0L2 2');
  });

  it.each([
    ['a gradient', '<defs><linearGradient id="a"/></defs>'],
    ['use', '<use href="#a"/>'],
    ['a mask', '<path mask="url(#a)" d="M0 0"/>'],
    ['a style', '<path style="fill:red" d="M0 0"/>'],
    ['a paint by name', '<path fill="url(#a)" d="M0 0L1 1"/>'],
    ['group opacity', '<g opacity=".5"><path d="M0 0L1 1"/></g>'],
  ])('refuses %s and names the file', (_, body) => {
    expect(() => normalizeSvg(svg(body), 'badge')).toThrow(/^badge: /);
  });

  it('writes one path element a path, with its color slot', () => {
    const art = {
      width: 32,
      height: 32,
      paths: [
        { d: 'M0 0H9V9Z', color: '#ff0000' },
        { d: 'M1 1L2 2', color: '#00ff00', stroke: { width: 2, cap: 'round' as const } },
      ],
    };
    expect(artToSvg(art, artColors(art))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0H9V9Z" fill="#ff0000" data-c="0"/><path d="M1 1L2 2" fill="none" stroke="#00ff00" stroke-width="2" stroke-linecap="round" data-c="1"/></svg>',
    );
  });

  it('refuses a sixth color', () => {
    expect(() => artToSvg({ width: 1, height: 1, paths: [] }, ['1', '2', '3', '4', '5', '6'])).toThrow(
      'at most 5',
    );
  });
});

describe('fewer colors', () => {
  it('merges the shades that differ least and keeps the small spot that stands out', () => {
    const map = quantize(
      new Map([
        ['#ff0000', 500],
        ['#f50a0a', 300],
        ['#0000ff', 4],
      ]),
      2,
    );
    expect([...map]).toEqual([
      ['#ff0000', '#ff0000'],
      ['#f50a0a', '#ff0000'],
      ['#0000ff', '#0000ff'],
    ]);
  });

  it('measures how much each color covers', async () => {
    const art = normalizeSvg(
      svg('<path d="M0 0H32V32H0Z" fill="#ff0000"/><path d="M0 0H8V32H0Z" fill="#0000ff"/>'),
      'test',
    );
    const areas = await paintedAreas(art);
    expect(areas.get('#ff0000')! / areas.get('#0000ff')!).toBeCloseTo(3, 1);
  });
});
