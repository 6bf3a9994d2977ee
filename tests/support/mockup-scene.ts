import { cropDetails } from '../../elements/compose/format/mockup-inputs.js';
import type { Mesh } from '../../elements/compose/mesh/mesh.js';
import { type MockupPackage, parsePackage } from '../../elements/compose/format/mockup-package.js';
import { pyramidOf } from '../../elements/compose/pictures/pyramid.js';
import type { DecodedScene, SceneImage, SceneInputs } from '../../elements/compose/scene/scene.js';

/**
 * A made scene with all that a package can have: a colored wall, a colored mug with a masked print around it, a lit screen
 * seen in perspective and its picture in the table. The same bytes in Node and browsers.
 */

const surface = (id: string, respMax: number, ink?: { k0: number; k1: number }) => ({
  id,
  respMax,
  files: { 64: `${id}.webp` },
  ...(ink ? { ink } : {}),
});
const mesh = (nu: number, nv: number) => ({ nu, nv, file: 'a.mesh' });

export const mockupPackage = (): MockupPackage =>
  parsePackage({
    format: 'dm-mockup/1',
    id: 'made-scene',
    name: 'Made scene',
    description: '',
    width: 4000,
    height: 4000,
    tone: { knee: 0.7, k0: 0.012, k1: 0.9 },
    tiers: [{ px: 64, plate: 'plate.webp' }],
    surfaces: [
      surface('wall', 1.2),
      surface('mug', 1.8),
      surface('screen', 1.1, { k0: 0, k1: 1 }),
      surface('table', 0.6),
    ],
    layers: [
      {
        _id: 'wall',
        name: 'Wall',
        surface: 'wall',
        type: 'static',
        features: { hue: { default: [40, 0.3, 0.8, 1] } },
      },
      {
        _id: 'mug',
        name: 'Mug',
        surface: 'mug',
        type: 'static',
        features: { hue: { default: [0, 0, 1, 1] } },
      },
      {
        _id: 'front',
        name: 'Front',
        surface: 'mug',
        type: 'dynamic',
        features: {},
        upload_resolution: { width: 2000, height: 1000 },
        placements: [{ mesh: mesh(17, 5), masks: { 64: 'front.webp' } }],
      },
      {
        _id: 'screen',
        name: 'Screen',
        surface: 'screen',
        type: 'dynamic',
        features: { hue: { default: [0, 0, 1, 0] } },
        upload_resolution: { width: 1600, height: 1000 },
        placements: [{ mesh: mesh(2, 2) }, { surface: 'table', mesh: mesh(2, 2) }],
      },
    ],
    placeholders: ['placeholder.webp'],
    categories: ['devices'],
    keywords: [],
    price: 2,
  });

/** A half turn of a mug that stands in the left of the frame. */
export function mugMesh(nu = 17, nv = 5): Mesh {
  const nodes = new Float32Array(nu * nv * 3);
  for (let j = 0; j < nv; j++)
    for (let i = 0; i < nu; i++) {
      const angle = (i / (nu - 1) - 0.5) * Math.PI * 1.2;
      const w = 6 - Math.cos(angle);
      const x = 0.3 + (1.2 * Math.sin(angle)) / w;
      const y = 0.75 - (2.2 * (j / (nv - 1)) - 0.3 * Math.cos(angle)) / w;
      nodes.set([x, y, w], 3 * (j * nu + i));
    }
  return { nu, nv, nodes };
}

/** Corners in the order of a mesh: bottom left, bottom right, top left, top right, each [x, y, w]. */
export const flatMesh = (...corners: readonly (readonly number[])[]): Mesh => ({
  nu: 2,
  nv: 2,
  nodes: Float32Array.from(corners.flat()),
});

const SCREEN = flatMesh([0.55, 0.62, 4], [0.95, 0.7, 5], [0.57, 0.2, 4.2], [0.93, 0.3, 5.1]);
const MIRRORED = flatMesh([0.55, 0.72, 4.1], [0.95, 0.8, 5.1], [0.54, 1.02, 4.6], [0.97, 0.99, 5.6]);

const noise = (i: number): number => ((i * 2654435761) >>> 24) & 15;

/** Bytes of a frame; `at` gives a code for a px and channel. */
function frame(size: number, channels: number, at: (x: number, y: number, c: number) => number): Uint8Array {
  return Uint8Array.from({ length: size * size * channels }, (_, i) => {
    const px = Math.floor(i / channels);
    return Math.min(255, Math.max(0, at((px % size) / size, Math.floor(px / size) / size, i % channels)));
  });
}

export function madeScene(size: number): DecodedScene {
  const inMug = (x: number, y: number): number =>
    Math.abs(x - 0.3) < 0.24 && Math.abs(y - 0.56) < 0.26 ? 1 : 0;
  const inScreen = (x: number, y: number): number => (x > 0.5 && y > 0.15 && y < 0.75 ? 1 : 0);
  const lit = (inside: (x: number, y: number) => number, bounce: number) =>
    frame(
      size,
      3,
      (x, y, c) => (inside(x, y) ? 150 + 90 * x - 20 * c : bounce * (1 - y)) + noise(c + x * 1e4),
    );
  return {
    package: mockupPackage(),
    width: size,
    height: size,
    plate: frame(size, 3, (x, y, c) => 20 + 60 * x * y + 8 * c + noise(x * 7e3 + y * 1e5)),
    responses: [
      frame(size, 3, (x, y, c) => 120 * (1 - inMug(x, y)) * (1 - inScreen(x, y)) + 6 * c),
      lit(inMug, 30),
      lit(inScreen, 20),
      frame(size, 3, (x, y, c) => (y > 0.72 && x > 0.5 ? 90 - 10 * c : 0)),
    ],
    placements: [
      [],
      [],
      [{ mesh: mugMesh(), mask: frame(size, 1, (x) => (x < 0.12 ? (x - 0.06) * 4e3 : 255)) }],
      [
        { mesh: SCREEN, mask: null },
        { mesh: MIRRORED, mask: null },
      ],
    ],
  };
}

/** A picture with fine hard edges, gradients and, if asked for, holes and glass. */
export function madeImage(width: number, height: number, crop = {}, clear = false): SceneImage {
  const rgba = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
    const px = i >> 2;
    const [x, y] = [px % width, Math.floor(px / width)];
    if ((i & 3) === 3) return clear ? (x & 16 ? 255 : (y & 31) * 8) : 255;
    return ((x >> 2) ^ (y >> 2)) & 1 ? (255 * x) / width : (i & 3) * 90 + ((y * 255) / height) * 0.3;
  });
  return { pyramid: pyramidOf(rgba, width, height), width, height, crop: cropDetails.parse(crop) };
}

/** Inputs by name that between them use crops, turns, both fits, transparency and colors. */
export const madeInputs = (): Record<string, SceneInputs> => {
  const opaque = (crop = {}) => madeImage(256, 128, crop);
  const clear = (crop = {}) => madeImage(128, 256, crop, true);
  return {
    'nothing put in': { hues: [], images: [] },
    'colors only': { hues: [[205, 0.55, 0.3, 1], [10, 0.9, 0.5, 0.5], null], images: [] },
    'two pictures that cover': { hues: [], images: [opaque(), clear()] },
    'zoomed and moved': {
      hues: [[120, 1, 0.25, 1]],
      images: [opaque({ zoom: 60, x: 0.3, y: 0.6 }), clear({ zoom: 33, x: 0.45 })],
    },
    'whole with room around, on a color': {
      hues: [null, null, [330, 0.8, 0.6, 0.7]],
      images: [clear({ fit: 'contain', zoom: 50.5 }), opaque({ fit: 'contain', zoom: 20 })],
    },
    'quarter turns': {
      hues: [],
      images: [opaque({ rotation: 90, zoom: 12 }), clear({ rotation: 270, fit: 'contain', zoom: 70 })],
    },
    'half a turn, one slot empty': { hues: [], images: [null, opaque({ rotation: 180 })] },
  };
};
