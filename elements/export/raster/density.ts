/** How densely a picture is to be printed, written into its file. */

const INCH = 0.0254;
/** The signature and IHDR, after which pHYs may stand. */
const PNG_HEAD = 33;
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];
const JFIF = [0x4a, 0x46, 0x49, 0x46, 0];
/** The start mark and the JFIF segment. */
const JPEG_HEAD = 20;

/** The picture with its dots per inch; as it is for a format that has no place for them (WebP). */
export async function withDensity(file: Blob, dpi: number): Promise<Blob> {
  const { type } = file;
  const head = new Uint8Array(await file.slice(0, PNG_HEAD).arrayBuffer());
  if (PNG.every((byte, i) => head[i] === byte))
    return new Blob([head, physChunk(dpi), file.slice(PNG_HEAD)], { type });
  if (!JPEG.every((byte, i) => head[i] === byte)) return file;
  // browsers write the segment, others may not
  const has = JFIF.every((byte, i) => head[6 + i] === byte);
  return new Blob([jpegHead(dpi), file.slice(has ? JPEG_HEAD : 2)], { type });
}

/** Browsers write no pHYs of their own, so that this is the only one. */
function physChunk(dpi: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMeter = Math.round(dpi / INCH);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMeter);
  view.setUint32(12, perMeter);
  chunk[16] = 1;
  view.setUint32(17, crc(chunk.subarray(4, 17)));
  return chunk;
}

function jpegHead(dpi: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(JPEG_HEAD);
  const view = new DataView(head.buffer);
  head.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...JFIF, 1, 1]);
  // 1: the numbers are dots per inch
  view.setUint8(13, 1);
  view.setUint16(14, Math.round(dpi));
  view.setUint16(16, Math.round(dpi));
  return head;
}

/** CRC-32 of PNG, bit by bit: it is asked of 13 bytes. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
