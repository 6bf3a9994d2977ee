import sharp from 'sharp';
import { mockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import { drawWatermark, type WatermarkContext } from '../../../elements/compose/watermark.js';
import { encodeCanvas, nodePaintEnv } from '../../../elements/render/node.js';
import { composeFilled, type PageMockupTools } from '../mockup-rendering/page-mockups.js';
import { principalOfOwner, type PaintTools } from './paint-first-page.js';
import { paintPageArt } from './paint-page-art.js';

interface Asked {
  readonly mockupId: string;
  /** JSON text. */
  readonly inputs: string;
  readonly owner: string;
  readonly type: string;
}

const QUALITY = 90;

/** A mockup as everybody may have it for nothing: of the preview's size, with its mark (C-009). */
export async function mockupPreview(
  tools: PaintTools & PageMockupTools,
  { mockupId, inputs, owner, type }: Asked,
): Promise<Uint8Array> {
  const principal = await principalOfOwner(tools.db, owner);
  const picture = await composeFilled(
    { ...tools, viewer: owner },
    { id: mockupId, inputs: mockupInputs.parse(JSON.parse(inputs)) },
    (page) => (principal ? paintPageArt(tools, page, principal) : Promise.resolve(null)),
  );
  if (!picture) throw new Error('a picture that was put into the mockup is no longer there');
  const marked = sharp(picture).composite([{ input: await mark(await sharp(picture).metadata()) }]);
  return (type === 'png' ? marked.png() : marked.jpeg({ quality: QUALITY })).toBuffer();
}

/** The mark alone, as a PNG. */
async function mark({ width, height }: { readonly width: number; readonly height: number }): Promise<Buffer> {
  const canvas = nodePaintEnv(() => undefined).createCanvas(width, height);
  const context = (canvas as unknown as HTMLCanvasElement).getContext('2d')!;
  drawWatermark(context as WatermarkContext, width, height);
  return Buffer.from(await encodeCanvas(canvas, { format: 'png' }));
}
