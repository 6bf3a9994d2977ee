import { useState, type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { preloadProps } from '../on-demand.js';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

interface MenuButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Fetches the menu's chunk, which is done when somebody comes near. */
  readonly load: () => Promise<unknown>;
  /** The menu, an `AnchoredMenu` in a part of its own. */
  readonly menu: (opener: HTMLElement, close: () => void) => ReactNode;
}

/** A button whose menu is fetched on demand. */
export function MenuButton({ load, menu, children, ...attributes }: MenuButtonProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const toggle = (button: HTMLElement) => setOpener((open) => (open ? null : button));
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    toggle(event.currentTarget);
  };
  return (
    <>
      <button
        type="button"
        {...attributes}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        data-state={opener ? 'open' : 'closed'}
        onClick={(event) => toggle(event.currentTarget)}
        onKeyDown={onKeyDown}
        {...preloadProps(load)}
      >
        {children}
      </button>
      {opener && menu(opener, () => setOpener(null))}
    </>
  );
}
