import { useId, useRef, useState, type DragEvent } from 'react';
import { MOST_LOGOS } from '../../../../server/contract/brand-kit.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import { withRetryToast } from '../kit/with-retry-toast.js';
import { useBrandKit } from '../kit/brand-kit-context.js';
import { DeleteDialog, ifConnected } from '../shared/delete-dialog.js';
import { addLogo, removeLogo, type Logo } from '../kit/kit-changes.js';
import { LogoCard } from './logo-card.js';
import { SectionHead } from '../shared/section-head.js';
import { brandKit, logos as strings } from '../strings.js';
import { uploadAgain } from '../upload/upload-again.js';
import { UploadDialog } from '../upload/upload-dialog.js';

interface Deleting {
  readonly logo: Logo;
  readonly pressed: HTMLElement;
}

interface Uploading {
  readonly file: File | null;
  readonly pressed: HTMLElement;
}

/** The team's logos: a card each, a tile to upload another, and deletion with a way back. */
export function Logos() {
  const { kit, change, changeNow } = useBrandKit();
  const heading = useId();
  const upload = useRef<HTMLButtonElement>(null);
  const [deleting, setDeleting] = useState<Deleting | null>(null);
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const full = kit.logos.length >= MOST_LOGOS;
  const remove = (logo: Logo) => {
    const place = kit.logos.findIndex(({ _id }) => _id === logo._id);
    const bringBack = async () => change(addLogo(await uploadAgain('logo', logo), place));
    changeNow(removeLogo(logo._id), () =>
      notifier.success(brandKit.removed(logo.name), () => withRetryToast(bringBack)),
    );
  };
  return (
    <section className="brand-part" aria-labelledby={heading}>
      <SectionHead id={heading} name={strings.heading}>
        <button
          type="button"
          className="button second"
          disabled={full}
          ref={upload}
          onClick={({ currentTarget }) => setUploading({ file: null, pressed: currentTarget })}
        >
          <Icon name="upload-simple" />
          {strings.upload}
        </button>
      </SectionHead>
      <ul className="brand-logos" aria-label={strings.list}>
        {kit.logos.map((logo) => (
          <LogoCard key={logo._id} logo={logo} onDelete={(pressed) => setDeleting({ logo, pressed })} />
        ))}
        {!full && (
          <li>
            <UploadTile onOpen={(file, pressed) => setUploading({ file, pressed })} />
          </li>
        )}
      </ul>
      {full && <p className="brand-note">{strings.full(MOST_LOGOS)}</p>}
      {deleting && (
        <DeleteDialog
          item={strings.item}
          name={deleting.logo.name}
          onYes={() => remove(deleting.logo)}
          onClose={() => setDeleting(null)}
          opener={() => ifConnected(deleting.pressed) ?? upload.current}
        />
      )}
      {uploading && (
        <UploadDialog
          type="logo"
          file={uploading.file}
          onUploaded={(logo) => change(addLogo(logo))}
          onClose={() => setUploading(null)}
          opener={() => ifConnected(uploading.pressed) ?? upload.current}
        />
      )}
    </section>
  );
}

interface UploadTileProps {
  readonly onOpen: (file: File | null, pressed: HTMLElement) => void;
}

/** The way to another logo, in the place it will have; a file can be dropped on it. */
function UploadTile({ onOpen }: UploadTileProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent<HTMLButtonElement>) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onOpen(file, event.currentTarget);
  };
  return (
    <button
      type="button"
      className="brand-upload brand-logo-room"
      aria-label={`${strings.upload}: ${strings.accepts}`}
      data-over={over || undefined}
      onClick={({ currentTarget }) => onOpen(null, currentTarget)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="plus" />
      {strings.accepts}
    </button>
  );
}
