import { useCallback, useRef, useState } from 'react';
import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { isAltered, isUntouched } from '../inputs/compare-inputs.js';
import { readDraft, writeDraft } from '../inputs/drafts.js';
import { storedInputs } from '../inputs/persist-pictures.js';
import { desk as strings } from '../strings.js';

interface DeskOptions {
  readonly opened: MockupInputs;
  readonly draft: string;
}

/** What is put into the mockup, as it changes; kept for this tab until it is saved. */
export function useDesk({ opened, draft }: DeskOptions) {
  const [first] = useState(() => readDraft(draft) ?? opened);
  const [base, setBase] = useState(opened);
  const [inputs, setInputs] = useState(first);
  const [output, setOutput] = useState(false);
  const keep = useDraft(draft);
  const change = (next: MockupInputs) => {
    setInputs(next);
    // until it is drawn there is no picture of it
    setOutput(false);
    keep(isAltered(next, base) ? next : null);
  };
  /** Sent and kept by the account: from here on it is unaltered. What was changed meanwhile is not. */
  const saved = (sent: MockupInputs) => {
    setBase(sent);
    if (!isAltered(inputs, sent)) keep(null);
  };
  return {
    /** What the page begins with. */
    first,
    inputs,
    altered: isAltered(inputs, base),
    /** Whether there is a picture of what was put in. */
    output: output && !isUntouched(inputs),
    change,
    rendered: useCallback(() => setOutput(true), []),
    saved,
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** Writes the newest draft; keeping a picture takes a moment, and an older draft must not come after a newer one. */
function useDraft(draft: string) {
  const latest = useRef<MockupInputs | null>(null);
  return (inputs: MockupInputs | null) => {
    latest.current = inputs;
    if (!inputs) return writeDraft(draft, null);
    storedInputs(inputs)
      .then((stored) => latest.current === inputs && writeDraft(draft, stored))
      .catch((error: unknown) => {
        // a picture that was refused is gone by now
        if (latest.current === inputs) notifier.error((error as Error).message || strings.failed);
      });
  };
}
