import { Checkbox } from 'radix-ui';
import { useState, type CSSProperties, type MouseEvent } from 'react';
import type { FolderResource } from '../../../server/contract/folder.js';
import { pictureAddress } from '../../configuration.js';
import { Icon } from '../../ui/icon.js';
import { photos as strings } from './strings.js';

/** Wider and taller ones are cut: a panorama must not take a row for itself, a strip must stay visible. */
const NARROWEST = 0.5;
const WIDEST = 2.6;

interface PhotoTileProps {
  readonly picture: FolderResource;
  /** Reachable with Tab; the arrows lead to the others. */
  readonly current: boolean;
  /** null where nothing can be selected. */
  readonly chosen: boolean | null;
  readonly onOpen: (event: MouseEvent) => void;
  readonly onChoose: (stretch: boolean) => void;
  readonly onFocus: () => void;
}

/** A picture in the grid; opens on a click, is selected by its checkbox. */
export function PhotoTile({ picture, current, chosen, onOpen, onChoose, onFocus }: PhotoTileProps) {
  const { name, low_path, width, height } = picture;
  const [broken, setBroken] = useState(false);
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height)) || 1;
  const tabIndex = current ? 0 : -1;
  const [stretch, setStretch] = useState(false);
  return (
    <li
      className="photo-tile"
      data-chosen={chosen || undefined}
      style={{ '--ratio': ratio } as CSSProperties}
    >
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
            <Icon name="check" size={12} />
          </Checkbox.Indicator>
        </Checkbox.Root>
      )}
    </li>
  );
}
