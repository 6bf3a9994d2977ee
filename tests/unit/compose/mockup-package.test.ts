import { describe, expect, it } from 'vitest';
import { readMesh } from '../../../elements/compose/mesh/mesh.js';
import { PackageError, parsePackage } from '../../../elements/compose/format/mockup-package.js';
import { hueLayers, imageLayers } from '../../../elements/compose/format/package-layers.js';
import { mockupPackage } from '../../support/mockup-scene.js';

/** A good package with another value at a path; undefined takes what is there away. */
function broken(path: string, value: unknown): unknown {
  const pack = structuredClone(mockupPackage());
  const keys = path.split('.');
  const last = keys.pop()!;
  const at = keys.reduce(
    (node, key) => node[key] as Record<string, unknown>,
    pack as Record<string, unknown>,
  );
  if (value === undefined) delete at[last];
  else at[last] = value;
  return pack;
}

describe('a mockup.json', () => {
  it('is taken as it is when it is good', () => {
    expect(parsePackage(structuredClone(mockupPackage()))).toEqual(mockupPackage());
  });

  it('counts colors and pictures by their own layers', () => {
    expect(imageLayers(mockupPackage()).map(({ _id }) => _id)).toEqual(['front', 'screen']);
    expect(hueLayers(mockupPackage()).map(({ _id }) => _id)).toEqual(['wall', 'mug', 'screen']);
  });

  it.each<[string, string, unknown, RegExp]>([
    ['another format', 'format', 'dm-mockup/2', /^mockup.json: format /],
    ['an id with a path', 'id', '../other', /^mockup.json: id must be lower-case/],
    [
      'a file elsewhere',
      'tiers.0.plate',
      '../../secret.webp',
      /^mockup.json: tiers.0.plate must be the name of a file/,
    ],
    ['no light', 'surfaces.1.respMax', 0, /^mockup.json: surfaces.1.respMax /],
    [
      'a layer on no surface',
      'layers.0.surface',
      'moon',
      /^mockup.json: layers.0.surface names no surface: moon$/,
    ],
    [
      'a reflection on no surface',
      'layers.3.placements.1.surface',
      'moon',
      /^mockup.json: layers.3.placements.1.surface names no surface: moon$/,
    ],
    [
      'a tier without responses',
      'tiers.1',
      { px: 128, plate: 'big.webp' },
      /^mockup.json: surfaces.0.files has no file for the tier of 128 px$/,
    ],
    [
      'a mask that lacks a tier',
      'layers.2.placements.0.masks',
      {},
      /^mockup.json: layers.2.placements.0.masks has no file for the tier of 64 px$/,
    ],
    [
      'a picture’s layer without proportion',
      'layers.2.upload_resolution',
      undefined,
      /^mockup.json: layers.2 is dynamic and lacks/,
    ],
    ['no placeholder', 'placeholders', [], /^mockup.json: placeholders /],
  ])('is refused, and the fault named: %s', (_, path, value, message) => {
    expect(() => parsePackage(broken(path, value))).toThrow(PackageError);
    expect(() => parsePackage(broken(path, value))).toThrow(message);
  });
});

describe('a mesh file', () => {
  const bytes = (values: readonly number[]) => new Uint8Array(Float32Array.from(values).buffer);
  const good = [0, 1, 2, 1, 1, 2, 0, 0, 2, 1, 0, 2];

  it('is read wherever its bytes lie', () => {
    const shifted = new Uint8Array(49);
    shifted.set(bytes(good), 1);
    expect([...readMesh(shifted.subarray(1), { nu: 2, nv: 2 }).nodes]).toEqual(good);
  });

  it('is refused when it is cut short, or has nodes that no camera sees', () => {
    expect(() => readMesh(bytes(good.slice(1)), { nu: 2, nv: 2 }, 'front.mesh')).toThrow(
      /front.mesh has 44 bytes/,
    );
    for (const bad of [0, -1, NaN, Infinity])
      expect(() => readMesh(bytes([...good.slice(0, 11), bad]), { nu: 2, nv: 2 })).toThrow(/number 3$/);
    expect(() => readMesh(bytes([NaN, ...good.slice(1)]), { nu: 2, nv: 2 })).toThrow(/number 0$/);
  });
});
