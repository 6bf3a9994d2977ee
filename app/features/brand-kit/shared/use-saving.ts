import { useRef, useState } from 'react';
import { failureMessage } from '../kit/failure-message.js';

/**
 * Saves what a dialog holds: it closes when that is done, and stays with what was typed when it fails. `failure` is what
 * to tell.
 */
export function useSaving(onDone: () => void) {
  const [state, setState] = useState<{ readonly busy: boolean; readonly failure: string | null }>({
    busy: false,
    failure: null,
  });
  // a double click comes before the button has been drawn as busy
  const taken = useRef(false);
  const save = (act: () => Promise<void>): void => {
    if (taken.current) return;
    taken.current = true;
    setState({ busy: true, failure: null });
    act().then(onDone, (error: unknown) => {
      taken.current = false;
      setState({ busy: false, failure: failureMessage(error) });
    });
  };
  return { save, ...state };
}
