import * as z from 'zod/mini';
import { MEMBER_KEY_PREFIX, tabStorage } from '../../account/index.js';
import { NOTHING, type WizardInputs } from './wizard-inputs.js';

/**
 * What is filled in is kept for this tab, so that a reload and the way to the account provider and back change nothing.
 * After a logout it is gone, as all that was being made in the tab.
 */
const KEY = `${MEMBER_KEY_PREFIX}wizard`;

const picture = z.object({
  ...{ id: z.string(), name: z.string(), source: z.string(), thumbnail: z.string() },
  ...{ width: z.number(), height: z.number() },
});
const draft = z.object({
  format: z.nullable(z.string()),
  tags: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.string()),
  images: z.record(
    z.string(),
    z.object({
      picture: z.nullable(picture),
      fit: z.enum(['cover', 'contain']),
      removeBackground: z.boolean(),
    }),
  ),
});

/** What was filled in before; nothing when there is none that can be read. */
export function readDraft(): WizardInputs {
  try {
    const read = draft.safeParse(JSON.parse(tabStorage.read(KEY) ?? 'null'));
    return read.success ? read.data : NOTHING;
  } catch {
    return NOTHING;
  }
}

export const writeDraft = (inputs: WizardInputs): void => tabStorage.write(KEY, JSON.stringify(inputs));
