import { useEffect, useState } from 'react';
import type { Making, Made, Studio } from './studio.js';

export type Preview =
  | { readonly kind: 'none' }
  /** The former one shows until the new one is there. */
  | { readonly kind: 'making'; readonly made: Made | null }
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'failed' };

interface Done {
  readonly of: Making;
  readonly tries: number;
  /** Null when it failed. */
  readonly made: Made | null;
}

/**
 * A picture of the design with what is filled in, made anew with every change. `making` must stay the same object
 * while nothing changes; null shows none. `again` asks for what could not be loaded.
 */
export function usePreview(
  studio: Studio,
  making: Making | null,
): { readonly preview: Preview; readonly again: () => void } {
  const [done, setDone] = useState<Done | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!making) return;
    const stop = new AbortController();
    const put = (made: Made | null) => !stop.signal.aborted && setDone({ of: making, tries, made });
    studio.make(making, stop.signal).then(put, () => put(null));
    return () => stop.abort();
  }, [studio, making, tries]);
  const again = () => {
    studio.retry();
    setTries((count) => count + 1);
  };
  return { preview: making ? previewOf(done, making, tries) : { kind: 'none' }, again };
}

function previewOf(done: Done | null, making: Making, tries: number): Preview {
  if (done?.of !== making || done.tries !== tries) return { kind: 'making', made: done?.made ?? null };
  return done.made ? { kind: 'made', made: done.made } : { kind: 'failed' };
}
