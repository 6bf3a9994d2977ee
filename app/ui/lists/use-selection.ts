import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { everything, NOTHING, only, rangeTo, toggled, within } from './selection.js';

/**
 * What is chosen in a list whose ids stand in `order`. Ctrl or Cmd with A chooses all, Escape nothing, wherever the focus
 * is on the page, but for fields, menus and dialogs. `wholeList` gives all ids of a list that has not come whole.
 */
export function useSelection(order: readonly string[], wholeList?: () => Promise<readonly string[]>) {
  const [kept, setKept] = useState(NOTHING);
  const selection = useMemo(() => within(kept, order), [kept, order]);
  const now = useRef({ order, selecting: false });
  useLayoutEffect(() => {
    now.current = { order, selecting: selection.ids.size > 0 };
  }, [order, selection]);
  const toggle = useCallback(
    (id: string, range: boolean) =>
      setKept((before) => {
        const current = within(before, now.current.order);
        return range ? rangeTo(current, id, now.current.order) : toggled(current, id);
      }),
    [],
  );
  const clear = useCallback(() => setKept(NOTHING), []);
  /** Exactly these. */
  const choose = useCallback((ids: Iterable<string>) => setKept(only(ids)), []);
  const whole = useRef(wholeList);
  useLayoutEffect(() => {
    whole.current = wholeList;
  });
  const all = useCallback(() => {
    const { current } = whole;
    if (current) void current().then((order) => setKept(everything(order)));
    else setKept(everything(now.current.order));
  }, []);
  /** Whether anything is chosen, for handlers that outlive a render. */
  const selecting = useCallback(() => now.current.selecting, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      if (event.key === 'Escape' && now.current.selecting) clear();
      else if (isSelectAll(event) && now.current.order.length > 0) {
        event.preventDefault();
        all();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [all, clear]);
  return { ids: selection.ids, toggle, all, choose, clear, selecting };
}

const isSelectAll = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Keys that are meant for a field, a menu or a dialog. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;
