import { toLight } from '../../../math/color.js';
import type { PdfDictionary, PdfFile } from '../file/pdf-file.js';

const SRGB = 'sRGB IEC61966-2.1';

/** The output intent: the file's numbers are colors of sRGB, by a profile in the file (ISO 32000-1, 14.11.5) [E-025]. */
export const srgbIntent = (file: PdfFile): PdfDictionary => ({
  S: 'GTS_PDFA1',
  OutputConditionIdentifier: new String(SRGB),
  RegistryName: new String('http://www.color.org'),
  Info: new String(SRGB),
  DestOutputProfile: file.stream({ N: 3, Alternate: 'DeviceRGB' }, srgbProfile()),
});

/** Steps of the curve from stored numbers to light. */
const STEPS = 1024;
/** White, then red, green and blue, as the profile connection space has them (D50, Bradford), X Y Z. */
const COLORANTS = {
  wtpt: [0.9642, 1, 0.8249],
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;

/** A matrix profile of sRGB (ICC.1:2001-04, version 2.4). */
export function srgbProfile(): Uint8Array {
  const curve = curveTag();
  const tags: readonly (readonly [name: string, data: Uint8Array])[] = [
    ['desc', descriptionTag(SRGB)],
    ['cprt', textTag('No copyright, use freely')],
    ...Object.entries(COLORANTS).map(([name, xyz]) => [name, xyzTag(xyz)] as const),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const),
  ];
  const places = new Map<Uint8Array, number>();
  let end = HEADER + 4 + tags.length * 12;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, end);
    end += Math.ceil(data.length / 4) * 4;
  }
  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  writeHeader(bytes, view);
  view.setUint32(HEADER, tags.length);
  tags.forEach(([name, data], i) => {
    const at = HEADER + 4 + i * 12;
    bytes.set(letters(name), at);
    view.setUint32(at + 4, places.get(data)!);
    view.setUint32(at + 8, data.length);
    bytes.set(data, places.get(data)!);
  });
  return bytes;
}

const HEADER = 128;

function writeHeader(bytes: Uint8Array, view: DataView): void {
  view.setUint32(0, bytes.length);
  view.setUint32(8, 0x02400000);
  bytes.set(letters('mntrRGB XYZ '), 12);
  // of no day in particular, so that equal designs give equal files
  [2026, 1, 1, 0, 0, 0].forEach((part, i) => view.setUint16(24 + i * 2, part));
  bytes.set(letters('acsp'), 36);
  COLORANTS.wtpt.forEach((value, i) => view.setUint32(68 + i * 4, fixed(value)));
}

const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** Sixteen bits before the point and sixteen after it. */
const fixed = (value: number): number => Math.round(value * 65536);

function tagOf(type: string, length: number): { bytes: Uint8Array; view: DataView } {
  const bytes = new Uint8Array(length);
  bytes.set(letters(type), 0);
  return { bytes, view: new DataView(bytes.buffer) };
}

function xyzTag(values: readonly number[]): Uint8Array {
  const { bytes, view } = tagOf('XYZ ', 20);
  values.forEach((value, i) => view.setUint32(8 + i * 4, fixed(value)));
  return bytes;
}

function curveTag(): Uint8Array {
  const { bytes, view } = tagOf('curv', 12 + STEPS * 2);
  view.setUint32(8, STEPS);
  for (let i = 0; i < STEPS; i++) view.setUint16(12 + i * 2, Math.round(toLight(i / (STEPS - 1)) * 65535));
  return bytes;
}

function textTag(text: string): Uint8Array {
  const { bytes } = tagOf('text', 8 + text.length + 1);
  bytes.set(letters(text), 8);
  return bytes;
}

/** Plain letters, and none of the two other forms that the tag has room for. */
function descriptionTag(text: string): Uint8Array {
  const { bytes, view } = tagOf('desc', 12 + text.length + 1 + 78);
  view.setUint32(8, text.length + 1);
  bytes.set(letters(text), 12);
  return bytes;
}
