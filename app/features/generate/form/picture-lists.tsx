import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { PictureFolder } from '../../../../elements/ports/folders.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { uploadsOf } from '../../../uploads.js';
import { FOLDER, FOLDERS, OF_USER, useUser } from '../../account/index.js';
import { productSources } from '../../editor/index.js';
import type { WizardPicture } from '../inputs/wizard-inputs.js';
import { pictures as strings } from '../strings.js';

interface ListProps {
  readonly onChoose: (picture: WizardPicture) => void;
}

/** Photos of a page of the catalog's list. */
const PHOTOS = 48;

const { assets, folders, brand } = productSources;

/** The catalog's photos, found by words. */
export function CatalogPhotos({ onChoose }: ListProps) {
  const [query, setQuery] = useState('');
  return (
    <>
      <form
        className="field wizard-search"
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(String(new FormData(event.currentTarget).get('query') ?? '').trim());
        }}
      >
        <Icon name="magnifying-glass" size={16} />
        <input name="query" type="search" placeholder={strings.search} aria-label={strings.search} />
      </form>
      <Choices
        queryKey={['wizard-photos', query]}
        load={async (signal) =>
          (await assets.photos({ page: 1, size: PHOTOS, signal, ...(query && { query }) })).items.filter(
            ({ free }) => free,
          )
        }
        empty={strings.noPhotos}
        label={strings.tabs.photos}
        onChoose={onChoose}
      />
    </>
  );
}

export function Uploads({ onChoose }: ListProps) {
  const user = useUser();
  return (
    <Choices
      queryKey={[OF_USER, 'wizard-photos', user?._id]}
      load={async () => (user ? uploadsOf(user).list() : [])}
      empty={strings.noUploads}
      label={strings.tabs.uploads}
      onChoose={onChoose}
    />
  );
}

export const Logos = ({ onChoose }: ListProps) => (
  <Choices
    queryKey={[OF_USER, 'wizard-logos']}
    load={async (signal) => (await brand.kit({ signal }))?.logos ?? []}
    empty={strings.noLogos}
    label={strings.tabs.logos}
    onChoose={onChoose}
  />
);

/** The folders of photos one may see, then what lies in one of them. */
export function Folders({ onChoose }: ListProps) {
  const [open, setOpen] = useState<PictureFolder | null>(null);
  if (!open)
    return (
      <Choices<PictureFolder>
        queryKey={[...FOLDERS, 'wizard']}
        load={(signal) => folders.folders({ signal })}
        empty={strings.noFolders}
        label={strings.tabs.folders}
        thumbnail={({ newest }) => newest[0] ?? ''}
        onChoose={setOpen}
      />
    );
  return (
    <>
      <p className="tab-back">
        <button type="button" className="button quiet small" autoFocus onClick={() => setOpen(null)}>
          <Icon name="arrow-left" size={16} />
          {strings.back}
        </button>
        <span className="tab-back-name" dir="auto">
          {open.name}
        </span>
      </p>
      <Choices
        queryKey={[...FOLDER, open.id, 'wizard']}
        load={(signal) => folders.pictures(open.id, { signal })}
        empty={strings.emptyFolder}
        label={open.name}
        onChoose={onChoose}
      />
    </>
  );
}

interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface ChoicesProps<T extends Chosen> {
  readonly queryKey: QueryKey;
  readonly load: (signal: AbortSignal) => Promise<readonly T[]>;
  /** What is said when there is nothing. */
  readonly empty: string;
  readonly label: string;
  /** Address of its picture; its own when absent. */
  readonly thumbnail?: (item: T) => string;
  readonly onChoose: (item: T) => void;
}

const SKELETONS = 8;

/** Pictures to choose from: on their way, failed, none, or the grid. */
function Choices<T extends Chosen>({ queryKey, load, empty, label, thumbnail, onChoose }: ChoicesProps<T>) {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
  });
  if (isPending)
    return (
      <div className="choices" role="status" aria-label={label}>
        {Array.from({ length: SKELETONS }, (_, i) => (
          <span key={i} className="skeleton choice-skeleton" />
        ))}
      </div>
    );
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0) return <p className="choices-none">{empty}</p>;
  const pictureOf = thumbnail ?? ((item: T) => (item as unknown as WizardPicture).thumbnail);
  return (
    <ul className="choices" aria-label={label}>
      {data.map((item) => (
        <li key={item.id}>
          <button type="button" className="choice" title={item.name} onClick={() => onChoose(item)}>
            <span className="choice-stage">
              {pictureOf(item) && (
                <img src={pictureOf(item)} alt="" loading="lazy" decoding="async" draggable={false} />
              )}
            </span>
            <span className="card-name" dir="auto">
              {item.name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
