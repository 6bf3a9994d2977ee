import type { ImageOp } from '../../../display/ops.js';
import { makesAlpha } from '../../../imaging/effect.js';
import type { Size } from '../../../math/geometry.js';
import { IDENTITY, multiply, type Matrix } from '../../../math/matrix.js';
import { yieldToEventLoop } from '../../time-slices.js';
import { readJpeg, type JpegFile } from '../../jpeg.js';
import { pictureKey, type ExportPictures } from '../../export-pictures.js';
import { canvasOf, channel, colorsOf, isOpaque, pixelsOf } from '../../pixels.js';
import { readPlainPng, type PlainPng } from '../../png.js';
import type { PdfDictionary, PdfFile, PdfRef, PdfValue } from '../file/pdf-file.js';
import { jpegQuality, reducedSize, type PictureQuality } from './picture-quality.js';
import { paethParms, paethRows } from './png-predictor.js';

/** A picture in the file. */
export interface EmbeddedPicture {
  readonly ref: PdfRef;
  /** From the unit square of a PDF image, y up, to that of the picture as it is seen, y down. */
  readonly placed: Matrix;
  readonly opaque: boolean;
}

const UPSIDE_DOWN: Matrix = [1, 0, 0, -1, 0, 1];

/** By EXIF orientation: from the stored picture's unit square to the upright one's, y down. */
const UPRIGHT: Readonly<Record<number, Matrix>> = {
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};

/**
 * The pictures of a document, each embedded once: files as they are where readers understand them, else pixels. Where fewer
 * pixels do, a picture is embedded once for each step of sizes it is shown in.
 */
export class EmbeddedPictures {
  readonly #file: PdfFile;
  readonly #sources: ExportPictures;
  readonly #quality: PictureQuality;
  readonly #embedded = new Map<string, EmbeddedPicture | undefined>();
  /** Keys of the pictures that were made smaller, by the op that shows them. */
  readonly #reduced = new WeakMap<ImageOp, string>();

  constructor(file: PdfFile, sources: ExportPictures, quality: PictureQuality = 'original') {
    this.#file = file;
    this.#sources = sources;
    this.#quality = quality;
  }

  get(op: ImageOp): EmbeddedPicture | undefined {
    return this.#embedded.get(this.#reduced.get(op) ?? pictureKey(op.source, op.effect));
  }

  /**
   * Embeds an op's picture, whose whole width takes so many points, unless it is there already. What cannot be had is left
   * out, as on screen.
   */
  async embed(op: ImageOp, points: number): Promise<void> {
    const size = await this.#reducedSize(op, points);
    const key = pictureKey(op.source, op.effect) + (size ? ` ${size.width}` : '');
    if (size) this.#reduced.set(op, key);
    if (!this.#embedded.has(key)) this.#embedded.set(key, await this.#read(op, size));
  }

  async #reducedSize({ source, effect }: ImageOp, points: number): Promise<Size | null> {
    if (this.#quality === 'original') return null;
    const picture = await this.#sources.picture(source, effect);
    return picture ? reducedSize(picture, points, this.#quality) : null;
  }

  async #read({ source, effect }: ImageOp, size: Size | null): Promise<EmbeddedPicture | undefined> {
    const file = await this.#sources.bytes(source);
    const jpeg = file && readJpeg(file);
    if (!size && !effect && jpeg && (jpeg.components === 1 || jpeg.components === 3))
      return this.#jpeg(jpeg, jpeg.orientation);
    const png = file && !effect && !size ? readPlainPng(file) : null;
    return png
      ? this.#png(png)
      : // a photo without its background has alpha, which JPEG cannot hold
        this.#pixels({ source, effect } as ImageOp, { photo: !!jpeg && !makesAlpha(effect), size });
  }

  #jpeg({ width, height, components, profile, bytes }: JpegFile, orientation: number): EmbeddedPicture {
    const space = components === 1 ? 'DeviceGray' : 'DeviceRGB';
    const ref = this.#file.add(
      {
        ...image(width, height),
        ColorSpace: this.#profiled(profile, components) ?? space,
        Filter: 'DCTDecode',
      },
      bytes,
    );
    return { ref, placed: multiply(UPRIGHT[orientation] ?? IDENTITY, UPSIDE_DOWN), opaque: true };
  }

  /** The picture's own colors when they are not the screen's. */
  #profiled(profile: Uint8Array | undefined, components: number): PdfValue | undefined {
    if (!profile || profile.length < 132) return undefined;
    const space = String.fromCharCode(...profile.subarray(16, 20));
    if (space !== (components === 1 ? 'GRAY' : 'RGB ') || isSrgb(profile)) return undefined;
    const alternate = components === 1 ? 'DeviceGray' : 'DeviceRGB';
    return ['ICCBased', this.#file.stream({ N: components, Alternate: alternate }, profile)];
  }

  #png({ width, height, bits, channels, palette, data }: PlainPng): EmbeddedPicture {
    const space: PdfValue = palette
      ? ['Indexed', 'DeviceRGB', palette.length / 3 - 1, this.#file.stream({}, palette)]
      : channels === 3
        ? 'DeviceRGB'
        : 'DeviceGray';
    const parms = { ...paethParms(width, channels), BitsPerComponent: bits };
    const ref = this.#file.add(
      {
        ...image(width, height),
        BitsPerComponent: bits,
        ColorSpace: space,
        Filter: 'FlateDecode',
        DecodeParms: parms,
      },
      data,
    );
    return { ref, placed: UPSIDE_DOWN, opaque: true };
  }

  async #pixels(
    { source, effect }: ImageOp,
    { photo, size }: { readonly photo: boolean; readonly size: Size | null },
  ): Promise<EmbeddedPicture | undefined> {
    const picture = await this.#sources.picture(source, effect);
    if (!picture) return undefined;
    const canvas = canvasOf(picture, this.#sources.paint, size ?? undefined);
    if (photo) {
      const bytes = await this.#sources.encode(canvas, {
        format: 'jpeg',
        quality: jpegQuality(this.#quality),
      });
      const jpeg = readJpeg(bytes);
      if (jpeg) return this.#jpeg(jpeg, 1);
    }
    const pixels = pixelsOf(canvas);
    // a photo takes tens of milliseconds for each of these steps
    await yieldToEventLoop();
    const opaque = isOpaque(pixels);
    const mask = opaque ? {} : { SMask: this.#samples(channel(pixels, 3), canvas.width, 'DeviceGray') };
    return {
      ref: this.#samples(colorsOf(pixels), canvas.width, 'DeviceRGB', mask),
      placed: UPSIDE_DOWN,
      opaque,
    };
  }

  #samples(
    bytes: Uint8Array,
    width: number,
    space: 'DeviceGray' | 'DeviceRGB',
    more: PdfDictionary = {},
  ): PdfRef {
    return sampledImage(this.#file, { bytes, width, space, more });
  }
}

const image = (width: number, height: number) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: width,
  Height: height,
  BitsPerComponent: 8,
  // enlarged pictures are smooth on screen, too
  Interpolate: true,
});

interface Samples {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly space: 'DeviceGray' | 'DeviceRGB';
  readonly more?: PdfDictionary;
}

/** Pixels as an image of the file. */
export function sampledImage(file: PdfFile, { bytes, width, space, more = {} }: Samples): PdfRef {
  const channels = space === 'DeviceRGB' ? 3 : 1;
  const data = {
    ...image(width, bytes.length / channels / width),
    ColorSpace: space,
    DecodeParms: paethParms(width, channels),
    ...more,
  };
  return file.stream(data, paethRows(bytes, width, channels));
}

/** By the name a profile gives itself, in ASCII (version 2) or UTF-16 (version 4). */
const isSrgb = (profile: Uint8Array): boolean =>
  /s\0?R\0?G\0?B/.test(String.fromCharCode(...profile.subarray(128, 4096)));
