import { describe, expect, it } from 'vitest';
import {
  checkFiles,
  MAX_PACKAGE_BYTES,
  type PackageFile,
} from '../../../elements/compose/format/package-files.js';
import { filesOf } from '../../../elements/compose/format/mockup-package.js';
import { mockupPackage } from '../../support/mockup-scene.js';

/** A package each of whose meshes has a file of its own. */
const pack = mockupPackage();
pack.layers.forEach((layer, i) =>
  layer.placements?.forEach(({ mesh }, j) => {
    mesh.file = `${i}-${j}.mesh`;
  }),
);

/** What is wrong once all files are as the package says and then something changes. */
function faults(change: (files: Map<string, PackageFile>) => void): string[] {
  const files = new Map<string, PackageFile>(
    filesOf(pack).map((name) => [name, { bytes: 1000, width: 64, height: 64 }]),
  );
  for (const { placements = [] } of pack.layers)
    for (const { mesh } of placements) files.set(mesh.file, { bytes: mesh.nu * mesh.nv * 12 });
  change(files);
  return checkFiles(pack, files);
}

describe('the files of a package', () => {
  it('are as mockup.json says', () => {
    expect(faults(() => undefined)).toEqual([]);
  });

  it('are all there', () => {
    expect(faults((files) => files.delete('mug.webp'))).toEqual(['mug.webp is missing']);
  });

  it('are no more than it names', () => {
    expect(faults((files) => files.set('notes.txt', { bytes: 1 }))).toEqual(['notes.txt is named nowhere']);
  });

  it('have the size of their tier', () => {
    expect(faults((files) => files.set('mug.webp', { bytes: 1000, width: 63, height: 64 }))).toEqual([
      'mug.webp is 63 x 64 px, not 64 x 64',
    ]);
    expect(faults((files) => files.set('front.webp', { bytes: 1000 }))).toEqual([
      'front.webp is ? x ? px, not 64 x 64',
    ]);
  });

  it('hold each node of a mesh', () => {
    expect(faults((files) => files.set('2-0.mesh', { bytes: 24 }))).toEqual([
      '2-0.mesh has 24 bytes, not 1020',
    ]);
  });

  it('are together no larger than a package may be', () => {
    const large = { bytes: MAX_PACKAGE_BYTES, width: 64, height: 64 };
    expect(faults((files) => files.set('plate.webp', large))).toEqual([
      expect.stringMatching(/^its files have \d+ bytes, more than 2000000$/),
    ]);
  });
});
