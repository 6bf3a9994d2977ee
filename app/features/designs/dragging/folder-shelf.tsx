import { useState } from 'react';
import { Icon } from '../../../ui/icon.js';
import { moveTargets } from '../actions/move-targets.js';
import { useFolderChoices } from '../actions/use-folder-choices.js';
import { shelf as strings } from '../strings.js';
import { carriedDesigns, carriesDesigns } from './carried-designs.js';

interface FolderShelfProps {
  /** The folder they come from, which is no place to drop them. */
  readonly from?: string;
  /** Where they can be put back from a folder; null where they lie in none. */
  readonly myDesigns?: string | null;
  readonly onDrop: (ids: readonly string[], folder: string) => void;
}

/** The folders, while designs are dragged: each takes what is dropped on it [E-046]. */
export function FolderShelf({ from, myDesigns = null, onDrop }: FolderShelfProps) {
  const folders = moveTargets(useFolderChoices().data ?? []).filter(({ folder }) => folder._id !== from);
  return (
    <div className="folder-shelf" aria-hidden="true">
      <p>{folders.length > 0 || myDesigns ? strings.drop : strings.none}</p>
      <div className="folder-shelf-places">
        {myDesigns && (
          <Place name={strings.takeOut} icon="folder-minus" onDrop={(ids) => onDrop(ids, myDesigns)} />
        )}
        {folders.map(({ folder }) => (
          <Place
            key={folder._id}
            name={folder.name}
            icon="folder"
            onDrop={(ids) => onDrop(ids, folder._id)}
          />
        ))}
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly icon: 'folder' | 'folder-minus';
  readonly onDrop: (ids: readonly string[]) => void;
}

function Place({ name, icon, onDrop }: PlaceProps) {
  const [over, setOver] = useState(false);
  return (
    <div
      className="folder-shelf-place"
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!carriesDesigns(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const ids = carriedDesigns(event.dataTransfer);
        if (ids.length > 0) onDrop(ids);
      }}
    >
      <Icon name={icon} size={16} />
      <span dir="auto">{name}</span>
    </div>
  );
}
