import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decodePackage } from '../../../catalog/mockups/bake/package/decode-package.js';
import type { SceneMeta } from '../../../catalog/mockups/bake/package/scene-meta.js';
import { writePackage } from '../../../catalog/mockups/bake/package/write-package.js';
import { type FloatImage, resize } from '../../../catalog/mockups/bake/float-image.js';
import { fileFingerprint, sceneFingerprint } from '../../../catalog/mockups/bake/scene-fingerprint.js';
import { responseTable, toneTables } from '../../../elements/compose/tone.js';

const folder = mkdtempSync(join(tmpdir(), 'mockup-bake-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SIDE = 100;
const TIERS = [80, 150];
/** Light by column and row. */
const floatImage = (light: (x: number, y: number) => number): FloatImage => ({
  ...{ width: SIDE, height: SIDE },
  data: Float32Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const px = Math.floor(i / 3);
    return light(px % SIDE, Math.floor(px / SIDE));
  }),
});
const mean = ({ data }: FloatImage): number => data.reduce((sum, value) => sum + value, 0) / data.length;

describe('a plane of light at another size', () => {
  it.each([40, 75, 100, 160])('stays as it is where it is even, at %s px', (side) => {
    const { data, width, height } = resize(
      floatImage(() => 0.37),
      side,
    );
    expect([width, height]).toEqual([side, side]);
    expect(data.every((value) => Math.abs(value - 0.37) < 1e-5)).toBe(true);
  });

  it('has as much light as before', () => {
    const bumpy = floatImage((x, y) => 0.5 + 0.4 * Math.sin(x / 7) * Math.cos(y / 9));
    for (const side of [60, 170])
      expect(Math.abs(mean(resize(bumpy, side)) - mean(bumpy))).toBeLessThan(0.005);
  });

  it('is never below nothing beside a bright edge', () => {
    const edge = resize(
      floatImage((x) => (x < 50 ? 0 : 2)),
      163,
    );
    expect(edge.data.every((value) => value >= 0)).toBe(true);
  });
});

const META: SceneMeta = {
  ...{ id: 'made', name: 'Made', description: '', categories: ['books'], keywords: [], price: 2 },
  ...{ exposure: 0, high: 0.8, surfaces: ['cover', 'display'], lit: ['display'], sample: {} },
  layers: [
    { id: 'cover', name: 'Cover color', surface: 'cover', hue: [10, 0.5, 0.5, 1], long_side: 2400 },
    {
      ...{ id: 'front', name: 'Front', surface: 'cover', long_side: 2400, aspect: 0.75 },
      mesh: {
        ...{ nu: 2, nv: 2 },
        nodes: [
          [0.2, 0.8, 1],
          [0.7, 0.8, 1],
          [0.2, 0.2, 1],
          [0.7, 0.2, 1],
        ],
      },
    },
  ],
};

describe('a package that is written', () => {
  it('holds the light it was given, at both tiers', async () => {
    const light = {
      plate: floatImage((x) => 0.02 + (x / SIDE) * 1.2),
      responses: [floatImage((_, y) => (y / SIDE) * 1.5), floatImage((x) => (x > 30 ? 0.9 : 0))],
      masks: [floatImage((x, y) => (x > 20 && x < 70 && y > 20 && y < 80 ? 1 : 0))],
    };
    const pack = await writePackage(folder, META, light, TIERS);
    expect(pack.tiers.map(({ px }) => px)).toEqual(TIERS);
    expect(pack.surfaces[1]?.ink).toEqual({ k0: 0, k1: 1 });
    expect(pack.layers.map(({ type }) => type)).toEqual(['static', 'dynamic']);
    expect(pack.layers[1]?.upload_resolution).toEqual({ width: 1800, height: 2400 });
    for (const tier of TIERS) {
      const scene = await decodePackage(folder, tier);
      const at = (x: number, y: number) =>
        Math.round((y * tier) / SIDE) * tier + Math.round((x * tier) / SIDE);
      const { decode } = toneTables(pack.tone.knee);
      const shown = decode[scene.plate[3 * at(60, 50)]!]!;
      expect(Math.abs(shown - (0.02 + (60 / SIDE) * 1.2))).toBeLessThan(0.03);
      const sent = responseTable(pack.surfaces[0]!.respMax)[scene.responses[0]![3 * at(50, 40) + 1]!]!;
      expect(Math.abs(sent - 0.6)).toBeLessThan(0.03);
      const { mask, mesh } = scene.placements[1]![0]!;
      expect([mask![at(45, 50)], mask![at(10, 50)]]).toEqual([255, 0]);
      expect(mesh.nodes[3]).toBeCloseTo(0.7);
    }
  });
});

describe('what a bake was made from', () => {
  const scene = join(folder, 'scene.py');
  const prints = (text: string) => {
    writeFileSync(scene, text);
    return { passes: sceneFingerprint(scene), file: fileFingerprint(scene) };
  };

  it('is another when the scene is, not when only its names are', () => {
    const before = prints('from mockup import *\nbox((1, 1, 1))\nbake(dict(\n    name="One",\n))\n');
    const renamed = prints('from mockup import *\nbox((1, 1, 1))\nbake(dict(\n    name="Two",\n))\n');
    const moved = prints('from mockup import *\nbox((1, 1, 2))\nbake(dict(\n    name="Two",\n))\n');
    expect(renamed.passes).toBe(before.passes);
    expect(renamed.file).not.toBe(before.file);
    expect(moved.passes).not.toBe(before.passes);
  });

  it('is another with what the scene imports', () => {
    const lone = prints('import math\nbake({})\n');
    const helped = prints('import math\nfrom places import flat\nbake({})\n');
    const spoken = prints('import math\n# from places import flat\nbake({})\n');
    expect(helped.passes).not.toBe(lone.passes);
    expect(spoken.passes).not.toBe(helped.passes);
  });
});
