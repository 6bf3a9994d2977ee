import { useEffect, useRef } from 'react';

/** The next page is asked for before the reader reaches the end: about a screen ahead. */
const AHEAD = '900px 0px';

/** Calls back each time the element comes near the window while `waiting` holds, and at once when it is near already. */
export function useInfiniteScroll<E extends Element>(waiting: boolean, onNear: () => void) {
  const ref = useRef<E>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!waiting || !ref.current) return;
    // several changes may come at once: the last one holds
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && latest.current(),
      {
        rootMargin: AHEAD,
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [waiting]);
  return ref;
}
