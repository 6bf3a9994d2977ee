import { describe, expect, it } from 'vitest';
import { withoutMissing } from '../../../elements/display/strip-placeholders.js';
import { objectOps } from '../../../elements/display/object-ops.js';
import type { Group, Op } from '../../../elements/display/ops.js';
import { pageOps, type DrawnPage } from '../../../elements/display/page-ops.js';
import type { Size } from '../../../elements/math/geometry.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import type { ImageDetails } from '../../../elements/objects/schema.js';
import { kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import { buildTestFonts, TEST_FACES } from '../../support/text/fonts.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { imageOf, shapeOf, textOf } from '../../support/objects.js';

const SIZE = { width: 300, height: 200 };

function envWith(pictures: Record<string, Size> = {}, fonts = new FontStore()): ObjectEnv {
  return { fonts, resources: { image: (source) => pictures[source], icon: () => undefined } };
}

describe('a page', () => {
  it('is its color, its background picture and its objects from back to front', () => {
    const back = { ...imageOf({ src: 'bg' }), id: 'bg', sub_type: 'background' as const };
    const objects = [shapeOf({ outline: 'star' }, { id: 'top', layer_index: 2 }), textOf({}, { id: 'low' })];
    const page = { background_color: '#abcdef', background_image: back, objects };
    const { ops, width, height, sources } = pageOps(
      page,
      SIZE,
      kinds,
      envWith({ 'src:bg': { width: 4, height: 4 } }),
    );
    expect(ops[0]).toEqual({ op: 'fillPath', d: 'M0 0H300V200H0Z', fill: '#abcdef' });
    expect(ops.slice(1).map((op) => (op as Group).object)).toEqual(['bg', 'low', 'top']);
    expect({ width, height, sources }).toEqual({ ...SIZE, sources: ['src:bg'] });
  });

  it('has no paper without a color, and leaves out an object of an unknown kind', () => {
    const stranger = { ...imageOf({}), sub_type: 'constructor' } as DesignObject;
    expect(pageOps({ background_color: null, objects: [stranger] }, SIZE, kinds, envWith()).ops).toEqual([]);
  });
});

describe('what has room for a picture', () => {
  const frame = (image_details: ImageDetails, id = 'f') =>
    ({
      ...imageOf(image_details, { id }),
      sub_type: 'frame',
      frame_details: { outline: 'ellipse' },
    }) as unknown as DesignObject;
  const grid = (boxes: readonly object[]) =>
    ({
      ...{ ...imageOf({}), image_details: undefined },
      ...{ id: 'g', type: 'grid', sub_type: 'grid', grid_details: { boxes } },
    }) as unknown as DesignObject;
  const half = (x: number, more: object = {}) => ({ x, y: 0, width: 0.5, height: 1, ...more });
  const ops = (objects: readonly DesignObject[]) => pageOps({ objects }, SIZE, kinds, envWith()).ops;

  it('is no part of the page while nothing was put there, and is seen by who edits', () => {
    for (const empty of [frame({}), imageOf({}), grid([half(0), half(0.5)])]) {
      expect(ops([empty])).toEqual([]);
      expect(objectOps(empty, kinds, envWith())!.children).not.toEqual([]);
    }
  });

  it('keeps the colors of its boxes, and the placeholder of a picture that cannot be had', () => {
    const [mixed] = ops([grid([half(0, { color: '#112233' }), half(0.5)])]) as [Group];
    expect(mixed.children).toHaveLength(1);
    expect((mixed.children[0] as Group).children).toMatchObject([{ op: 'fillPath', fill: '#112233' }]);
    expect(ops([frame({ src: 'lost' })])).toHaveLength(1);
    const filled = grid([half(0, { color: '#112233' })]);
    const env = envWith();
    const [same] = pageOps({ objects: [filled] }, SIZE, kinds, env).ops;
    expect(same).toBe(objectOps(filled, kinds, env));
  });
});

it('a file has nothing where a picture could not be had: what stands for it is for screens', () => {
  const page = (objects: readonly DesignObject[]) =>
    pageOps({ objects, background_color: '#ffffff' }, SIZE, kinds, envWith());
  const lost = imageOf({ src: 'lost' });
  const star = shapeOf({ outline: 'star' }, { id: 'star', layer_index: 3 });
  const whole = page([lost, star]);
  expect(whole.ops).toHaveLength(3);
  expect(withoutMissing(whole).ops).toEqual([whole.ops[0], whole.ops[2]]);
  const complete = page([star]);
  expect(withoutMissing(complete).ops[1]).toBe(complete.ops[1]);
});

describe('groups of a page', () => {
  const named = (id: string, layer_index: number, more: object = {}) =>
    shapeOf({ outline: 'star' }, { id, layer_index, ...more });
  const objects = ['a', 'b', 'c', 'd', 'e'].map((id, i) => named(id, i));
  const ops = (page: Partial<DrawnPage>) => pageOps({ objects, ...page }, SIZE, kinds, envWith()).ops;
  /** Ids of what is painted, composed groups in brackets. */
  const order = (list: readonly Op[]): string =>
    list.map((op) => (op as Group).object ?? `(${order((op as Group).children)})`).join(' ');

  it('are painted as one where their topmost object lies, when they have an opacity or a blend', () => {
    const groups = [{ id: 'g', objects: ['a', 'd'], opacity: 0.5 }];
    const list = ops({ groups });
    expect(order(list)).toBe('b c (a d) e');
    expect(list[2]).toMatchObject({ op: 'group', opacity: 0.5 });
    expect(ops({ groups: [{ id: 'g', objects: ['a', 'd'], blend_mode: 'multiply' }] })[2]).toMatchObject({
      blend: 'multiply',
    });
  });

  it('change nothing when they only hold their objects together', () => {
    expect(order(ops({ groups: [{ id: 'g', objects: ['a', 'd'], opacity: 1, blend_mode: 'normal' }] }))).toBe(
      'a b c d e',
    );
  });

  it('lie in each other, also through groups that are not composed', () => {
    const groups = [
      { id: 'in', objects: ['a', 'c'], parent: 'plain', opacity: 0.5 },
      { id: 'plain', objects: ['b'], parent: 'out' },
      { id: 'out', objects: ['e'], opacity: 0.5 },
    ];
    expect(order(ops({ groups }))).toBe('d (b (a c) e)');
  });

  it('leave out what is hidden, and a group of which all is', () => {
    const hidden = objects.map((object) => ({ ...object, hidden: 'ad'.includes(object.id) }));
    expect(order(ops({ objects: hidden, groups: [{ id: 'g', objects: ['a', 'd'], opacity: 0.5 }] }))).toBe(
      'b c e',
    );
  });
});

describe('the ops of an object', () => {
  it('carry its blend and its shadow, measured by the object', () => {
    const shadow = { shadowColor: '#112233', r: 5, theta: 90, blur: 5, opacity: 0.5, size: 10 };
    const group = objectOps(
      shapeOf({ outline: 'star' }, { width: 200, height: 100, blend_mode: 'screen', shadow }),
      kinds,
      envWith(),
    );
    expect(group!.blend).toBe('screen');
    const [cast] = group!.shadows!;
    expect(cast).toMatchObject({ color: '#112233', opacity: 0.5, dy: 10, scale: 1.05 });
    expect(cast!.dx).toBeCloseTo(0);
    expect(objectOps(shapeOf({ outline: 'star' }, { shadow: null }), kinds, envWith())!.shadows).toBe(
      undefined,
    );
  });

  it('stand where its box stands, with its opacity', () => {
    const group = objectOps(shapeOf({ outline: 'star' }, { rotation: 90, opacity: 0.5 }), kinds, envWith());
    expect(group).toMatchObject({ op: 'group', object: 'o1', opacity: 0.5 });
    // the box from (10, 20), 200 x 100, turned by a quarter: its own origin is at its right top
    expect(group!.transform!.map(Math.round)).toEqual([0, 1, -1, 0, 160, -30]);
  });

  it('are made once for a record, and again when its picture arrives', () => {
    const pictures: Record<string, Size> = {};
    const env = envWith(pictures);
    const object = imageOf({ src: 'a' });
    const empty = objectOps(object, kinds, env);
    expect(objectOps(object, kinds, env)).toBe(empty);
    pictures['src:other'] = { width: 1, height: 1 };
    expect(objectOps(object, kinds, env)).toBe(empty);
    pictures['src:a'] = { width: 8, height: 8 };
    const filled = objectOps(object, kinds, env);
    expect(filled!.children[0]).toMatchObject({ op: 'image' });
    pictures['src:a'] = { width: 8, height: 8 };
    expect(objectOps(object, kinds, env)).toBe(filled);
    expect(objectOps({ ...object }, kinds, env)).not.toBe(filled);
  });

  it('are made again when a font arrives', async () => {
    const fonts = new FontStore();
    const env = envWith({}, fonts);
    const object = textOf();
    expect(objectOps(object, kinds, env)!.children[0]).toMatchObject({ op: 'group', opacity: 0.2 });
    fonts.add((await buildTestFonts(TEST_FACES.slice(0, 1))).faces[0]!);
    expect(objectOps(object, kinds, env)!.children[0]).toMatchObject({ op: 'glyphRun', text: 'Hello world' });
  });
});
