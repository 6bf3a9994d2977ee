import type { DecodedScene } from './scene.js';
import { toneTables } from '../tone.js';

interface Frame {
  /** px of a row, before. */
  readonly stride: number;
  /** px of the half. */
  readonly width: number;
  readonly height: number;
}

/** How codes are light and light is a code again: `encode` at sqrt(light) * scale. */
interface Codes {
  readonly decode: Float32Array;
  readonly encode: Uint8Array;
  readonly scale: number;
}

/** Responses hold roots of light. */
const ROOTS: Codes = {
  decode: Float32Array.from({ length: 256 }, (_, code) => code ** 2),
  encode: Uint8Array.from({ length: 256 }, (_, code) => code),
  scale: 1,
};

/**
 * The scene at half its size, for a picture that must follow a hand without a GPU. Means are of light, not of codes: a
 * bright edge keeps its brightness. Odd sides lose their last px.
 */
export function halfSizeScene(scene: DecodedScene): DecodedScene {
  const { package: pack, plate, responses, placements } = scene;
  const frame = { stride: scene.width, width: scene.width >> 1, height: scene.height >> 1 };
  return {
    package: pack,
    width: frame.width,
    height: frame.height,
    plate: halfLight(plate, frame, toneTables(pack.tone.knee)),
    responses: responses.map((bytes) => halfLight(bytes, frame, ROOTS)),
    placements: placements.map((list) =>
      list.map(({ mesh, mask }) => ({ mesh, mask: mask && halfMask(mask, frame) })),
    ),
  };
}

function halfLight(
  bytes: Uint8Array,
  { stride, width, height }: Frame,
  { decode, encode, scale }: Codes,
): Uint8Array {
  const made = new Uint8Array(width * height * 3);
  const row = 3 * stride;
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, at = 2 * y * row; x < width; x++, at += 6)
      for (let i = at; i < at + 3; i++, to++) {
        const above = decode[bytes[i]!]! + decode[bytes[i + 3]!]!;
        const below = decode[bytes[i + row]!]! + decode[bytes[i + row + 3]!]!;
        made[to] = encode[(Math.sqrt((above + below) / 4) * scale + 0.5) | 0]!;
      }
  return made;
}

function halfMask(bytes: Uint8Array, { stride, width, height }: Frame): Uint8Array {
  const made = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, at = 2 * y * stride; x < width; x++, at += 2, to++)
      made[to] = (bytes[at]! + bytes[at + 1]! + bytes[at + stride]! + bytes[at + stride + 1]! + 2) >> 2;
  return made;
}
