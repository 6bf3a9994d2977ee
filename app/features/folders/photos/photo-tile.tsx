import { Checkbox } from 'radix-ui';
import { memo, useRef, useState, type MouseEvent } from 'react';
import type { FolderResource } from '../../../../server/contract/folder.js';
import { pictureAddress } from '../../../configuration.js';
import { Icon } from '../../../ui/icon.js';
import type { Place } from './justified-layout.js';
import { photos as strings } from '../strings.js';

interface PhotoTileProps {
  readonly picture: FolderResource;
  readonly index: number;
  /** Undefined until the room is measured. */
  readonly place: Place | undefined;
  /** Reachable with Tab; the arrows lead to the others. */
  readonly current: boolean;
  /** null where nothing can be selected. */
  readonly chosen: boolean | null;
  readonly onOpen: (id: string, event: MouseEvent) => void;
  readonly onChoose: (id: string, stretch: boolean) => void;
  readonly onFocus: (index: number) => void;
}

const HIDDEN = { visibility: 'hidden' } as const;

/** A picture in the grid; opens on a click, is selected by its checkbox. */
export const PhotoTile = memo(function PhotoTile({ picture, place, chosen, ...props }: PhotoTileProps) {
  const { _id: id, name, low_path } = picture;
  const [broken, setBroken] = useState(false);
  const focus = { tabIndex: props.current ? 0 : -1, onFocus: () => props.onFocus(props.index) };
  return (
    <li className="photo-tile" data-chosen={chosen || undefined} style={place ?? HIDDEN}>
      <button
        type="button"
        className="photo-picture"
        aria-label={strings.open(name)}
        title={name}
        onClick={(event) => props.onOpen(id, event)}
        {...focus}
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
        <PhotoCheck
          label={strings.choose(name)}
          chosen={chosen}
          onChoose={(stretch) => props.onChoose(id, stretch)}
          {...focus}
        />
      )}
    </li>
  );
});

interface PhotoCheckProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: (stretch: boolean) => void;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

function PhotoCheck({ label, chosen, onChoose, ...focus }: PhotoCheckProps) {
  /** A change does not tell which keys were held. */
  const shift = useRef(false);
  const note = ({ shiftKey }: { readonly shiftKey: boolean }) => void (shift.current = shiftKey);
  return (
    <Checkbox.Root
      className="checkbox photo-check"
      checked={chosen}
      aria-label={label}
      onPointerDown={note}
      onKeyDown={note}
      onCheckedChange={() => onChoose(shift.current)}
      {...focus}
    >
      <Checkbox.Indicator asChild>
        <Icon name="check" size={16} />
      </Checkbox.Indicator>
    </Checkbox.Root>
  );
}
