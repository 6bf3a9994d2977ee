import { describe, expect, it } from 'vitest';
import {
  clampCrop,
  cropMatrix,
  enlargementOf,
  fittingZoom,
  zoomScale,
} from '../../../elements/compose/pictures/crop.js';
import { cropDetails, type CropDetails } from '../../../elements/compose/format/mockup-inputs.js';
import { placedInArea } from '../../../elements/mockup/inputs/crop-thumbnail.js';
import { seededRandom } from '../../../elements/math/random.js';

interface Case {
  readonly crop: CropDetails;
  readonly area: { width: number; height: number };
  readonly image: { width: number; height: number };
}

/** Crops of all turns and zooms, areas and pictures of all proportions. */
function cases(fit: CropDetails['fit']): Case[] {
  const random = seededRandom(9);
  const between = (from: number, to: number) => from + (to - from) * random();
  return Array.from({ length: 400 }, () => ({
    crop: cropDetails.parse({
      fit,
      x: between(-1, 2),
      y: between(-1, 2),
      zoom: between(1, 100),
      rotation: Math.floor(random() * 4) * 90,
    }),
    area: { width: between(100, 4000), height: between(100, 4000) },
    image: { width: between(10, 6000), height: between(10, 6000) },
  }));
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

const read = ([a, b, c, d, e, f]: ReturnType<typeof cropMatrix>, u: number, v: number) =>
  [a * u + b * v + c, d * u + e * v + f] as const;

const corners = ({ crop, area, image }: Case) =>
  CORNERS.map(([u, v]) => read(cropMatrix(crop, area, image), u, v));

describe('a crop', () => {
  it('that covers leaves no gap, wherever it is moved', () => {
    for (const each of cases('cover')) {
      const crop = clampCrop(each.crop, each.area, each.image);
      for (const place of corners({ ...each, crop }).flat()) {
        expect(place).toBeGreaterThan(-1e-9);
        expect(place).toBeLessThan(1 + 1e-9);
      }
    }
  });

  it('that covers fills the area exactly along one side at its smallest', () => {
    for (const each of cases('cover')) {
      const places = corners({ ...each, crop: { ...each.crop, x: 0.5, y: 0.5, zoom: 1 } });
      const across = Math.max(...places.map(([s]) => s)) - Math.min(...places.map(([s]) => s));
      const down = Math.max(...places.map(([, t]) => t)) - Math.min(...places.map(([, t]) => t));
      expect(Math.max(across, down)).toBeCloseTo(1, 9);
    }
  });

  it('that contains shows the whole picture at its fitting size', () => {
    for (const each of cases('contain')) {
      const crop = { ...each.crop, x: 0.5, y: 0.5, zoom: fittingZoom('contain') };
      const [s, t] = [0, 1].map((i) => corners({ ...each, crop }).map((place) => place[i]!));
      for (const values of [s!, t!]) {
        expect(Math.min(...values)).toBeLessThan(1e-9);
        expect(Math.max(...values)).toBeGreaterThan(1 - 1e-9);
      }
    }
  });

  it('that contains keeps the middle of the picture in the area', () => {
    for (const each of cases('contain')) {
      const crop = clampCrop(each.crop, each.area, each.image);
      const places = corners({ ...each, crop });
      for (const i of [0, 1]) {
        expect(Math.min(...places.map((place) => place[i]!))).toBeLessThan(0.5 + 1e-9);
        expect(Math.max(...places.map((place) => place[i]!))).toBeGreaterThan(0.5 - 1e-9);
      }
    }
  });

  it('keeps the picture’s proportion', () => {
    for (const { crop, area, image } of [...cases('cover'), ...cases('contain')]) {
      const [a, b, , d, e] = cropMatrix(crop, area, image);
      // px of the picture for a px of the area, along either way
      const along = Math.hypot((a * image.width) / area.width, (d * image.height) / area.width);
      const down = Math.hypot((b * image.width) / area.height, (e * image.height) / area.height);
      expect(along / down).toBeCloseTo(1, 9);
    }
  });

  it('turned by quarters reads the corners clockwise, and a fourth turn is none', () => {
    const area = { width: 300, height: 300 };
    const image = { width: 500, height: 500 };
    const at = (rotation: number, u: number, v: number) =>
      read(cropMatrix(cropDetails.parse({ rotation }), area, image), u, v).map((x) => Math.round(x));
    // what is at the area's top left corner: the picture's own, after a quarter turn clockwise its lower left one
    expect([0, 90, 180, 270].map((turn) => at(turn, 0, 0))).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ]);
    for (const { crop, ...sizes } of cases('cover')) {
      const flipped = cropMatrix({ ...crop, rotation: 180 }, sizes.area, sizes.image);
      const plain = cropMatrix({ ...crop, rotation: 0, x: crop.x, y: crop.y }, sizes.area, sizes.image);
      const [s, t] = read(plain, 0.25, 0.75);
      const [p, q] = read(flipped, 0.25, 0.75);
      expect(p).toBeCloseTo(1 - s, 9);
      expect(q).toBeCloseTo(1 - t, 9);
    }
  });

  it('zooms by equal steps of proportion from its smallest to its largest', () => {
    expect(zoomScale({ fit: 'cover', zoom: 1 })).toBe(1);
    expect(zoomScale({ fit: 'cover', zoom: 100 })).toBeCloseTo(8, 9);
    expect(zoomScale({ fit: 'contain', zoom: fittingZoom('contain') })).toBeCloseTo(1, 9);
    const step = (zoom: number) =>
      zoomScale({ fit: 'contain', zoom: zoom + 1 }) / zoomScale({ fit: 'contain', zoom });
    expect(step(1)).toBeCloseTo(step(98), 9);
  });
});

describe('a print, small', () => {
  it('has each corner of the picture where the scene reads it', () => {
    for (const { crop, area, image } of [...cases('cover'), ...cases('contain')]) {
      const [a, b, c, d, e, f] = placedInArea(crop, area, image) as [
        ...[number, number, number],
        ...[number, number, number],
      ];
      const matrix = cropMatrix(crop, area, image);
      for (const [s, t] of CORNERS) {
        const at = [(a * s + c * t + e) / area.width, (b * s + d * t + f) / area.height] as const;
        const [u, v] = read(matrix, ...at);
        expect(Math.abs(u - s) + Math.abs(v - t)).toBeLessThan(1e-6);
      }
    }
  });

  it('is known to be enlarged by how many of its px are seen', () => {
    const crop = (over: object) => cropDetails.parse(over);
    const area = { width: 1000, height: 1000 };
    expect(enlargementOf(crop({}), area, { width: 1000, height: 1000 })).toBeCloseTo(1);
    expect(enlargementOf(crop({}), area, { width: 2000, height: 500 })).toBeCloseTo(2);
    expect(
      enlargementOf(crop({ fit: 'contain', zoom: 50.5 }), area, { width: 2000, height: 500 }),
    ).toBeCloseTo(0.5);
    expect(enlargementOf(crop({ rotation: 90 }), area, { width: 500, height: 500 })).toBeCloseTo(2);
    expect(enlargementOf(crop({ zoom: 100 }), area, { width: 1000, height: 1000 })).toBeCloseTo(8);
  });
});
