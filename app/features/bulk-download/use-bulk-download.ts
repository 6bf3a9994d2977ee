import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../files/save-file.js';
import { useAskBeforeLeaving } from '../../ui/hooks/use-ask-before-leaving.js';
import type { BulkItem } from './bulk-item.js';
import type { MadeArchives } from './make-archives.js';
import { percentOf } from './progress-format.js';

export type BulkState =
  | { readonly kind: 'idle' }
  /** `current` is what is being made, empty before the first. */
  | { readonly kind: 'running'; readonly percent: number; readonly current: string }
  | { readonly kind: 'done'; readonly made: MadeArchives }
  /** Nothing came of it: the archive could not be written. */
  | { readonly kind: 'failed'; readonly items: readonly BulkItem[] };

/** The items are asked for when the download starts: what makes them is a large chunk of its own. */
export type ItemsSource = () => Promise<readonly BulkItem[]>;

/** One download at a time; the file is saved when it is made. Canceled when its component goes away. */
export function useBulkDownload(name: string) {
  const [state, setState] = useState<BulkState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'idle' });
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  useAskBeforeLeaving(state.kind === 'running');
  const start = async (items: ItemsSource): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (next: BulkState) => !signal.aborted && setState(next);
    show({ kind: 'running', percent: 0, current: '' });
    let wanted: readonly BulkItem[] = [];
    try {
      wanted = await items();
      const { makeArchives } = await import('./make-archives.js');
      const progress = (done: number, current: string) =>
        show({ kind: 'running', percent: percentOf(done), current });
      const made = await makeArchives(name, wanted, { signal, progress });
      signal.throwIfAborted();
      saveAll(made);
      show({ kind: 'done', made });
    } catch {
      show({ kind: 'failed', items: wanted });
    }
  };
  return { state, start, cancel };
}

/** Hands the archives to the browser's own download. */
export const saveAll = ({ files }: MadeArchives): void => files.forEach(saveFile);
