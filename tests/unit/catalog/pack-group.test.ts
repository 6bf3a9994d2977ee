import { beforeAll, describe, expect, it } from 'vitest';
import { boxBounds } from '../../../elements/math/geometry.js';
import { groupObject } from '../../../elements/objects/group/model.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import { groupPage, packGroup } from '../../../catalog/build/templates/pack-group.js';
import type { Layer } from '../../../catalog/build/templates/recipe.js';
import { compileFixture, smallLibrary } from './support.js';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const square = (at: [number, number, number, number], rotate = 0): Layer => ({
  ...{ k: 'shape', outline: 'rectangle', at, color: 'ink' },
  rotate,
});

const packed = (...layers: Layer[]) => groupObject.parse(packGroup(compileFixture({ layers }, library)));
const positions = (group: ReturnType<typeof packed>) =>
  group.group_details.object_data.map((object) => (object as unknown as DesignObject).position);

describe('a packed text template', () => {
  it('is as small as its objects, which keep their places to each other', () => {
    const group = packed(square([10, 20, 30, 10]), square([30, 50, 40, 5]));
    expect(group).toMatchObject({ position: { x: 0, y: 0 }, width: 600, height: 350 });
    expect(positions(group)).toEqual([
      { x: 0, y: 0 },
      { x: 200, y: 300 },
    ]);
  });

  it('has room for objects as they are turned', () => {
    const group = packed(square([40, 45, 20, 10], 90));
    expect(group).toMatchObject({ width: 100, height: 200 });
    const [object] = group.group_details.object_data as unknown as DesignObject[];
    const { x, y } = boxBounds({ ...object!.position, width: 200, height: 100, rotation: 90 });
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });

  it('leaves the compiled design as it was', () => {
    const compiled = compileFixture({ layers: [square([10, 20, 30, 10])] }, library);
    packGroup(compiled);
    expect(compiled.design.pages[0]!.objects[0]!.position).toEqual({ x: 100, y: 200 });
  });

  it('is pictured with a little air round it, for letters that reach past their box', () => {
    const { page, size } = groupPage(compileFixture({ layers: [square([10, 20, 30, 10])] }, library));
    expect(size).toEqual({ width: 332, height: 132 });
    expect(page.objects[0]!.position).toEqual({ x: 16, y: 16 });
  });
});
