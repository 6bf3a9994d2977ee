import { useEffect, useRef, useState } from 'react';
import type { DesignCopy } from '../../../../elements/shell/magic-resize/dm-magic-resize-dialog.js';
import { newId } from '../../../../elements/math/ids.js';
import { api } from '../../../api.js';
import { useAskBeforeLeaving } from '../../../ui/hooks/use-ask-before-leaving.js';
import { saveCopies } from './save-copies.js';

/** Letters that name what is sent in several calls. */
const BATCH_LENGTH = 24;

/** How far saving is; `failed` when it stopped on the way. */
export interface SaveProgress {
  readonly kept: number;
  readonly failed: boolean;
}

interface Design {
  readonly id: string;
  readonly name: string;
}

/** Saves copies into a folder, those that are kept already only once: after a failure the rest is taken up. */
export function useSaveCopies({ id, name }: Design, copies: readonly DesignCopy[]) {
  const [progress, setProgress] = useState<SaveProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const [batch] = useState(() => newId(BATCH_LENGTH));
  useEffect(() => () => running.current?.abort(), []);
  useAskBeforeLeaving(progress !== null && !progress.failed);
  /** True when all are kept. */
  const start = async (folder: string): Promise<boolean> => {
    const { signal } = (running.current = new AbortController());
    const done = progress?.kept ?? 0;
    let kept = done;
    setProgress({ kept, failed: false });
    const show = (count: number) => setProgress({ kept: (kept = count), failed: false });
    try {
      await saveCopies({ api, id, name, folder, copies, done, batch, signal, kept: show });
      return true;
    } catch {
      if (!signal.aborted) setProgress({ kept, failed: true });
      return false;
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
}
