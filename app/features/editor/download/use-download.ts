import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lacking } from '../../../../elements/shell/exporting/render-pages.js';
import { saveFile } from '../../../files/save-file.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { isOffline } from '../../../ui/offline.js';
import { useAskBeforeLeaving } from '../../../ui/hooks/use-ask-before-leaving.js';
import type { DownloadDesign } from './download-choice.js';
import type { Exporter } from './download-exporter.js';
import { packFiles } from './download-files.js';
import type { ExportOptions } from './download-options.js';
import { download as strings } from '../strings.js';

export interface DownloadProgress {
  /** Whether what the pages show is still being loaded. */
  readonly preparing: boolean;
  readonly done: number;
  readonly total: number;
  /** Frames of a film are counted, not pages. */
  readonly frames?: boolean;
}

/** One download at a time: idle, or running with its progress; cancel at any moment, and when the editor goes away. */
export function useDownload(exporter: Exporter, onDone: () => void) {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  /** The largest scale the browser should manage, after it failed at a larger one. */
  const [limit, setLimit] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  useAskBeforeLeaving(progress !== null);
  const start = async (options: ExportOptions, design: DownloadDesign): Promise<void> => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    const show = (preparing: boolean, done: number, frames?: number) =>
      setProgress({
        ...{ preparing, done, total: frames ?? options.pages.length },
        ...(frames !== undefined && { frames: true }),
      });
    // the words of the spec for the two ways to fail [B-022]
    let words: string = strings.failedPreparation;
    setLimit(null);
    show(true, 0);
    try {
      const lacking = await exporter.prepare(options, signal);
      words = strings.failed;
      show(false, 0);
      const files = exporter.files(options, signal, (done, frames) => show(false, done, frames));
      const file = await packFiles(files, options, design);
      signal.throwIfAborted();
      saveFile(file);
      if (lacking) notifier.warning(lackingWords(lacking));
      onDone();
    } catch (error) {
      // A canceled download is no failure, whatever the exporter rejected with.
      if (signal.aborted) return;
      const largest = largestOf(error);
      setLimit(largest);
      if (largest !== null) return;
      notifier.error(isOffline() ? strings.offline : words, () => void start(options, design));
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, limit, start, cancel };
}

/** What is not in a download as the design has it. */
function lackingWords({ pictures, letters, more }: Lacking): string {
  const words = [
    ...(pictures ? [isOffline() ? strings.missingOffline : strings.missingPictures] : []),
    ...(letters.length > 0 ? [strings.waitingLetters({ letters, more })] : []),
  ];
  return words.join(' ');
}

/** The scale that a picture too large for the browser should have had; null for any other failure. */
function largestOf(error: unknown): number | null {
  const { name, largest } = (error ?? {}) as { readonly name?: string; readonly largest?: number };
  return name === 'PictureTooLarge' && typeof largest === 'number' ? largest : null;
}
