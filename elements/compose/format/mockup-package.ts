import * as z from 'zod/mini';
import { PackageError } from './package-error.js';

export { PackageError } from './package-error.js';

/**
 * The mockup package, `dm-mockup/1`: a folder with a `mockup.json` and the files it names. A scene is baked once; what a
 * picture of it is made of lies here (docs/mockup-package.md). Lengths are px of the finished picture unless told.
 */
export const PACKAGE_FORMAT = 'dm-mockup/1';

const id = () =>
  z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be lower-case words joined by hyphens'));
const file = () =>
  z.string().check(z.regex(/^[a-z0-9][\w-]*(\.[\w-]+)*$/i, 'must be the name of a file beside mockup.json'));
const side = () => z.int().check(z.gte(16), z.lte(16_384));
const share = () => z.number().check(z.gte(0), z.lte(1));

/** Hue 0-360 (degrees), saturation, lightness and alpha 0-1. */
export const hueValue = z.tuple([z.number().check(z.gte(0), z.lte(360)), share(), share(), share()]);

/** A file for each tier, by the tier's px. */
const perTier = z.record(z.string(), file());

/** How light leaves paint and paper: ink(c) = k0 + k1 * c, linear. White paper is not 1, black ink not 0; a screen is. */
const ink = z.object({ k0: share(), k1: share() });

const surface = z.object({
  id: id(),
  /** The light at code 255 of the response: S = respMax * (code / 255)^2. */
  respMax: z.number().check(z.gt(0)),
  /** Pictures of the response. */
  files: perTier,
  /** In place of the package's own; a lit screen has k0 0 and k1 1. */
  ink: z.optional(ink),
});

const placement = z.object({
  /** The surface the picture lies on, if not the layer's: a reflection has a response of its own. */
  surface: z.optional(id()),
  mesh: z.object({
    /** Nodes along u and v; 2 x 2 is a homography. */
    nu: z.int().check(z.gte(2), z.lte(257)),
    nv: z.int().check(z.gte(2), z.lte(257)),
    /** float32 [x, y, w] per node, little-endian, row by row from v = 0 (the picture's bottom); x, y 0-1 of the frame, y down. */
    file: file(),
    /** Seen in a mirror, such as a glossy table: what faces the viewer there runs the other way round. */
    mirrored: z.optional(z.boolean()),
  }),
  /** Where the print can be seen, 8 bits, lossless; without it, wherever the mesh is. */
  masks: z.optional(perTier),
});

const layer = z.object({
  _id: id(),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  surface: id(),
  /** `dynamic` takes a picture of the user's. */
  type: z.enum(['dynamic', 'static']),
  features: z.object({ hue: z.optional(z.object({ default: hueValue })) }),
  /** px a picture should have; its proportion is that of the crop (C-010). */
  upload_resolution: z.optional(z.object({ width: side(), height: side() })),
  placements: z.optional(z.array(placement).check(z.minLength(1))),
});

const shape = z.object({
  format: z.literal(PACKAGE_FORMAT),
  id: id(),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  description: z.string(),
  /** Of the high-resolution render. */
  width: side(),
  height: side(),
  /** Light up to `knee` is kept as it is, what is above rolls off. */
  tone: z.extend(ink, { knee: z.number().check(z.gt(0), z.lt(1)) }),
  /** Smallest first; `px` is the width. */
  tiers: z.array(z.object({ px: side(), plate: file() })).check(z.minLength(1)),
  surfaces: z.array(surface).check(z.minLength(1)),
  /** From the bottom to the top of each surface. */
  layers: z.array(layer).check(z.minLength(1)),
  /** Finished pictures to show before anything is put in; the first is the preview. */
  placeholders: z.array(file()).check(z.minLength(1)),
  /** Ids; the first is its own. */
  categories: z.array(id()).check(z.minLength(1)),
  keywords: z.array(z.string()),
  /** USD for one high-resolution render. */
  price: z.number().check(z.gte(0)),
});

export type MockupPackage = z.output<typeof shape>;
export type MockupLayer = MockupPackage['layers'][number];
export type MockupSurface = MockupPackage['surfaces'][number];
export type MockupPlacement = NonNullable<MockupLayer['placements']>[number];
export type HueValue = z.output<typeof hueValue>;

/** Checks a mockup.json (parsed). Throws a PackageError with the first fault. */
export function parsePackage(value: unknown): MockupPackage {
  const result = shape.safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new PackageError(issue?.path.join('.') ?? '', issue?.message ?? 'is not valid');
  }
  checkNames(result.data);
  return result.data;
}

/** What a schema cannot say: that names point at something, and that every tier is complete. */
function checkNames({ surfaces, layers, tiers }: MockupPackage): void {
  const known = new Set(surfaces.map((each) => each.id));
  const complete = (files: Readonly<Record<string, string>>, place: string) => {
    for (const { px } of tiers)
      if (files[px] === undefined) throw new PackageError(place, `has no file for the tier of ${px} px`);
  };
  surfaces.forEach(({ files }, i) => complete(files, `surfaces.${i}.files`));
  layers.forEach((each, i) => {
    const place = `layers.${i}`;
    if (!known.has(each.surface))
      throw new PackageError(`${place}.surface`, `names no surface: ${each.surface}`);
    if (each.type === 'dynamic' && !(each.upload_resolution && each.placements))
      throw new PackageError(place, 'is dynamic and lacks upload_resolution or placements');
    each.placements?.forEach(({ surface: own, masks }, j) => {
      if (own !== undefined && !known.has(own))
        throw new PackageError(`${place}.placements.${j}.surface`, `names no surface: ${own}`);
      if (masks) complete(masks, `${place}.placements.${j}.masks`);
    });
  });
}

/** Names of all files of a package beside its mockup.json, each once. */
export const filesOf = (pack: MockupPackage): readonly string[] => [
  ...new Set([...pack.tiers.flatMap(({ px }) => tierFiles(pack, px)), ...sharedFiles(pack)]),
];

/** Names of the files that only one tier needs; those of the smallest make the preview. */
export const tierFiles = ({ tiers, surfaces, layers }: MockupPackage, px: number): readonly string[] => [
  ...tiers.filter((tier) => tier.px === px).map(({ plate }) => plate),
  ...surfaces.map(({ files }) => files[px]!),
  ...placementsOf(layers).flatMap(({ masks }) => (masks ? [masks[px]!] : [])),
];

/** Names of the files that every tier needs: meshes, and pictures of what it looks like. */
export const sharedFiles = ({ layers, placeholders }: MockupPackage): readonly string[] => [
  ...placementsOf(layers).map(({ mesh }) => mesh.file),
  ...placeholders,
];

const placementsOf = (layers: MockupPackage['layers']): MockupPlacement[] =>
  layers.flatMap(({ placements }) => placements ?? []);

/** The package as anybody may have it: the preview's tier alone. */
export function publicPackage(pack: MockupPackage): MockupPackage {
  const tiers = pack.tiers.slice(0, 1);
  const kept = new Set(tiers.map(({ px }) => String(px)));
  const only = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).filter(([px]) => kept.has(px)));
  return {
    ...pack,
    tiers,
    surfaces: pack.surfaces.map((each) => ({ ...each, files: only(each.files) })),
    layers: pack.layers.map(({ placements, ...each }) => ({
      ...each,
      ...(placements && {
        placements: placements.map(({ masks, ...placed }) => ({
          ...placed,
          ...(masks && { masks: only(masks) }),
        })),
      }),
    })),
  };
}
