import type { FillInputs, PictureInput } from '../../../../elements/generate/fill/fill-inputs.js';
import type { GenerationInput, ImageItem } from '../inputs/wizard-inputs.js';
import type { CutOuts } from './cut-outs.js';

/** What designs are filled with. */
export interface PreparedInputs {
  readonly inputs: FillInputs;
  /** Ids of the image labels whose background stays, and why. */
  readonly uncut: Readonly<Record<string, 'nothing' | 'failed'>>;
}

/** The words and pictures by role label, each background taken away that is to go. Rejects with the signal's reason only. */
export async function prepareInputs(
  { texts, images }: GenerationInput,
  cutOuts: CutOuts,
  signal: AbortSignal,
): Promise<PreparedInputs> {
  const uncut: Record<string, 'nothing' | 'failed'> = {};
  const pictures = await Promise.all(
    images.map(async (item) => {
      const cut = item.remove_bg ? await cutOuts.of(item.src, signal) : null;
      if (cut && cut.kind !== 'cut') uncut[item.label_id] = cut.kind;
      return [item.label_id, pictureInput(item, cut?.kind === 'cut' ? cut.removal : undefined)] as const;
    }),
  );
  const inputs: FillInputs = {
    by: 'role-label',
    texts: Object.fromEntries(texts.map(({ label_id, text }) => [label_id, text])),
    images: Object.fromEntries(pictures),
  };
  return { inputs, uncut };
}

const pictureInput = (
  { src, image_fit: fit, size }: ImageItem,
  removal: PictureInput['removal'],
): PictureInput => ({ source: src, size, fit, ...(removal && { removeBackground: true, removal }) });
