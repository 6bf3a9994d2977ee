import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { download as strings } from '../strings.js';
import type { DownloadProgress } from './use-download.js';

interface DownloadLoaderProps {
  /** null while nothing is downloaded. */
  readonly progress: DownloadProgress | null;
  readonly name: string;
  readonly onCancel: () => void;
}

/** Covers the page while a download is made [B-022]; Escape and the button stop it. */
export function DownloadLoader({ progress, name, onCancel }: DownloadLoaderProps) {
  return (
    <Dialog.Root open={progress !== null} onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal>
        <Dialog.Content
          className="download-loader"
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <span className="spinner" />
          <Dialog.Title className="title-2">{strings.downloading(name)}</Dialog.Title>
          {progress && <Progress {...progress} />}
          <button type="button" className="button second large" onClick={onCancel}>
            {strings.cancel}
          </button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Seconds are shown only after this many. */
const QUIET_S = 3;

/** The progress within one page is unknown: its bar only moves, and the seconds are counted. */
function Progress({ preparing, done, total, frames = false }: DownloadProgress) {
  const known = !preparing && total > 1;
  const seconds = useSeconds();
  return (
    <>
      <p className="download-readout" role="status">
        {preparing ? strings.preparing : frames ? strings.frames(done, total) : strings.progress(done, total)}
      </p>
      <p className="download-readout" aria-hidden="true">
        {seconds > QUIET_S && strings.elapsed(seconds)}
      </p>
      <progress
        className="download-progress"
        {...(known && { value: done, max: total })}
        aria-label={strings.title}
      />
    </>
  );
}

/** Since it was first shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setSeconds(Math.round((performance.now() - begun) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
