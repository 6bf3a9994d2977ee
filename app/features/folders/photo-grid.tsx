import { useRef, useState, type KeyboardEvent } from 'react';
import type { FolderResource } from '../../../server/contract/folder.js';
import { everything, NONE, stretched, toggled, type Chosen } from './chosen.js';
import { nextPlace } from './nearest.js';
import { PhotoTile } from './photo-tile.js';
import { usePlaces } from './use-places.js';
import { photos as strings } from './strings.js';

interface PhotoGridProps {
  readonly name: string;
  /** As shown, newest first. */
  readonly pictures: readonly FolderResource[];
  readonly chosen: Chosen;
  /** null where nothing can be selected. */
  readonly onChosen: ((chosen: Chosen) => void) | null;
  readonly onOpen: (place: number) => void;
  readonly onRemove: () => void;
}

/**
 * Pictures in rows of one height. Arrows go from picture to picture, Space and Shift with arrows select, Ctrl+A all,
 * Escape none, Delete removes. Once something is selected, a click selects too.
 */
export function PhotoGrid({ name, pictures, chosen, onChosen, onOpen, onRemove }: PhotoGridProps) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const places = usePlaces(list, pictures);
  const here = Math.min(at, pictures.length - 1);
  const order = pictures.map(({ _id }) => _id);
  const buttons = () => [...list.current!.querySelectorAll<HTMLElement>('.photo-picture')];
  const choose = (place: number, stretch: boolean) => {
    const id = order[place];
    if (id === undefined) return;
    onChosen?.(stretch ? stretched(chosen, order, id) : toggled(chosen, id));
  };
  const step = (event: KeyboardEvent): boolean => {
    const boxes = buttons().map((button) => button.getBoundingClientRect());
    const next = nextPlace(event.key, boxes, here);
    if (next < 0) return false;
    if (event.shiftKey && onChosen) {
      const from = chosen.anchor === null ? { ...chosen, anchor: order[here]! } : chosen;
      onChosen(stretched(from, order, order[next]!));
    }
    buttons()[next]?.focus();
    return true;
  };
  const act = (event: KeyboardEvent): boolean => {
    if (!onChosen) return false;
    if (event.key === ' ') choose(here, event.shiftKey);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onChosen(everything(order));
    else if (event.key === 'Escape' && chosen.ids.size > 0) onChosen(NONE);
    else if (event.key === 'Delete' && chosen.ids.size > 0) onRemove();
    else return false;
    return true;
  };
  return (
    <ul
      className="photo-grid"
      aria-label={strings.list(name)}
      data-choosing={chosen.ids.size > 0 || undefined}
      ref={list}
      onKeyDown={(event) => {
        if (step(event) || act(event)) event.preventDefault();
      }}
    >
      {pictures.map((picture, place) => (
        <PhotoTile
          key={picture._id}
          picture={picture}
          place={places[place]}
          current={place === here}
          chosen={onChosen ? chosen.ids.has(picture._id) : null}
          onOpen={(event) => {
            // a click with keys held, or while selecting, selects
            if (onChosen && (chosen.ids.size > 0 || event.shiftKey || event.ctrlKey || event.metaKey))
              choose(place, event.shiftKey);
            else onOpen(place);
          }}
          onChoose={(stretch) => choose(place, stretch)}
          onFocus={() => setAt(place)}
        />
      ))}
    </ul>
  );
}
