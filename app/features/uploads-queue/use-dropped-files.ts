import { useEffect, useRef, useState } from 'react';
import { carriesFiles, filesOf } from './accepted-files.js';

/** Takes files that are dropped anywhere on the page, or pasted; tells whether some are being dragged over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    // entering a part is told before leaving the one around it
    let depth = 0;
    const show = (change: number) => {
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    const files = (list: File[]) => list.length > 0 && take.current(list);
    const listeners: Partial<{ [K in keyof DocumentEventMap]: (event: DocumentEventMap[K]) => void }> = {
      dragenter: (event) => carriesFiles(event.dataTransfer) && show(1),
      dragleave: (event) => carriesFiles(event.dataTransfer) && show(-1),
      dragover: (event) => {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer!.dropEffect = 'copy';
      },
      drop: (event) => {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        show(-depth);
        files(filesOf(event.dataTransfer));
      },
      paste: (event) => !isForField(event) && files(filesOf(event.clipboardData)),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) document.removeEventListener(name, listener);
      setOver(false);
    };
  }, []);
  return over;
}

/** What is pasted into a field, or while a dialog is open, is not meant for the folder. */
const isForField = ({ target }: Event): boolean =>
  (target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"]') !== null;
