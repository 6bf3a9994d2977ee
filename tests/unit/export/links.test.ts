import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { DrawnPage } from '../../../elements/display/page-ops.js';
import { pageLinks } from '../../../elements/display/page-links.js';
import type { Group } from '../../../elements/display/ops.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import { goldenPdf, goldenSvg } from '../../support/exported.js';
import { shapeOf, textOf } from '../../support/objects.js';
import { pdfJsPages } from '../../support/pdf-readers.js';

const SIZE = { width: 400, height: 200 };
const POINTS = 72 / 96;
const HREF = 'https://example.com/a?b=1&c=(2)';

const box = (id: string, more: object = {}): DesignObject =>
  shapeOf({ outline: 'rectangle', fill: '#336699' }, { id, ...more });
const golden = (objects: readonly DesignObject[], groups: DrawnPage['groups'] = []) => ({
  ...SIZE,
  page: { objects, groups },
});
const linksOf = async (...given: Parameters<typeof golden>) =>
  (await pdfJsPages(await goldenPdf([golden(...given)])))[0]!.links;
const svgOf = async (...given: Parameters<typeof golden>) => {
  const svg = await goldenSvg(golden(...given));
  return { svg, page: new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document };
};

/** Left, bottom, right, top in points of a box in page pixels. */
const inPoints = (x: number, y: number, width: number, height: number): number[] =>
  [x, SIZE.height - y - height, x + width, SIZE.height - y].map((value) => value * POINTS);

function expectNear(found: readonly number[], wanted: readonly number[]): void {
  found.forEach((value, i) => expect(value).toBeCloseTo(wanted[i]!, 2));
}

describe('links in a PDF', () => {
  it('lie where their objects do', async () => {
    const [link, ...more] = await linksOf([box('a', { link: HREF }), box('b')]);
    expect(more).toEqual([]);
    expect(link).toMatchObject({ url: HREF, corners: null, words: 'example.com/a?b=1&c=(2)' });
    expectNear(link!.rect, inPoints(10, 20, 200, 100));
  });

  it('of what is turned have its corners, inside of the rectangle around it', async () => {
    const [link] = await linksOf([box('a', { link: HREF, rotation: 30 })]);
    const [left, bottom, right, top] = link!.rect as [number, number, number, number];
    const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
    expect((right - left) / POINTS).toBeCloseTo(200 * cos + 100 * sin, 1);
    expect((top - bottom) / POINTS).toBeCloseTo(200 * sin + 100 * cos, 1);
    expect(link!.corners).not.toBeNull();
    const upright = await linksOf([box('a', { link: HREF, rotation: 180 })]);
    expect(upright[0]!.corners).toBeNull();
  });

  it('of words lie under them, a line at a time, and whole where styles change within', async () => {
    const text = 'Write to our friendly team';
    const runs = [
      { start: 9, end: 26, link: 'mailto:team@example.com' },
      { start: 13, end: 21, fontColor: '#ff0000' },
    ];
    const object = textOf({ text, fontSize: 20, runs }, { id: 't', width: 160, height: 60 });
    const links = await linksOf([object]);
    expect(links.map(({ words }) => words)).toEqual(['our', 'friendly team']);
    expect(links.every(({ url }) => url === 'mailto:team@example.com')).toBe(true);
    const [first, second] = links.map(({ rect }) => rect as [number, number, number, number]);
    const lineHeight = 24 * POINTS;
    expect(first![3] - first![1]).toBeCloseTo(lineHeight, 1);
    expectNear([second![3]], [first![1]]);
    expect(second![0] / POINTS).toBeCloseTo(10, 1);
    expect(first![0]).toBeGreaterThan(10 * POINTS + 60 * POINTS);
  });

  it('of words in right-to-left lines too', async () => {
    const object = textOf(
      { text: 'שלום עולם', fontSize: 20, runs: [{ start: 5, end: 9, link: HREF }] },
      { id: 't', width: 300 },
    );
    const [link] = await linksOf([object]);
    const [left, , right] = link!.rect as [number, number, number, number];
    // the second word stands left of the first
    expect(left / POINTS).toBeCloseTo(10, 0);
    expect(right / POINTS).toBeLessThan(80);
  });

  it('of a group are those of its members, but for members with one of their own; inner groups go first', async () => {
    const objects = [box('a'), box('b', { link: 'tel:+4930' }), box('c'), box('d', { hidden: true })];
    const links = await linksOf(objects, [
      { id: 'outer', objects: ['a', 'b', 'd'], link: HREF },
      { id: 'inner', objects: ['c'], parent: 'outer' },
    ]);
    expect(links.map(({ url }) => url)).toEqual([HREF, 'tel:+4930', HREF]);
  });

  it('are left out where nothing is seen: beside the page, or wholly transparent', async () => {
    const links = await linksOf([
      box('a', { link: HREF, position: { x: 500, y: 0 } }),
      box('b', { link: HREF, opacity: 0 }),
    ]);
    expect(links).toEqual([]);
  });

  it('that came in past the schema are not written', async () => {
    expect(await linksOf([box('a', { link: 'javascript:alert(1)' })])).toEqual([]);
  });

  it('of words come after that of the text around them', async () => {
    const object = textOf(
      { text: 'Go home', runs: [{ start: 3, end: 7, link: 'https://example.com/home' }] },
      { id: 't', link: HREF },
    );
    const links = await linksOf([object]);
    expect(links.map(({ url, words }) => [url, words])).toEqual([
      [HREF, 'Go home'],
      ['https://example.com/home', 'home'],
    ]);
  });
});

describe('links in an SVG', () => {
  it('are wrapped around what leads there, can be pressed all over, and open beside the page', async () => {
    const { page } = await svgOf([box('a', { link: HREF, rotation: 10 }), box('b')]);
    const [link, ...more] = page.querySelectorAll('a');
    expect(more).toEqual([]);
    expect(link!.getAttribute('xlink:href')).toBe(HREF);
    expect(link!.getAttribute('target')).toBe('_blank');
    expect(link!.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link!.querySelector('rect')!.getAttribute('pointer-events')).toBe('all');
    expect(link!.querySelector('path')).not.toBeNull();
    expect(link!.closest('g')!.getAttribute('transform')).toContain('matrix');
  });

  it('are never one inside of another', async () => {
    const object = textOf(
      { text: 'Go home', runs: [{ start: 3, end: 7, link: 'https://example.com/home' }] },
      { id: 't', link: HREF },
    );
    const { page } = await svgOf([object]);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('xlink:href'))).toEqual([
      HREF,
      'https://example.com/home',
    ]);
    expect(page.querySelector('a a')).toBeNull();
    expect(page.querySelectorAll('a')[1]!.closest('[pointer-events=none]')).not.toBeNull();
  });

  it('are safe, and not in masks and shadows', async () => {
    const shadow = { shadowColor: '#000000', r: 1, theta: 90, blur: 1, opacity: 1, size: 1 };
    const words = textOf(
      {
        text: 'Shadow',
        runs: [{ start: 0, end: 6, link: 'https://example.com/"><script>' }],
        text_effect: {
          shadow: true,
          shadows: [{ shadowColor: '#ff0000', r: 1, theta: 0, blur: 1, opacity: 1 }],
        },
      },
      { id: 't', shadow },
    );
    const { svg, page } = await svgOf([words, box('a', { link: 'javascript:alert(1)' })]);
    expect(svg).not.toContain('<script>');
    expect(svg).not.toContain('javascript:');
    expect(page.querySelectorAll('a')).toHaveLength(1);
  });
});

describe('links of ops', () => {
  it('follow the matrices of the groups they are in', () => {
    const link = { href: HREF, area: { x: 0, y: 0, width: 10, height: 5 } };
    const inner: Group = { op: 'group', link, children: [], transform: [0, 1, -1, 0, 0, 0] };
    const [found] = pageLinks([{ op: 'group', transform: [2, 0, 0, 2, 100, 0], children: [inner] }]);
    expect(found!.quad).toEqual([
      { x: 100, y: 0 },
      { x: 100, y: 20 },
      { x: 90, y: 20 },
      { x: 90, y: 0 },
    ]);
  });
});
