import { useEffect, useRef, useState } from 'react';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { storePicture } from '../pictures/store-picture.js';
import { choose as strings } from '../strings.js';

/** Keeps a file and chooses it. `progress` is null while none is on its way; one that cannot be kept says why. */
export function useStorePicture(onChoose: (picture: ChosenPicture) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const keep = (file: File) => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    setProgress(0);
    storePicture(file, { signal, progress: setProgress })
      .then((picture) => !signal.aborted && onChoose(picture))
      .catch((error: unknown) => {
        if (!signal.aborted) setFailure((error instanceof Error && error.message) || strings.failed);
      })
      .finally(() => {
        running.current = null;
        if (!signal.aborted) setProgress(null);
      });
  };
  return { keep, progress, failure };
}
