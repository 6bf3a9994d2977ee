import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For what takes a while and leads elsewhere in the end: `const isHere = mark()` as it begins, `isHere()` when it is done.
 * Whoever has gone to another page meanwhile is not to be pulled away from it.
 */
export function useStillOnPage(): () => () => boolean {
  const { key } = useLocation();
  const here = useRef<string | null>(null);
  useEffect(() => {
    here.current = key;
    return () => {
      here.current = null;
    };
  }, [key]);
  return () => {
    const from = here.current;
    return () => here.current === from;
  };
}
