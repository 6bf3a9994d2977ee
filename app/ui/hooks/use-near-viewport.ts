import { useEffect, useRef, useState } from 'react';

/** Begins to fetch before the reader arrives: about a screen ahead. */
const AHEAD = '800px 0px';

/** True once the element has come near the window; a page with a hundred sliders asks for what is looked at. */
export function useNearViewport<E extends Element>() {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: AHEAD,
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
