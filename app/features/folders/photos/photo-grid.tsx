import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { FolderResource } from '../../../../server/contract/folder.js';
import { everything, NOTHING, rangeTo, toggled, type Selection } from '../../../ui/lists/selection.js';
import { nextIndexFor } from './photo-grid-navigation.js';
import { PhotoTile } from './photo-tile.js';
import { photos as strings } from '../strings.js';
import { usePhotoLayout } from './use-photo-layout.js';

interface PhotoGridProps {
  readonly name: string;
  /** As shown, newest first. */
  readonly pictures: readonly FolderResource[];
  readonly order: readonly string[];
  readonly chosen: Selection;
  /** null where nothing can be selected. */
  readonly onChosen: ((chosen: Selection) => void) | null;
  readonly onOpen: (id: string) => void;
  readonly onRemove: () => void;
}

/**
 * Pictures in rows of one height. Arrows go from picture to picture, Space and Shift with arrows select, Ctrl+A all,
 * Escape none, Delete removes. Once something is selected, a click selects too.
 */
export function PhotoGrid(props: PhotoGridProps) {
  const { name, pictures, chosen, onChosen } = props;
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const places = usePhotoLayout(list, pictures);
  const here = Math.min(at, pictures.length - 1);
  const { onOpen, onChoose } = useTileActions(props);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...list.current!.querySelectorAll<HTMLElement>('.photo-picture')];
    if (step(event, buttons, here, props) || act(event, here, props)) event.preventDefault();
  };
  return (
    <ul
      className="photo-grid"
      aria-label={strings.list(name)}
      data-choosing={chosen.ids.size > 0 || undefined}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {pictures.map((picture, index) => (
        <PhotoTile
          key={picture._id}
          picture={picture}
          index={index}
          place={places[index]}
          current={index === here}
          chosen={onChosen ? chosen.ids.has(picture._id) : null}
          onOpen={onOpen}
          onChoose={onChoose}
          onFocus={setAt}
        />
      ))}
    </ul>
  );
}

/** What a tile does. The same functions for ever: a folder holds a thousand tiles, drawn again only when they change. */
function useTileActions(props: PhotoGridProps) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const onChoose = useCallback((id: string, stretch: boolean) => choose(id, stretch, latest.current), []);
  const onOpen = useCallback((id: string, event: MouseEvent) => {
    const { chosen, onChosen, onOpen: open } = latest.current;
    // a click with keys held, or while selecting, selects
    const selects = chosen.ids.size > 0 || event.shiftKey || event.ctrlKey || event.metaKey;
    if (onChosen && selects) choose(id, event.shiftKey, latest.current);
    else open(id);
  }, []);
  return { onOpen, onChoose };
}

function choose(id: string, stretch: boolean, { chosen, order, onChosen }: PhotoGridProps): void {
  onChosen?.(stretch ? rangeTo(chosen, id, order) : toggled(chosen, id));
}

/** Arrows, Home and End; with Shift they select what they pass. */
function step(
  { key, shiftKey }: KeyboardEvent,
  buttons: readonly HTMLElement[],
  here: number,
  { chosen, order, onChosen }: PhotoGridProps,
): boolean {
  const boxes = () => buttons.map((button) => button.getBoundingClientRect());
  const next = /^(Arrow|Home|End)/.test(key) ? nextIndexFor(key, boxes(), here) : -1;
  if (next < 0) return false;
  if (shiftKey && onChosen) {
    const from = chosen.anchor === null ? { ...chosen, anchor: order[here]! } : chosen;
    onChosen(rangeTo(from, order[next]!, order));
  }
  buttons[next]?.focus();
  return true;
}

function act(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  here: number,
  props: PhotoGridProps,
): boolean {
  const { chosen, order, onChosen, onRemove } = props;
  const id = order[here];
  if (!onChosen || id === undefined) return false;
  if (key === ' ') choose(id, shiftKey, props);
  else if (key === 'a' && (ctrlKey || metaKey)) onChosen(everything(order));
  else if (key === 'Escape' && chosen.ids.size > 0) onChosen(NOTHING);
  else if (key === 'Delete' && chosen.ids.size > 0) onRemove();
  else return false;
  return true;
}
