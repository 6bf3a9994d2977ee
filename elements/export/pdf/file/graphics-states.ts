import type { BlendMode } from '../../../display/ops.js';
import { decimal } from '../../format-numbers.js';
import type { PdfFile, PdfRef, PdfValue } from './pdf-file.js';

/** Opacities, blend modes and soft masks as objects of the file, each once. */
export class GraphicsStates {
  readonly #file: PdfFile;
  readonly #known = new Map<string, PdfRef>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** null when nothing has to be set. */
  opacity(alpha: number, blend: BlendMode = 'normal'): PdfRef | null {
    if (alpha >= 1 && blend === 'normal') return null;
    const share = Number(decimal(Math.max(0, alpha), 4));
    return this.#once(`${share} ${blend}`, {
      ca: share,
      CA: share,
      ...(blend === 'normal' ? {} : { BM: blendName(blend) }),
    });
  }

  /** What is drawn shows where the form has ink ('Alpha') or light ('Luminosity'). */
  mask(form: PdfRef, by: 'Alpha' | 'Luminosity'): PdfRef {
    return this.#once(`mask ${form.id} ${by}`, { SMask: { Type: 'Mask', S: by, G: form } });
  }

  #once(key: string, data: Readonly<Record<string, PdfValue>>): PdfRef {
    let ref = this.#known.get(key);
    if (!ref) this.#known.set(key, (ref = this.#file.add({ Type: 'ExtGState', ...data })));
    return ref;
  }
}

/** 'color-dodge' is /ColorDodge. */
const blendName = (blend: BlendMode): string =>
  blend
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
