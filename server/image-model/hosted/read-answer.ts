import { ImageModelError } from '../image-model.js';

export type Found = { readonly bytes: Buffer } | { readonly address: string };

const unreadable = (detail: string) =>
  new ImageModelError('The image model gave an answer that could not be read', detail);

/** The first picture of an answer of the images call: base64, or the address it lies at. Throws an ImageModelError. */
export function pictureIn(answer: Buffer): Found {
  const { b64_json: base64, url } = firstOf(answer);
  if (typeof base64 === 'string') return { bytes: decoded(base64.replace(/^data:[^,]*,/, '')) };
  if (typeof url !== 'string') throw unreadable('it names no picture');
  // some local servers put the picture itself where its address belongs
  const data = /^data:image\/[\w.+-]+;base64,/.exec(url);
  return data ? { bytes: decoded(url.slice(data[0].length)) } : { address: url };
}

function firstOf(answer: Buffer): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(answer.toString('utf8'));
  } catch {
    throw unreadable('it is no JSON');
  }
  const { data, images } = (body ?? {}) as Record<string, unknown>;
  const list = Array.isArray(data) ? data : Array.isArray(images) ? images : [];
  const first: unknown = list[0];
  if (typeof first !== 'object' || first === null) throw unreadable('it holds no list of pictures');
  return first as Record<string, unknown>;
}

function decoded(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) throw unreadable('its picture is empty');
  return bytes;
}
