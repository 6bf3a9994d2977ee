import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.js';
import { onDemand, preloadProps } from '../../../ui/on-demand.js';
import { uploadsOf } from '../../../uploads.js';
import { OF_USER, openLogin, useUser } from '../../account/index.js';
import { productSources } from '../../editor/index.js';
import type { WizardPicture } from '../inputs/wizard-inputs.js';
import { pictures as strings, wizard } from '../strings.js';
import { PictureTile } from './picture-tile.js';
import { useUpload } from './use-upload.js';

/** Tiles before the one for uploads. */
const TILES = 2;

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';

const loadDialog = async () => (await import('./picture-dialog.js')).PictureDialog;
const PictureDialog = onDemand(loadDialog);

interface PicturePickerProps {
  /** Name of the label. */
  readonly name: string;
  /** Id of the label: each begins with other suggestions. */
  readonly field: string;
  readonly picture: WizardPicture | null;
  /** Null when the chosen one is pressed again. */
  readonly onChoose: (picture: WizardPicture | null) => void;
}

/** Some pictures at hand, the tile that uploads, and the way to all others. */
export function PicturePicker({ name, field, picture, onChoose }: PicturePickerProps) {
  const suggested = useSuggested(field);
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const upload = useUpload(onChoose);
  const isChosen = ({ source }: WizardPicture) => source === picture?.source;
  const shown = picture && !suggested.some(isChosen) ? [picture, ...suggested] : suggested;
  return (
    <>
      <div className="wizard-image-head">
        <span className="label" aria-hidden="true">
          {name}
        </span>
        <button
          ref={more}
          type="button"
          className="text-button"
          aria-label={strings.more(name)}
          onClick={() => setOpen(true)}
          {...preloadProps(loadDialog)}
        >
          {strings.moreShort}
        </button>
      </div>
      <div className="wizard-tiles">
        {shown.slice(0, Math.max(TILES, shown.findIndex(isChosen) + 1)).map((each) => (
          <PictureTile
            key={each.source}
            picture={each}
            chosen={isChosen(each)}
            onPress={() => onChoose(isChosen(each) ? null : each)}
          />
        ))}
        <UploadTile name={name} upload={upload} />
      </div>
      <UploadState upload={upload} />
      {open && (
        <PictureDialog
          label={name}
          opener={() => more.current}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            onChoose(chosen);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** The member's newest photos, then some of the catalog's; a list that cannot be had is left out. */
function useSuggested(field: string): readonly WizardPicture[] {
  const user = useUser();
  const own = useQuery({
    queryKey: [OF_USER, 'wizard-photos', user?._id],
    queryFn: () => (user ? uploadsOf(user).list() : []),
  });
  const catalog = useQuery({
    queryKey: ['wizard-photos'],
    queryFn: async ({ signal }) =>
      (await productSources.assets.photos({ page: 1, size: 24, signal })).items.filter(({ free }) => free),
  });
  const from = [...field].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const photos = catalog.data ?? [];
  const turned = photos.map((_, i) => photos[(i + from) % photos.length]!);
  return [...(own.data ?? []), ...turned].slice(0, TILES);
}

function UploadTile({
  name,
  upload,
}: {
  readonly name: string;
  readonly upload: ReturnType<typeof useUpload>;
}) {
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const busy = upload.progress !== null;
  const press = () => (user ? input.current?.click() : openLogin('login', { reason: wizard.signInToUpload }));
  return (
    <>
      <button
        type="button"
        className="wizard-tile wizard-tile-upload"
        aria-label={strings.upload(name)}
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={press}
      >
        {busy ? <span className="spinner" /> : <Icon name="upload-simple" />}
      </button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) upload.send(file);
        }}
      />
    </>
  );
}

/** How far an upload is, with the way to stop it; or what is wrong, with another try. */
function UploadState({
  upload: { progress, failure, send, cancel },
}: {
  readonly upload: ReturnType<typeof useUpload>;
}) {
  if (progress !== null)
    return (
      <p className="wizard-note" role="status">
        {strings.uploading(Math.floor(progress * 100))}
        <button type="button" className="text-button" onClick={cancel}>
          {strings.cancel}
        </button>
      </p>
    );
  if (!failure) return null;
  return (
    <p className="field-error" role="alert">
      <Icon name="warning-circle" size={16} />
      <span>
        {failure.message}{' '}
        <button type="button" className="text-button" onClick={() => send(failure.file)}>
          {wizard.retry}
        </button>
      </span>
    </p>
  );
}
