import type { ImageOp } from '../../display/ops.js';
import { makesAlpha } from '../../imaging/effect.js';
import type { PaintCanvas } from '../../paint/env.js';
import { readJpeg } from '../jpeg.js';
import { pictureKey, type ExportPictures } from '../export-pictures.js';
import { canvasOf } from '../pixels.js';
import { isPng, plainPngFile } from '../png.js';
import type { SvgPicture } from './svg-target.js';

const JPEG_QUALITY = 92;

/** The pictures of a page as data URLs: JPEG and PNG files as they are, all else as one of the two. */
export class SvgPictures {
  readonly #sources: ExportPictures;
  readonly #read = new Map<string, SvgPicture | undefined>();

  constructor(sources: ExportPictures) {
    this.#sources = sources;
  }

  get({ source, effect }: ImageOp): SvgPicture | undefined {
    return this.#read.get(pictureKey(source, effect));
  }

  async load(op: ImageOp): Promise<void> {
    const key = pictureKey(op.source, op.effect);
    if (!this.#read.has(key)) this.#read.set(key, await this.#picture(op));
  }

  async #picture({ source, effect }: ImageOp): Promise<SvgPicture | undefined> {
    const picture = await this.#sources.picture(source, effect);
    if (!picture) return undefined;
    const file = await this.#sources.bytes(source);
    const jpeg = file && readJpeg(file);
    const { width, height } = picture;
    // programs differ in whether they turn a picture as its camera says
    if (!effect && jpeg?.orientation === 1) return { url: dataUrl(jpeg.profiled, 'jpeg'), width, height };
    if (!effect && file && isPng(file)) return { url: dataUrl(plainPngFile(file), 'png'), width, height };
    const canvas = canvasOf(picture, this.#sources.paint);
    // JPEG holds no alpha
    const format = jpeg && !makesAlpha(effect) ? 'jpeg' : 'png';
    return { url: dataUrl(await this.#encoded(canvas, format), format), width, height };
  }

  #encoded(canvas: PaintCanvas, format: 'jpeg' | 'png'): Promise<Uint8Array> {
    return this.#sources.encode(canvas, { format, quality: JPEG_QUALITY });
  }
}

/** Bytes of a string that `String.fromCharCode` takes at once. */
const CHUNK = 0x8000;

function dataUrl(bytes: Uint8Array, type: 'jpeg' | 'png'): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return `data:image/${type};base64,${btoa(text)}`;
}
