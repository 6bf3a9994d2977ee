import { Dialog } from 'radix-ui';
import { useState, type KeyboardEvent } from 'react';
import type { FolderResource } from '../../../../server/contract/folder.js';
import { pictureAddress } from '../../../configuration.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import { dimensionsText } from '../../../ui/dimensions.js';
import { savePicture } from '../../bulk-download/index.js';
import { photos as strings } from '../strings.js';

interface PhotoPreviewProps {
  readonly pictures: readonly FolderResource[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
  /** Gets the focus when it is closed. */
  readonly back: () => HTMLElement | null | undefined;
}

/** One picture as large as the window allows; the arrows lead to its neighbors. */
export function PhotoPreview({ pictures, place, onPlace, onClose, back }: PhotoPreviewProps) {
  const picture = pictures[place];
  if (!picture) return null;
  const step = (by: number) => {
    if (pictures[place + by]) onPlace(place + by);
  };
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const { name, width, height } = picture;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          className="photo-preview"
          onKeyDown={keys}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            back()?.focus();
          }}
        >
          <header>
            <Dialog.Title className="photo-preview-name" dir="auto" title={name}>
              {name}
            </Dialog.Title>
            <Dialog.Description className="photo-preview-about">
              {dimensionsText({ width, height, unit: 'px' })} · {strings.place(place + 1, pictures.length)}
            </Dialog.Description>
            <DownloadOne picture={picture} />
            <Dialog.Close className="icon-button medium" aria-label="Close">
              <Icon name="x" />
            </Dialog.Close>
          </header>
          <div className="photo-preview-stage">
            <Arrow
              icon="caret-left"
              label={strings.previous}
              disabled={place === 0}
              onClick={() => step(-1)}
            />
            <Picture key={picture._id} picture={picture} />
            <Arrow
              icon="caret-right"
              label={strings.next}
              disabled={place === pictures.length - 1}
              onClick={() => step(1)}
            />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The small one stands in until the whole one has come. */
function Picture({ picture: { name, path, low_path, width, height } }: { readonly picture: FolderResource }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <p className="photo-broken">{strings.broken}</p>;
  return (
    <img
      className="photo-preview-picture"
      src={pictureAddress(path)}
      alt={name}
      width={width}
      height={height}
      style={{ backgroundImage: `url("${pictureAddress(low_path)}")` }}
      onError={() => setBroken(true)}
    />
  );
}

interface ArrowProps {
  readonly icon: 'caret-left' | 'caret-right';
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const Arrow = ({ icon, label, disabled, onClick }: ArrowProps) => (
  <button
    type="button"
    className="icon-button edge round"
    aria-label={label}
    aria-disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} size={16} />
  </button>
);

function DownloadOne({ picture }: { readonly picture: FolderResource }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { _id: id, name, path } = picture;
      await savePicture({ id, name, address: pictureAddress(path) }, new AbortController().signal);
    } catch {
      notifier.error(strings.downloadFailed, () => void save());
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="button second small"
      aria-busy={busy || undefined}
      onClick={() => !busy && void save()}
    >
      {busy ? <span className="spinner" /> : <Icon name="download-simple" />}
      {strings.download}
    </button>
  );
}
