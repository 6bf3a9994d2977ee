import { useEffect, useRef } from 'react';
import { filesOf } from '../../uploads-queue/index.js';

/** A picture in the clipboard is taken wherever the focus is, but for what takes it by itself; null takes none. */
export function usePastedFile(take: ((file: File) => void) | null): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = filesOf(event.clipboardData);
      if (!file || !latest.current || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
