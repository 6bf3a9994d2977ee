/** Fonts for names of fonts: files come only for what is in sight, each once for the whole visit. */

const faces = new Map<string, Promise<string>>();
let count = 0;

/** Makes a font file known to the page; gives the family it goes by there. Rejects where it is no font or did not come. */
export function loadFontFace(key: string, load: () => Promise<ArrayBuffer>): Promise<string> {
  const known = faces.get(key);
  if (known) return known;
  const made = (async () => {
    // a name of its own: one that a face of the interface has would mix with it
    const family = `dm-face-${++count}`;
    document.fonts.add(await new FontFace(family, await load()).load());
    return family;
  })();
  faces.set(key, made);
  made.catch(() => faces.delete(key));
  return made;
}

/** Whether a drawing can be shown; resolves once it is here. */
export async function canLoadImage(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => true,
    () => false,
  );
}

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once, when an element comes near to what is in sight; returns the way to stop waiting. */
export function onceVisible(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer!.unobserve(target);
        waiting.get(target)?.();
        waiting.delete(target);
      }
    },
    { rootMargin: '200px' },
  );
  waiting.set(element, seen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
