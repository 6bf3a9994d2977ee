import { filesOf, type MockupPackage } from './mockup-package.js';

/** A file beside a mockup.json; sizes of pictures in px. */
export interface PackageFile {
  readonly bytes: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** All of a package together: it is fetched, and kept for ever. */
export const MAX_PACKAGE_BYTES = 2_000_000;
/** Three float32 numbers a node. */
const NODE_BYTES = 12;

/**
 * What is wrong with the files of a package, in words; nothing when it can be used. `files` is by name, without
 * mockup.json. The schema of that is `parsePackage`'s.
 */
export function checkFiles(pack: MockupPackage, files: ReadonlyMap<string, PackageFile>): string[] {
  const named = new Set(filesOf(pack));
  const total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...[...named].filter((name) => !files.has(name)).map((name) => `${name} is missing`),
    ...[...files.keys()].filter((name) => !named.has(name)).map((name) => `${name} is named nowhere`),
    ...(total > MAX_PACKAGE_BYTES ? [`its files have ${total} bytes, more than ${MAX_PACKAGE_BYTES}`] : []),
    ...pack.tiers.flatMap((tier) => sizeFaults(pack, tier, files)),
    ...meshFaults(pack, files),
  ];
}

/** Pictures of a tier all have its size, so that a px is the same place on each. */
function sizeFaults(
  pack: MockupPackage,
  { px, plate }: MockupPackage['tiers'][number],
  files: ReadonlyMap<string, PackageFile>,
): string[] {
  const height = Math.round((px * pack.height) / pack.width);
  const masks = pack.layers.flatMap(({ placements = [] }) =>
    placements.flatMap(({ masks: each }) => each?.[px] ?? []),
  );
  const pictures = new Set([plate, ...pack.surfaces.map(({ files: each }) => each[px]!), ...masks]);
  return [...pictures].flatMap((name) => {
    const file = files.get(name);
    if (!file || (file.width === px && file.height === height)) return [];
    return [`${name} is ${file.width ?? '?'} x ${file.height ?? '?'} px, not ${px} x ${height}`];
  });
}

function meshFaults({ layers }: MockupPackage, files: ReadonlyMap<string, PackageFile>): string[] {
  return layers.flatMap(({ placements = [] }) =>
    placements.flatMap(({ mesh: { nu, nv, file } }) => {
      const bytes = files.get(file)?.bytes;
      const wanted = nu * nv * NODE_BYTES;
      return bytes === undefined || bytes === wanted ? [] : [`${file} has ${bytes} bytes, not ${wanted}`];
    }),
  );
}
