import sharp from 'sharp';
import type { CatalogResource } from '../../format.js';
import type { BuiltFile, BuiltResources } from '../output.js';

/** What is sold lies here as it is; nothing under this folder is ever served to whoever has not bought it. */
export const CLEAN = 'premium';

/** Side of one tile of the mark on a picture, as a share of the picture's longer side. */
const TILE = 0.28;
const PICTURE_QUALITY = 82;
/** The product's mark: a D with its corner folded. */
const MARK = 'M3.5 3H16a13 13 0 0 1 0 26H13V19H3.5zM3.5 21h7.5v8h-7.5z';
/** Of the lines across a drawing: their width as a share of the shorter side. */
const LINE = 0.012;

/**
 * Gives every resource that is sold a watermarked file, which is what is served until it is bought (DECISIONS 21); its
 * own file moves out of the served folders, and its thumbnail is marked as well.
 */
export async function markPremium({ resources, files }: BuiltResources): Promise<BuiltResources> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const marked = await Promise.all(
    resources.map((resource) =>
      resource.free ? { resource, added: [], removed: [] } : markResource(resource, byPath),
    ),
  );
  const removed = new Set(marked.flatMap((each) => each.removed));
  const kept = files.filter(({ path }) => !removed.has(path));
  return {
    resources: marked.map(({ resource }) => resource),
    files: [...kept, ...marked.flatMap(({ added }) => added)],
  };
}

async function markResource(resource: CatalogResource, files: ReadonlyMap<string, BuiltFile>) {
  const { file, thumbnail } = resource;
  const clean = files.get(file)!.data;
  const shown = [...new Set([file, thumbnail])];
  const added = await Promise.all(
    shown.map(async (path) => ({ path, data: await mark(files.get(path)!.data, path, resource) })),
  );
  return {
    resource: { ...resource, file: `${CLEAN}/${file}`, marked: file },
    added: [{ path: `${CLEAN}/${file}`, data: clean }, ...added],
    removed: shown,
  };
}

const mark = (data: BuiltFile['data'], path: string, resource: CatalogResource): Promise<BuiltFile['data']> =>
  path.endsWith('.svg')
    ? Promise.resolve(markDrawing(String(data), resource))
    : markPicture(Buffer.from(data), path);

/** Tiles of the mark, light with a dark edge, so that they show on any picture. */
async function markPicture(data: Buffer, path: string): Promise<Buffer> {
  const { width, height } = await sharp(data).metadata();
  const side = Math.max(24, Math.round(Math.max(width, height) * TILE));
  const tile = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">` +
      `<path d="M0 100L100 0" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>` +
      `<g transform="translate(34 34) rotate(-45 16 16)"><path d="${MARK}" fill="#fff" fill-opacity=".5" ` +
      `stroke="#000" stroke-opacity=".25" stroke-width=".8"/></g></svg>`,
  );
  const picture = sharp(data).composite([{ input: tile, tile: true, gravity: 'northwest' }]);
  return path.endsWith('.webp')
    ? picture.webp({ quality: PICTURE_QUALITY }).toBuffer()
    : picture.jpeg({ quality: PICTURE_QUALITY, mozjpeg: true }).toBuffer();
}

/** Lines across a drawing, in its own strict form and of its own last color slot, so that it stays recolorable. */
function markDrawing(svg: string, { width, height, colors }: CatalogResource): string {
  const slot = colors.length - 1;
  const steps = [-0.66, -0.33, 0, 0.33, 0.66];
  const n = (value: number): string => String(Math.round(value * 100) / 100);
  const d = steps
    .map((step) => `M${n(step * width)} 0L${n((step + 1) * width)} ${n(height)}`)
    .concat(steps.map((step) => `M${n((step + 1) * width)} 0L${n(step * width)} ${n(height)}`))
    .join('');
  const stroke = n(Math.max(0.01, LINE * Math.min(width, height)));
  const line = `<path d="${d}" fill="none" stroke="${colors[slot]}" stroke-width="${stroke}" data-c="${slot}" opacity="0.55"/>`;
  return svg.replace(/<\/svg>$/, `${line}</svg>`);
}
