import { pageOps } from '../../elements/display/page-ops.js';
import { kinds } from '../../elements/objects/kinds.js';
import { addHyphens } from '../../elements/render/add-hyphens.js';
import type { PaintContext, PaintEnv, Picture } from '../../elements/paint/env.js';
import { paintOps } from '../../elements/paint/painter.js';
import { RenderResources, type RenderSources } from '../../elements/render/resources.js';
import { FontFile, type FontFileInfo } from '../../elements/text/fonts/font-file.js';
import { FontStore } from '../../elements/text/fonts/font-store.js';
import type { GoldenPage } from '../support/golden-files.js';

/** A fixture page as it runs in Node, in a page and in a worker: the same code in all three. */

/** What differs between the platforms. */
export interface Platform {
  /** Canvas to paint on; layers are made with `env.createCanvas`. */
  canvas(width: number, height: number): { getContext(kind: '2d'): unknown };
  env(image: PaintEnv['image']): PaintEnv;
  decode(bytes: Uint8Array): Promise<Picture>;
  /** File behind a source key. */
  bytes(source: string): Promise<Uint8Array>;
  /** File of the face with this id. */
  font(id: string): Promise<Uint8Array>;
  readonly faces: readonly (FontFileInfo & { readonly fallback: boolean })[];
}

type PixelContext = PaintContext & Pick<CanvasRenderingContext2D, 'getImageData' | 'fillRect'>;

/** RGBA pixels of the page at a scale over opaque white: transparent ones differ by rounding between engines. */
export async function goldenPixels(
  golden: GoldenPage,
  scale: number,
  platform: Platform,
): Promise<Uint8ClampedArray> {
  const fonts = await storeOf(platform);
  const resources = new RenderResources(
    { bytes: platform.bytes, font: hyphensOnly(platform.bytes) },
    platform.decode,
    fonts,
  );
  const { page } = golden;
  await resources.load(page.background_image ? [page.background_image, ...page.objects] : page.objects);
  const width = Math.round(golden.width * scale);
  const height = Math.round(golden.height * scale);
  const context = platform.canvas(width, height).getContext('2d') as PixelContext;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintOps(
    context,
    pageOps(page, golden, kinds, resources.env).ops,
    platform.env((source) => resources.picture(source)),
  );
  return context.getImageData(0, 0, width, height).data;
}

/** The faces are here: what a text may need beside them is what breaks its words. */
export const hyphensOnly =
  (bytes: Platform['bytes']): RenderSources['font'] =>
  async ({ hyphens }, store) => {
    if (hyphens) await addHyphens(hyphens, store, (language) => bytes(`src:hyphens:${language}`));
  };

/** Read once for each set of faces: parsing a Japanese font takes longer than painting a page. */
const stores = new Map<string, Promise<FontStore>>();

function storeOf(platform: Platform): Promise<FontStore> {
  const key = platform.faces.map(({ id }) => id).join();
  const known = stores.get(key) ?? loadFaces(platform);
  stores.set(key, known);
  return known;
}

async function loadFaces({ faces, font }: Platform): Promise<FontStore> {
  const fonts = new FontStore();
  for (const face of faces) {
    const file = FontFile.parse(face, await font(face.id));
    if (face.fallback) fonts.addFallback(file);
    else fonts.add(file);
  }
  return fonts;
}
