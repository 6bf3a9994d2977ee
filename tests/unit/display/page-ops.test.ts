import { describe, expect, it } from 'vitest';
import { objectOps } from '../../../elements/display/object-ops.js';
import type { Group } from '../../../elements/display/ops.js';
import { pageOps } from '../../../elements/display/page-ops.js';
import type { Size } from '../../../elements/math/geometry.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import { buildTestFonts, TEST_FACES } from '../../support/fonts.js';
import { FontStore } from '../../../elements/text/font-store.js';
import { imageOf, shapeOf, textOf } from '../../support/objects.js';

const SIZE = { width: 300, height: 200 };

function envWith(pictures: Record<string, Size> = {}, fonts = new FontStore()): ObjectEnv {
  return { fonts, resources: { image: (source) => pictures[source], icon: () => undefined } };
}

describe('a page', () => {
  it('is its colour, its background picture and its objects from back to front', () => {
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

  it('has no paper without a colour, and leaves out an object of an unknown kind', () => {
    const stranger = { ...imageOf({}), sub_type: 'constructor' } as DesignObject;
    expect(pageOps({ background_color: null, objects: [stranger] }, SIZE, kinds, envWith()).ops).toEqual([]);
  });
});

describe('the ops of an object', () => {
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
