import { Dialog } from 'radix-ui';
import { download as strings } from './strings.js';
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

/** How far one page is nobody knows: its bar only moves. */
function Progress({ preparing, done, total }: DownloadProgress) {
  const known = !preparing && total > 1;
  return (
    <>
      <p className="download-readout" role="status">
        {preparing ? strings.preparing : strings.progress(done, total)}
      </p>
      <progress
        className="download-progress"
        {...(known && { value: done, max: total })}
        aria-label={strings.title}
      />
    </>
  );
}
