import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import { parseIconArt } from '../../../elements/objects/icon/art.js';
import type { IconGroupFile } from '../../../catalog/build/icons/icon-file.js';
import { buildIcons, readIconGroups } from '../../../catalog/build/icons/icons.js';
import { joinResources, type BuiltResources } from '../../../catalog/build/output.js';
import { buildOwnShapes, SHAPES } from '../../../catalog/build/icons/own-shapes.js';
import { compactPath } from '../../../catalog/build/svg/compact-path.js';

let groups: IconGroupFile[];
let built: BuiltResources;
beforeAll(async () => {
  groups = await readIconGroups();
  built = joinResources([buildIcons(groups), buildOwnShapes()]);
});

const digest = ({ resources, files }: BuiltResources): string => {
  const hash = createHash('sha256').update(JSON.stringify(resources));
  for (const { path, data } of files) hash.update(path).update(data);
  return hash.digest('hex');
};

const icon = {
  id: 'icon-dot',
  name: 'Dot',
  keywords: [],
  credit: 'us',
  size: [4, 4],
  colors: ['#000000'],
} as const;
const group = { id: 'dots', name: 'Dots', priority: 1 };

describe('the icons', () => {
  it('are more than 5,000 in 38 groups, none of which is thin', () => {
    expect(built.resources.length).toBeGreaterThan(5000);
    const listed = [...groups, SHAPES].sort((a, b) => a.priority - b.priority);
    expect(listed.map(({ priority }) => priority)).toEqual(listed.map((_, i) => i + 1));
    expect(listed).toHaveLength(38);
    expect(listed.findIndex(({ id }) => id === SHAPES.id)).toBe(13);
    for (const { id } of listed)
      expect(built.resources.filter((each) => each.group === id).length, id).toBeGreaterThanOrEqual(40);
    expect(built.resources.filter((each) => each.group === SHAPES.id).length).toBeGreaterThan(150);
  });

  it('have ids and files of their own', () => {
    expect(new Set(built.resources.map(({ id }) => id)).size).toBe(built.resources.length);
    expect(new Set(built.files.map(({ path }) => path)).size).toBe(built.resources.length);
  });

  it('have at most five colors to change, are read by the product and lie within their box', () => {
    for (const [i, { id, colors, width, height }] of built.resources.entries()) {
      expect(colors.length, id).toBeGreaterThan(0);
      expect(colors.length, id).toBeLessThanOrEqual(5);
      const art = parseIconArt(String(built.files[i]!.data));
      expect(art.viewBox).toEqual([0, 0, width, height]);
      const ink = inkBounds(art.paths.map(({ d }) => ({ op: 'fillPath' as const, d, fill: '#000000' })));
      // a few of the sets' own drawings reach a hair over the edge
      const room = 0.1 * Math.max(width, height);
      expect(ink.x, id).toBeGreaterThan(-room);
      expect(ink.y, id).toBeGreaterThan(-room);
      expect(ink.x + ink.width, id).toBeLessThan(width + room);
      expect(ink.y + ink.height, id).toBeLessThan(height + room);
    }
  });

  it('are found by more than their name, and name who made them', () => {
    const poor = built.resources.filter(({ keywords }) => keywords.length < 2);
    expect(poor.map(({ id }) => id)).toEqual([]);
    expect(new Set(built.resources.map(({ licence }) => licence))).toEqual(
      new Set(['MIT', 'CC-BY-4.0', 'CC0-1.0']),
    );
  });

  it('are sold one in seven, over nearly all groups, but never signs of others', () => {
    const sold = built.resources.filter(({ free }) => !free);
    expect(sold.length / built.resources.length).toBeGreaterThan(0.12);
    expect(sold.length / built.resources.length).toBeLessThan(0.18);
    expect(new Set(sold.map((each) => each.group)).size).toBe(36);
    expect(sold.filter((each) => each.group === 'flags' || each.group === 'social-brands')).toEqual([]);
  });

  it('keep the ids that designs have', () => {
    const ids = new Set(built.resources.map(({ id }) => id));
    for (const id of [
      'icon-phone',
      'icon-rocket-launch',
      'duotone-bank',
      'duotone-crown',
      'flat-fox',
      'flat-wine-glass',
      'motif-sun-over-sea',
      'color-shopping-cart-full',
      'plump-burger',
      'sticker-ghost',
      'round-donut',
      'scene-coffee',
      'concept-chart',
    ])
      expect(ids).toContain(id);
  });

  it('are the same bytes each time', async () => {
    expect(digest(joinResources([buildIcons(await readIconGroups()), buildOwnShapes()]))).toBe(digest(built));
  });

  it('fail the build when a record has no licence', () => {
    const icons = [{ ...icon, paths: [['M0 0h4v4z', 0]] as const }];
    const credits = { us: { author: 'Us', licence: '', source: 'here' } };
    expect(() => buildIcons([{ ...group, icons, credits }])).toThrow('icon-dot: nobody says who made it');
    expect(() => buildIcons([{ ...group, icons, credits: {} }])).toThrow('under which licence');
  });

  it('may have a color that stays as it is', () => {
    const icons = [
      {
        ...icon,
        colors: ['#ff0000', '#00ff00'],
        paths: [
          ['M0 0h4v4z', 0],
          ['M1 1h1v1z', 1, { fixed: true }],
        ] as const,
      },
    ];
    const credits = { us: { author: 'Us', licence: 'MIT', source: 'here' } };
    const { resources, files } = buildIcons([{ ...group, icons, credits }]);
    expect(resources[0]!.colors).toEqual(['#ff0000']);
    expect(parseIconArt(String(files[0]!.data)).paths.map(({ slot }) => slot)).toEqual([0, null]);
  });
});

describe('compact path data', () => {
  it.each([
    ['M10 10 20.004 10 20 20z', 'm10 10 10 0 0 10z'],
    ['M.5.25H10V3', 'm.5.25h9.5v2.75'],
    ['M1 1a2 2 0 012-2.005', 'm1 1a2 2 0 0 1 2-2'],
    // half a circle: a radius that is too short for the ends grows to fit them
    ['M12 14.393A6.696 6.696 0 1 0 12 1', 'm12 14.39a6.69 6.69 0 1 0 0-13.39'],
    ['M0 0C1 1 2 2 3 3S4 4 5 5', 'm0 0c1 1 2 2 3 3s1 1 2 2'],
  ])('%s is %s', (d, short) => {
    expect(compactPath(d)).toBe(short);
  });

  it.each([
    ['half a circle', 'M12 14.393A6.696 6.696 0 1 0 12 1'],
    ['a little less than half', 'M12 14.391A6.7 6.7 0 1 1 12 1z'],
    ['a little more than half', 'M12 14.391A6.7 6.7 0 1 0 12 1z'],
    ['a small part', 'M2 5.003A40.004 40.004 0 0 1 6.006 4.993'],
    ['half an ellipse', 'M2 5.003A7.005 3.333 0 0 1 16.006 5.003'],
    ['a turned ellipse', 'M2 5.003A7.005 3.333 30 1 1 9.006 8.003'],
  ])('leaves %s where it is', (_, d) => {
    const box = (path: string) => inkBounds([{ op: 'fillPath', d: path, fill: '#000000' }]);
    const [drawn, compact] = [box(d), box(compactPath(d))];
    expect(Math.abs(compact.x - drawn.x)).toBeLessThan(0.02);
    expect(Math.abs(compact.y - drawn.y)).toBeLessThan(0.02);
    expect(Math.abs(compact.width - drawn.width)).toBeLessThan(0.03);
    expect(Math.abs(compact.height - drawn.height)).toBeLessThan(0.03);
  });

  it('does not drift over a thousand steps', () => {
    const d = `M0 0${'l.3333.1111'.repeat(999)}`;
    const { width, height } = inkBounds([{ op: 'fillPath', d: compactPath(d), fill: '#000000' }]);
    expect(width).toBeCloseTo(333, 1);
    expect(height).toBeCloseTo(111, 1);
  });
});
