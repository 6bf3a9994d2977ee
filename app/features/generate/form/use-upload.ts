import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshUserQueries } from '../../../query-client.js';
import { uploadsOf } from '../../../uploads.js';
import { currentUser } from '../../account/index.js';
import type { WizardPicture } from '../inputs/wizard-inputs.js';
import { pictures as strings } from '../strings.js';

export interface Upload {
  readonly send: (file: File) => void;
  readonly cancel: () => void;
  /** 0 to 1; null while none is on its way. */
  readonly progress: number | null;
  /** What is wrong with the last one, and the file for another try. */
  readonly failure: { readonly message: string; readonly file: File } | null;
}

/** Keeps a file among the member's photos and chooses it. One that cannot be kept says why; nothing chosen is lost. */
export function useUpload(onUploaded: (picture: WizardPicture) => void): Upload {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<Upload['failure']>(null);
  const running = useRef<AbortController | null>(null);
  const client = useQueryClient();
  useEffect(() => () => running.current?.abort(), []);
  const send = (file: File) => {
    const user = currentUser();
    if (running.current || !user) return;
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    setProgress(0);
    uploadsOf(user)
      .add(file, { signal, progress: setProgress })
      .then((picture) => {
        void refreshUserQueries(client);
        if (!signal.aborted) onUploaded(picture);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        const message = (error instanceof Error && error.message) || strings.uploadFailed;
        setFailure({ message, file });
      })
      .finally(() => {
        running.current = null;
        setProgress(null);
      });
  };
  return { send, cancel: () => running.current?.abort(), progress, failure };
}
