import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** No option: the keys are the field's. */
const NONE = -1;

interface ComboboxOptions {
  /** Field and list together; a press outside of it closes the list. */
  readonly box: RefObject<HTMLElement | null>;
  /** Options in the list. */
  readonly count: number;
  readonly onPick: (index: number) => void;
  /** Escape with the list closed. */
  readonly onClear: () => void;
}

/**
 * A field with a list of suggestions, by the pattern of the ARIA guide: the focus stays in the field, and the arrow keys
 * go through the options. Without an option chosen, Enter, Home and End are the field's own.
 */
export function useCombobox({ box, count, onPick, onClear }: ComboboxOptions) {
  const [open, setOpen] = useState(false);
  const [wanted, setActive] = useState(NONE);
  const active = wanted < count ? wanted : NONE;
  const show = () => {
    setOpen(true);
    setActive(NONE);
  };
  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  usePressOutside(box, open, close);
  const go = (to: number) => {
    setOpen(true);
    setActive(to);
  };
  const escape = () => (open && count > 0 ? close() : onClear());
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return stopSubmit(event);
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const keys: Record<string, (() => void) | false> = {
      ArrowDown: count > 0 && (() => go((active + 1) % count)),
      ArrowUp: count > 0 && (() => go(active > 0 ? active - 1 : count - 1)),
      Home: active !== NONE && (() => go(0)),
      End: active !== NONE && (() => go(count - 1)),
      Enter: open && active !== NONE && (() => onPick(active)),
      Escape: escape,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { open: open && count > 0, active, show, close, onKeyDown };
}

/** Enter ends a word that is being composed, and nothing else. Safari tells of it only by the key's number. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

function stopSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** A finger beside the list does not take the focus from the field on every system. */
function usePressOutside(box: ComboboxOptions['box'], open: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [box, open]);
}
