import { useCallback, useEffect, useRef, useState } from 'react';
import { notifier } from '../../ports/notifier.js';
import type { DownloadDesign } from './download-choice.js';
import { packPages, saveFile } from './download-files.js';
import type { RenderOptions, RenderPages } from './download-options.js';
import { download as strings } from './strings.js';

export interface DownloadProgress {
  readonly done: number;
  readonly total: number;
}

/** One download at a time: idle, or running with its progress; cancel at any moment, and when the dialog goes away. */
export function useDownload(design: DownloadDesign, renderPages: RenderPages, onDone: () => void) {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const start = async (options: RenderOptions) => {
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    setProgress({ done: 0, total: options.pages.length });
    try {
      const blobs = await renderPages(options, signal, (done, total) => setProgress({ done, total }));
      const file = await packPages(blobs, options, design);
      signal.throwIfAborted();
      saveFile(file);
      onDone();
    } catch {
      // A cancelled download is no failure, whatever the renderer rejected with.
      if (!signal.aborted) notifier.error(strings.failed, () => void start(options));
    } finally {
      setProgress(null);
    }
  };
  return { progress, start, cancel };
}
