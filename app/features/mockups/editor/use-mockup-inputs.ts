import { useCallback, useRef, useState } from 'react';
import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { inputsDiffer, isEmptyInputs } from '../inputs/compare-inputs.js';
import { readDraft, writeDraft } from '../inputs/drafts.js';
import { persistPictures } from '../inputs/persist-pictures.js';
import { editing as strings } from '../strings.js';

interface EditedInputsOptions {
  readonly opened: MockupInputs;
  readonly draft: string;
}

/** What is put into the mockup, as it changes; kept for this tab until it is saved. */
export function useMockupInputs({ opened, draft }: EditedInputsOptions) {
  const [first] = useState(() => readDraft(draft) ?? opened);
  const [base, setBase] = useState(opened);
  const [inputs, setInputs] = useState(first);
  const [output, setOutput] = useState(false);
  const keep = useDraft(draft);
  const change = (next: MockupInputs) => {
    setInputs(next);
    // until it is drawn there is no picture of it
    setOutput(false);
    keep(inputsDiffer(next, base) ? next : null);
  };
  /** Sent and kept by the account: from here on it is unaltered. What was changed meanwhile is not. */
  const saved = (sent: MockupInputs) => {
    setBase(sent);
    if (!inputsDiffer(inputs, sent)) keep(null);
  };
  return {
    /** What the page begins with. */
    first,
    inputs,
    altered: inputsDiffer(inputs, base),
    /** Whether there is a picture of what was put in. */
    output: output && !isEmptyInputs(inputs),
    change,
    rendered: useCallback(() => setOutput(true), []),
    saved,
  };
}

export type EditedInputs = ReturnType<typeof useMockupInputs>;

/** Writes the newest draft; keeping a picture takes a moment, and an older draft must not come after a newer one. */
function useDraft(draft: string) {
  const latest = useRef<MockupInputs | null>(null);
  return (inputs: MockupInputs | null) => {
    latest.current = inputs;
    if (!inputs) return writeDraft(draft, null);
    persistPictures(inputs)
      .then((stored) => latest.current === inputs && writeDraft(draft, stored))
      .catch((error: unknown) => {
        // a picture that was refused is gone by now
        if (latest.current === inputs) notifier.error((error as Error).message || strings.failed);
      });
  };
}
