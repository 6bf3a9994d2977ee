import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { UserState } from './session-watch.js';

/** Who is there, as soon as that is known. */
export const knownState = (state: ReadonlySignal<UserState>): Promise<UserState> =>
  new Promise((resolve) => {
    effect(function stopWhenKnown(this: { dispose(): void }) {
      if (state.value.kind === 'unknown') return;
      resolve(state.value);
      this.dispose();
    });
  });
