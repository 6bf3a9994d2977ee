import { mockupInputs, type MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { MEMBER_KEY_PREFIX } from '../../account/index.js';

/**
 * What was put into a mockup and is not saved: kept for this tab, so that a reload and the way to the account provider and
 * back change nothing. Pictures are named, not held: see `persist-pictures.ts`.
 */

const keyOf = (id: string) => `${MEMBER_KEY_PREFIX}mockup-draft.${id}`;

/** `of` is the id of a mockup, or of a saved one with `saved:` before it. A browser may refuse to keep anything. */
export function readDraft(of: string): MockupInputs | null {
  try {
    const text = sessionStorage.getItem(keyOf(of));
    const read = text === null ? null : mockupInputs.safeParse(JSON.parse(text));
    return read?.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Null forgets. */
export function writeDraft(of: string, inputs: MockupInputs | null): void {
  try {
    if (inputs === null) sessionStorage.removeItem(keyOf(of));
    else sessionStorage.setItem(keyOf(of), JSON.stringify(inputs));
  } catch {
    // what was put in is on the page all the same
  }
}

export const savedKey = (id: string): string => `saved:${id}`;
