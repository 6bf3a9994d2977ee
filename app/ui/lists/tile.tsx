import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon.js';
import { placeAt, placeBelow } from '../menus/item-menu.js';
import type { MenuPlace } from '../menus/item-menu-types.js';
import { LongPress } from './long-press.js';

interface TileProps {
  readonly id: string;
  /** The link, one card. */
  readonly children: ReactNode;
  /** Opens the menu of this item; null for one that has none. */
  readonly onMenu: ((id: string, place: MenuPlace) => void) | null;
  readonly menuLabel: string;
  readonly choice?: TileChoice;
  /** False in a grid whose items keys reach: its buttons are then for pointers. */
  readonly tabbable?: boolean;
}

/** What makes a tile one that can be chosen. */
export interface TileChoice {
  readonly label: string;
  readonly chosen: boolean;
  readonly toggle: (id: string, range: boolean) => void;
  /** While something is chosen a click chooses, and there are no menus. */
  readonly selecting: () => boolean;
}

/** A card with what one can do with it: a menu behind a button, a right click or a long press, and a checkbox. */
export function Tile({ id, children, onMenu, menuLabel, choice, tabbable = true }: TileProps) {
  const tile = useRef<HTMLDivElement>(null);
  const selecting = () => choice?.selecting() ?? false;
  const openAt = (at: Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>) => {
    const link = tile.current?.querySelector('a');
    if (link && !selecting()) onMenu?.(id, placeAt(link, at));
  };
  const [press] = useState(() => new LongPress());
  const onClickCapture = (event: MouseEvent) => {
    if (press.swallowsClick) return stop(event);
    if (!selecting() || !isLink(event.target)) return;
    event.preventDefault();
    choice?.toggle(id, event.shiftKey);
  };
  return (
    <div
      className="tile"
      data-chosen={choice?.chosen || undefined}
      ref={tile}
      onPointerDown={(event) => onMenu && press.down(event, openAt)}
      onPointerMove={press.move}
      onPointerUp={press.end}
      onPointerCancel={press.end}
      // what browsers make of it, a press of the mouse, would take the focus from the menu
      onTouchEnd={(event) => press.swallowsClick && event.preventDefault()}
      onClickCapture={onClickCapture}
      onContextMenu={(event) => {
        if (!onMenu) return;
        event.preventDefault();
        openAt(event);
      }}
    >
      {choice && (
        <button
          type="button"
          role="checkbox"
          tabIndex={tabbable ? undefined : -1}
          className="tile-check"
          aria-checked={choice.chosen}
          aria-label={choice.label}
          onClick={({ shiftKey }) => choice.toggle(id, shiftKey)}
        >
          <span className="checkbox" data-state={choice.chosen ? 'checked' : 'unchecked'}>
            {choice.chosen && <Icon name="check" size={12} />}
          </span>
        </button>
      )}
      {children}
      {onMenu && (
        <button
          type="button"
          className="icon-button tile-menu"
          tabIndex={tabbable ? undefined : -1}
          aria-label={menuLabel}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(id, placeBelow(currentTarget))}
        >
          <Icon name="dots-three" />
        </button>
      )}
    </div>
  );
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;
