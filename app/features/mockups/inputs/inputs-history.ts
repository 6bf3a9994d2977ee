import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { inputsDiffer } from './compare-inputs.js';

/** What was put into a mockup, step by step (E-038). */
export interface InputsHistory {
  readonly past: readonly MockupInputs[];
  readonly now: MockupInputs;
  readonly future: readonly MockupInputs[];
}

/** So many steps can be taken back. */
const MOST_STEPS = 100;

export const beginHistory = (now: MockupInputs): InputsHistory => ({ past: [], now, future: [] });

/** The user changed something: what was taken back before is gone. The same again is no step. */
export const withStep = (history: InputsHistory, next: MockupInputs): InputsHistory =>
  inputsDiffer(next, history.now)
    ? { past: [...history.past, history.now].slice(-MOST_STEPS), now: next, future: [] }
    : { ...history, now: next };

/** The same history where there is nothing to take back. */
export function undone(history: InputsHistory): InputsHistory {
  const now = history.past.at(-1);
  return now ? { past: history.past.slice(0, -1), now, future: [history.now, ...history.future] } : history;
}

/** The same history where nothing was taken back. */
export function redone(history: InputsHistory): InputsHistory {
  const [now, ...future] = history.future;
  return now ? { past: [...history.past, history.now], now, future } : history;
}
