import { useEffect, useRef } from 'react';

interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Where keys write, they undo what was written. */
const writes = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'));

const isDialog = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('dialog, [role=dialog], [role=alertdialog], [role=menu]');

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (with ⌘ on a Mac) on the page, but not in what lies over it or where one writes. */
export function useUndoKeys(actions: UndoActions): void {
  const newest = useRef(actions);
  useEffect(() => void (newest.current = actions));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const path = event.composedPath();
      if (!['z', 'y'].includes(key) || writes(path[0]) || path.some(isDialog)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) newest.current.redo();
      else newest.current.undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
