import { useCallback, useRef, useState } from 'react';
import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { inputsDiffer, isEmptyInputs } from '../inputs/compare-inputs.js';
import { readDraft, writeDraft } from '../inputs/drafts.js';
import { beginHistory, redone, undone, withStep, type InputsHistory } from '../inputs/inputs-history.js';
import { persistPictures } from '../inputs/persist-pictures.js';
import { editing as strings } from '../strings.js';

interface EditedInputsOptions {
  readonly opened: MockupInputs;
  readonly draft: string;
  /** Puts other inputs into the element, which tells of what its user changes alone. */
  readonly show: (inputs: MockupInputs) => void;
}

/** What is put into the mockup, as it changes; kept for this tab until it is saved. */
export function useMockupInputs({ opened, draft, show }: EditedInputsOptions) {
  const [first] = useState(() => readDraft(draft) ?? opened);
  const [base, setBase] = useState(opened);
  const [history, setHistory] = useState(() => beginHistory(first));
  const inputs = history.now;
  const [output, setOutput] = useState(false);
  const keep = useDraft(draft);
  const go = (next: InputsHistory) => {
    if (next === history) return;
    setHistory(next);
    // until it is drawn there is no picture of it
    setOutput(false);
    keep(inputsDiffer(next.now, base) ? next.now : null);
  };
  const jump = (next: InputsHistory) => {
    if (next === history) return;
    show(next.now);
    go(next);
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
    change: (next: MockupInputs) => go(withStep(history, next)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => jump(undone(history)),
    redo: () => jump(redone(history)),
    /** As it was opened, or saved last; a step like others. */
    reset: () => jump(withStep(history, base)),
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
