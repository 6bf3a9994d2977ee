import sharp from 'sharp';
import { parseHex } from '../../../elements/math/color.js';
import { artColors, artToSvg, type Art } from './art.js';

const SIDE = 96;

/** How many pixels of a small picture each color of a drawing covers; one at least, so that none weighs nothing. */
export async function paintedAreas(art: Art): Promise<ReadonlyMap<string, number>> {
  const colors = artColors(art);
  const plain = { ...art, paths: art.paths.map(({ opacity: _, ...path }) => path) };
  // hard edges, so that a pixel is one paint and not a mixture of two
  const svg = writeLoose(plain).replace('<svg ', '<svg shape-rendering="crispEdges" ');
  const picture = sharp(Buffer.from(svg)).resize(SIDE, SIDE, { fit: 'fill' }).ensureAlpha().raw();
  return countPixels(await picture.toBuffer(), colors);
}

/** Before quantizing a drawing has more colors than slots; only pixels are wanted here. */
function writeLoose(art: Art): string {
  const layers = art.paths.map((path) => artToSvg({ ...art, paths: [path] }, [path.color]));
  return (
    layers.map((svg, i) => (i ? svg.replace(/^<svg[^>]*>/, '') : svg).replace('</svg>', '')).join('') +
    '</svg>'
  );
}

function countPixels(pixels: Buffer, colors: readonly string[]): Map<string, number> {
  const areas = new Map(colors.map((color) => [color, 1]));
  const byValue = new Map(colors.map((color) => [packed(color), color]));
  for (let i = 0; i < pixels.length; i += 4) {
    const color = byValue.get((pixels[i]! << 16) | (pixels[i + 1]! << 8) | pixels[i + 2]!);
    if (color && pixels[i + 3]! > 200) areas.set(color, areas.get(color)! + 1);
  }
  return areas;
}

function packed(color: string): number {
  const { r, g, b } = parseHex(color);
  return (r << 16) | (g << 8) | b;
}
