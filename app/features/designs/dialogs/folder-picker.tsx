import type { FolderEntry } from '../../../../server/contract/folder.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import type { useFolderChoices } from '../actions/use-folder-choices.js';
import '../designs.css';
import { moving as strings, designs as words } from '../strings.js';
import { NewFolderField } from './new-folder-field.js';

interface FolderPickerProps {
  /** The member's folders on their way, there, or failed. */
  readonly query: ReturnType<typeof useFolderChoices>;
  /** Those of them that are offered. */
  readonly folders: readonly FolderEntry[];
  /** Id of the chosen one. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** A list of folders to choose one of; one can be made on the spot and is then the chosen one. */
export function FolderPicker({ query, folders, chosen, onChoose }: FolderPickerProps) {
  const { data, isPending, isFetching, refetch } = query;
  const target = folders.find(({ folder }) => folder._id === chosen);
  return (
    <>
      {isPending ? (
        <FolderSkeletons />
      ) : data ? (
        <FolderChoices folders={folders} chosen={chosen} onChoose={onChoose} />
      ) : (
        <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {target?.ownership === 'shared' && <p className="move-note">{strings.sharedNote}</p>}
      {data && <NewFolderField onCreated={onChoose} />}
    </>
  );
}

function FolderChoices({ folders, chosen, onChoose }: Omit<FolderPickerProps, 'query'>) {
  if (folders.length === 0) return <p className="move-note">{strings.none}</p>;
  return (
    <fieldset className="move-folders">
      <legend className="sr-only">{strings.folders}</legend>
      {folders.map(({ folder: { _id, name, count }, ownership, shared_by: by }) => (
        <label key={_id} className="move-folder">
          <input
            type="radio"
            name="folder"
            value={_id}
            checked={_id === chosen}
            onChange={() => onChoose(_id)}
          />
          <Icon name="folder" fill={_id === chosen} />
          <span className="move-folder-name" dir="auto">
            {name}
          </span>
          <span className="move-folder-about">
            {ownership === 'shared' ? strings.sharedBy(by) : words.count(count)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function FolderSkeletons() {
  return (
    <div className="move-folders" role="status" aria-label={words.loading}>
      {[0, 1, 2].map((row) => (
        <span key={row} className="skeleton" style={{ height: 40 }} />
      ))}
    </div>
  );
}
