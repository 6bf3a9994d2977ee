import type { DrawnPage } from '../../elements/display/page-ops.js';
import { pageOps } from '../../elements/display/page-ops.js';
import type { Size } from '../../elements/math/geometry.js';
import { kinds } from '../../elements/objects/kinds.js';
import type { PaintContext, PaintEnv, Picture } from '../../elements/paint/env.js';
import { paintOps } from '../../elements/paint/painter.js';
import { RenderResources, type RenderSources } from '../../elements/render/resources.js';
import { FontFile, type FontFileInfo } from '../../elements/text/font-file.js';
import { FontStore } from '../../elements/text/font-store.js';

/** A fixture page as it runs in Node, in a page and in a worker: the same code in all three. */

/** tests/fixtures/pages/<name>.json */
export interface GoldenPage extends Size {
  readonly page: DrawnPage;
}

/** What differs between the platforms. */
export interface Platform {
  /** Canvas to paint on; layers are made with `env.createCanvas`. */
  canvas(width: number, height: number): { getContext(kind: '2d'): unknown };
  env(image: PaintEnv['image']): PaintEnv;
  decode(bytes: Uint8Array): Promise<Picture>;
  /** Bytes of `/picture/<name>`, `/icon/<name>.svg` and `/font/<id>.ttf`. */
  read(path: string): Promise<Uint8Array>;
  readonly faces: readonly (FontFileInfo & { readonly fallback: boolean })[];
}

type PixelContext = PaintContext & Pick<CanvasRenderingContext2D, 'getImageData' | 'fillRect'>;

/** RGBA pixels of the page at a scale over opaque white: transparent ones differ by rounding between engines. */
export async function goldenPixels(
  golden: GoldenPage,
  scale: number,
  platform: Platform,
): Promise<Uint8ClampedArray> {
  const fonts = await (store ??= loadFaces(platform));
  const resources = new RenderResources(sources(platform), (bytes) => platform.decode(bytes), fonts);
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

/** 'src:icon:leaf' is an icon fixture, 'src:boats' a picture. */
const sources = (platform: Platform): RenderSources => ({
  bytes: (source) => {
    const [, kind, name] = source.split(':');
    return platform.read(name ? `/icon/${name}.svg` : `/picture/${kind}`);
  },
  font: async () => {},
});

/** Read once in each engine: parsing a Japanese font takes longer than painting a page. */
let store: Promise<FontStore> | undefined;

async function loadFaces({ faces, read }: Platform): Promise<FontStore> {
  const fonts = new FontStore();
  for (const face of faces) {
    const file = FontFile.parse(face, await read(`/font/${face.id}.ttf`));
    if (face.fallback) fonts.addFallback(file);
    else fonts.add(file);
  }
  return fonts;
}
