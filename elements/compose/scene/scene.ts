import type { CropDetails } from '../format/mockup-inputs.js';
import { lightBounds } from './light-bounds.js';
import { areaOf, type Mesh, projectMesh } from '../mesh/mesh.js';
import type { HueValue, MockupLayer, MockupPackage } from '../format/mockup-package.js';
import { hueLayers, imageLayers } from '../format/package-layers.js';
import type { Pyramid } from '../pictures/pyramid.js';
import { type Box, boxOf, rasterizeBox, type UvMap } from '../mesh/raster.js';
import { responseTable, toneTables, type ToneTables } from '../tone.js';

/** A package's pictures and meshes of one tier, decoded. Bytes may lie in shared memory. */
export interface DecodedScene {
  readonly package: MockupPackage;
  /** px of the picture to make; all pictures here have this size. */
  readonly width: number;
  readonly height: number;
  /** RGB. */
  readonly plate: Uint8Array;
  /** RGB, in the order of the package's surfaces. */
  readonly responses: readonly Uint8Array[];
  /** For each layer its placements. */
  readonly placements: readonly (readonly DecodedPlacement[])[];
}

export interface DecodedPlacement {
  readonly mesh: Mesh;
  /** One byte a px. */
  readonly mask: Uint8Array | null;
}

/** A user's picture. */
export interface SceneImage {
  readonly pyramid: Pyramid;
  /** px as it was uploaded (turned upright): its proportion counts, not the pyramid's. */
  readonly width: number;
  readonly height: number;
  readonly crop: CropDetails;
}

/** `mockup_inputs` with decoded pictures, indexed alike; what is missing is null. A color that is null is the layer's own. */
export interface SceneInputs {
  readonly hues: readonly (HueValue | null)[];
  readonly images: readonly (SceneImage | null)[];
}

/** A color over the whole surface, or white where a static layer takes none. */
export interface Fill {
  readonly kind: 'fill';
  readonly hue: HueSource | null;
}

/** A layer's picture, color or both, where its mesh lies. */
export interface Print {
  readonly kind: 'print';
  /** Place in `images`; null takes none. */
  readonly image: number | null;
  /** The color beneath the picture. */
  readonly hue: HueSource | null;
  /** The print area's size; only its proportion counts. */
  readonly area: { readonly width: number; readonly height: number };
  readonly uv: UvMap;
  readonly mask: Uint8Array | null;
  /** px it covers: its share in the mean color of a surface that is all print. */
  readonly weight: number;
}

export interface HueSource {
  /** Place in `hues`. */
  readonly index: number;
  readonly default: HueValue;
}

export interface PreparedSurface {
  /** RGB codes, and the light of each code. */
  readonly response: Uint8Array;
  readonly light: Float32Array;
  readonly ink: { readonly k0: number; readonly k1: number };
  /** From the bottom to the top. */
  readonly steps: readonly (Fill | Print)[];
  /** Where it leaves light. */
  readonly box: Box;
}

/** A scene ready to be composed, plain data that may be posted to a worker. */
export interface PreparedScene {
  readonly width: number;
  readonly height: number;
  /** Rows that can be composed. */
  readonly from: number;
  readonly to: number;
  readonly knee: number;
  readonly tone: ToneTables;
  readonly plate: Uint8Array;
  readonly surfaces: readonly PreparedSurface[];
}

export interface Rows {
  readonly from: number;
  readonly to: number;
}

/**
 * What a scene needs once per size: each px's place on the print areas. `rows` limits that to the rows that will be
 * composed, for a renderer that splits them among threads. Throws a RangeError when pictures have another size.
 */
export function prepareScene(decoded: DecodedScene, rows?: Partial<Rows>): PreparedScene {
  const { package: pack, width, height, plate } = decoded;
  const [from, to] = [rows?.from ?? 0, rows?.to ?? height];
  checkSizes(decoded);
  return {
    width,
    height,
    from,
    to,
    knee: pack.tone.knee,
    tone: toneTables(pack.tone.knee),
    plate,
    surfaces: pack.surfaces.map(({ id, respMax, ink }, i) => {
      const response = decoded.responses[i]!;
      const light = responseTable(respMax);
      return {
        response,
        light,
        ink: ink ?? pack.tone,
        steps: stepsOn(id, decoded, { from, to }),
        box: lightBounds(response, light, width, { from, to }),
      };
    }),
  };
}

function checkSizes({ package: pack, width, height, plate, responses, placements }: DecodedScene): void {
  const check = (what: string, bytes: Uint8Array | undefined, channels: number): void => {
    if (bytes?.length !== width * height * channels)
      throw new RangeError(`the ${what} is not ${width} x ${height} px of ${channels} channels`);
  };
  check('plate', plate, 3);
  pack.surfaces.forEach(({ id }, i) => check(`response of ${id}`, responses[i], 3));
  pack.layers.forEach(({ _id }, i) =>
    placements[i]?.forEach(({ mask }) => mask && check(`mask of ${_id}`, mask, 1)),
  );
}

/** A layer with placements prints there; another covers its surface. */
function stepsOn(surface: string, scene: DecodedScene, rows: Rows): (Fill | Print)[] {
  const { layers } = scene.package;
  return layers.flatMap((layer, i): (Fill | Print)[] => {
    const hue = hueOf(layer, scene.package);
    if (!layer.placements) return layer.surface === surface ? [{ kind: 'fill', hue }] : [];
    return layer.placements.flatMap((placement, j) => {
      if ((placement.surface ?? layer.surface) !== surface) return [];
      return [printOf(layer, scene, scene.placements[i]![j]!, hue, rows)];
    });
  });
}

function hueOf(layer: MockupLayer, pack: MockupPackage): HueSource | null {
  const { hue } = layer.features;
  return hue ? { index: hueLayers(pack).indexOf(layer), default: hue.default } : null;
}

function printOf(
  layer: MockupLayer,
  { package: pack, width, height }: DecodedScene,
  { mesh, mask }: DecodedPlacement,
  hue: HueSource | null,
  { from, to }: Rows,
): Print {
  const image = imageLayers(pack).indexOf(layer);
  const projected = projectMesh(mesh, width, height);
  const uv = rasterizeBox(projected, boxOf(projected, width, { from, to }, mask), width, mask);
  return {
    kind: 'print',
    image: image < 0 ? null : image,
    hue,
    area: layer.upload_resolution ?? { width: 1, height: 1 },
    uv,
    mask,
    // of the whole mesh, so that every thread weighs alike
    weight: areaOf(projected),
  };
}
