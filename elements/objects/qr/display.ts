import { correction, generate } from 'lean-qr/nano';
import type { Op } from '../../display/ops.js';
import { modulesPath } from './outline.js';
import type { QrObject } from './model.js';

/** Squares of ground around a code, by which phones find it (ISO/IEC 18004). */
const QUIET = 4;
/** Codes that are kept: a page has a few, and is drawn again and again. */
const KEPT = 64;

export interface QrCode {
  /** Squares on a side. */
  readonly size: number;
  /** Around the dark ones, a unit each. */
  readonly path: string;
}

const codes = new Map<string, QrCode>();

/** The code of a text; the same text has the same code everywhere. */
export function qrCode({
  text,
  correction: level = 'M',
}: Pick<QrObject['qr_details'], 'text' | 'correction'>): QrCode {
  const key = `${level}${text}`;
  const known = codes.get(key);
  if (known) return known;
  const modules = generate(text, { minCorrectionLevel: correction[level] });
  const code = { size: modules.size, path: modulesPath({ size: modules.size, get: modules.get }) };
  if (codes.size >= KEPT) codes.delete(codes.keys().next().value!);
  codes.set(key, code);
  return code;
}

/** A ground, and on it all dark squares as one path that fills the box up to the quiet zone; without a ground the whole box. */
export function qrOps({ width, height, qr_details: details }: QrObject): Op[] {
  const { size, path } = qrCode(details);
  const quiet = details.background === undefined ? 0 : QUIET;
  const [across, down] = [width / (size + 2 * quiet), height / (size + 2 * quiet)];
  const code: Op = {
    op: 'fillPath',
    d: path,
    fill: details.color,
    transform: [across, 0, 0, down, quiet * across, quiet * down],
  };
  if (details.background === undefined) return [code];
  return [{ op: 'fillPath', d: `M0 0H${width}V${height}H0Z`, fill: details.background }, code];
}
