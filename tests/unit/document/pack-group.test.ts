import { describe, expect, it } from 'vitest';
import { unpackObjects } from '../../../elements/document/unpack-objects.js';
import { packGroup } from '../../../elements/document/pack-group.js';
import { parseStoredObject, type StoredObject } from '../../../elements/document/design-file.js';

const shape = (id: string, x: number, y: number, more: object = {}) => ({
  ...{ id, type: 'image', sub_type: 'shape', layer_index: 0, position: { x, y } },
  ...{ width: 40, height: 20, rotation: 0, opacity: 1, locked: false },
  shape_details: { outline: 'rectangle', fill: '#336699' },
  ...more,
});

const PAGE = {
  objects: [
    shape('under', 0, 0),
    shape('a', 100, 50),
    shape('b', 160, 90, { rotation: 90 }),
    shape('c', 200, 60),
  ] as never[],
  groups: [
    { id: 'outer', objects: ['a', 'c'], opacity: 0.5, link: 'https://example.com/' },
    { id: 'inner', objects: ['b'], parent: 'outer', blend_mode: 'multiply' as const },
  ],
};

describe('packing a group', () => {
  it('puts its box around turned members and stands them in it, in their order', () => {
    const group = packGroup(PAGE, 'outer')!;
    // b is turned by a quarter: it reaches from x 170 to 190, from y 80 to 120
    expect(group).toMatchObject({ position: { x: 100, y: 50 }, width: 140, height: 70, opacity: 0.5 });
    const members = group.group_details.object_data as unknown as StoredObject[];
    expect(members.map(({ id, layer_index }) => [id, layer_index])).toEqual([
      ['a', 0],
      ['inner', 1],
      ['c', 2],
    ]);
    expect(members[0]!.position).toEqual({ x: 0, y: 0 });
    expect(members[1]).toMatchObject({ type: 'group', position: { x: 70, y: 30 }, blend_mode: 'multiply' });
    expect(() => parseStoredObject(group)).not.toThrow();
  });

  it('comes back as it was when it is unpacked', () => {
    const { objects, groups } = unpackObjects([packGroup(PAGE, 'outer')!]);
    const places = (list: readonly { id: string; position: object; rotation: number }[]) =>
      list.map(({ id, position, rotation }) => ({ id, position, rotation }));
    expect(places(objects)).toEqual(places(PAGE.objects.slice(1)));
    expect(groups).toEqual(PAGE.groups);
  });

  it('gives nothing for a group that is not there, or holds nothing', () => {
    expect(packGroup(PAGE, 'gone')).toBeNull();
    expect(packGroup({ objects: [], groups: PAGE.groups }, 'outer')).toBeNull();
  });
});
