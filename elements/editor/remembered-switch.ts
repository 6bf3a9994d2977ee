import { signal, type ReadonlySignal } from '@preact/signals-core';

/** Something that is on or off in every editor of this browser: a habit of the user, not a part of the design. */
export interface RememberedSwitch {
  readonly on: ReadonlySignal<boolean>;
  set(value: boolean): void;
}

/** A switch that the browser remembers under a name; off at first. */
export function rememberedSwitch(key: string): RememberedSwitch {
  const on = signal(remembered(key));
  return {
    on,
    set(value) {
      on.value = value;
      try {
        localStorage.setItem(key, value ? 'on' : 'off');
      } catch {
        // storage may be forbidden: then it is remembered until the page is left
      }
    },
  };
}

function remembered(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}
