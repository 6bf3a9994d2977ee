import { Checkbox } from 'radix-ui';
import { useState, type MouseEvent } from 'react';
import type { FolderResource } from '../../../server/contract/folder.js';
import { pictureAddress } from '../../configuration.js';
import { Icon } from '../../ui/icon.js';
import type { Place } from './justified.js';
import { photos as strings } from './strings.js';

interface PhotoTileProps {
  readonly picture: FolderResource;
  readonly place: Place | undefined;
  /** Reachable with Tab; the arrows lead to the others. */
  readonly current: boolean;
  /** null where nothing can be selected. */
  readonly chosen: boolean | null;
  readonly onOpen: (event: MouseEvent) => void;
  readonly onChoose: (stretch: boolean) => void;
  readonly onFocus: () => void;
}

/** Until the room is measured. */
const HIDDEN = { visibility: 'hidden' } as const;

/** A picture in the grid; opens on a click, is selected by its checkbox. */
export function PhotoTile({ picture, place, current, chosen, onOpen, onChoose, onFocus }: PhotoTileProps) {
  const { name, low_path } = picture;
  const [broken, setBroken] = useState(false);
  const tabIndex = current ? 0 : -1;
  const [stretch, setStretch] = useState(false);
  return (
    <li className="photo-tile" data-chosen={chosen || undefined} style={place ?? HIDDEN}>
      <button
        type="button"
        className="photo-picture"
        aria-label={strings.open(name)}
        title={name}
        tabIndex={tabIndex}
        onClick={onOpen}
        onFocus={onFocus}
      >
        {broken ? (
          <span className="photo-broken">{strings.broken}</span>
        ) : (
          <img
            src={pictureAddress(low_path)}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
      </button>
      {chosen !== null && (
        <Checkbox.Root
          className="checkbox photo-check"
          checked={chosen}
          aria-label={strings.choose(name)}
          tabIndex={tabIndex}
          onPointerDown={({ shiftKey }) => setStretch(shiftKey)}
          onKeyDown={({ shiftKey }) => setStretch(shiftKey)}
          onCheckedChange={() => onChoose(stretch)}
          onFocus={onFocus}
        >
          <Checkbox.Indicator asChild>
            <Icon name="check" size={16} />
          </Checkbox.Indicator>
        </Checkbox.Root>
      )}
    </li>
  );
}
