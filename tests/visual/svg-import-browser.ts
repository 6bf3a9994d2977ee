import { pathClipper } from '../../elements/canvas/scene/path-clipper.js';
import { pageOps, type DrawnPage } from '../../elements/display/page-ops.js';
import { openSvg } from '../../elements/import/svg/open-svg.js';
import { toObjects } from '../../elements/import/svg/convert/to-objects.js';
import { kinds, type DesignObject } from '../../elements/objects/kinds.js';
import { paintPage } from '../../elements/render/paint-page.js';
import { browserPaintEnv } from '../../elements/render/browser.js';
import { FontStore } from '../../elements/text/fonts/font-store.js';

/** A drawing as the browser shows it and as it is painted once imported, as RGBA in base64. */
export interface Compared {
  readonly width: number;
  readonly original: string;
  readonly shapes: string;
  /** null for a drawing that is more than one element of a few colors. */
  readonly icon: string | null;
  readonly notes: readonly string[];
}

export type CompareSvg = (text: string) => Promise<Compared>;

const WIDTH = 480;

const compareSvg: CompareSvg = async (text) => {
  const { drawing, icon, notes } = openSvg(text, window, pathClipper);
  const scale = WIDTH / drawing.size.width;
  const size = { width: WIDTH, height: Math.round(drawing.size.height * scale) };
  const { objects, groups } = toObjects(
    drawing,
    { scale, at: { x: 0, y: 0 } },
    { families: [], standIn: 'x' },
    notes,
  );
  const whole = {
    id: 'icon',
    layer_index: 0,
    position: { x: 0, y: 0 },
    rotation: 0,
    opacity: 1,
    locked: false,
  };
  const asIcon = icon && {
    ...{ ...whole, ...size, type: 'image', sub_type: 'icon' },
    image_details: { svg_art: icon.art, svg_colors: icon.colors.map((color) => ({ color })) },
  };
  return {
    width: size.width,
    original: await original(text, size, drawing.size.height * scale),
    shapes: await painted(
      { objects: objects.map((object, layer_index) => ({ ...object, layer_index })), groups },
      size,
    ),
    icon: asIcon && (await painted({ objects: [asIcon as DesignObject] }, size)),
    notes: notes.list,
  };
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As high as it is, while the picture has whole pixels. */
async function original(text: string, { width, height }: Size, exact: number): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  const context = onWhite({ width, height });
  context.drawImage(image, 0, 0, width, exact);
  return base64(context.getImageData(0, 0, width, height).data);
}

async function painted(page: DrawnPage, size: Size): Promise<string> {
  const none = { image: () => undefined, icon: () => undefined };
  const { ops } = pageOps(page, size, kinds, { fonts: new FontStore(), resources: none } as never);
  const canvas = paintPage(
    { ops, size, scale: 1, under: '#ffffff' },
    browserPaintEnv(() => undefined),
  );
  const context = onWhite(size);
  context.drawImage(canvas, 0, 0);
  return base64(context.getImageData(0, 0, size.width, size.height).data);
}

function onWhite({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  return context;
}

async function base64(data: Uint8ClampedArray): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([data as BlobPart]));
  await new Promise((resolve) => (reader.onload = resolve));
  return (reader.result as string).split(',')[1]!;
}

Object.assign(window, { compareSvg });
