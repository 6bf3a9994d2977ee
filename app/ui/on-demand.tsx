import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { notifier } from '../ports/notifications/notifier.js';

/** What to do when a part cannot be fetched; `again` tries once more. */
type Failed = (error: unknown, again: () => void) => void;

/** Hooks that fetch a part when it is first shown: null until it has come, at once where it came before. */
function partHook<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  return function usePart(failed: Failed): ComponentType<Props> | null {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => part);
    useEffect(() => {
      if (Part) return;
      let gone = false;
      const fetchIt = () =>
        void load().then(
          (loaded) => {
            part = loaded;
            if (!gone) setPart(() => loaded);
          },
          (error: unknown) => !gone && failed(error, fetchIt),
        );
      fetchIt();
      return () => {
        gone = true;
      };
    }, [Part, failed]);
    return Part;
  };
}

const tellFailure: Failed = (_, again) => notifier.error('Something went wrong', again);

/**
 * A part of a page that few visits need, such as a dialog: fetched when it is first shown. Nothing shows until it has come;
 * when it cannot be fetched the user is told, with a way to try again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const usePart = partHook(load);
  return function OnDemand(props: Props) {
    const Part = usePart(tellFailure);
    return Part && <Part {...props} />;
  };
}

/**
 * The larger part of a page, which comes as a chunk of its own; what `waits` shows until it is there. One that cannot be
 * had is thrown to the page's boundary. No Suspense: after its fallback React holds back for 300 ms what it waited for.
 */
export function ownChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waits: ReactNode,
): ComponentType<Props> {
  const usePart = partHook(load);
  return function OwnChunk(props: Props) {
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const Part = usePart(useCallback((error) => setFailure({ error }), []));
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : waits;
  };
}

/** A dialog that is fetched when it is first opened; it stays for its way out. */
export function dialogOnDemand<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = onDemand(load);
  return function DialogOnDemand(props: Props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    return wanted && <Dialog {...props} />;
  };
}

/**
 * For the button that opens such a part: it is fetched when somebody comes near. One that cannot be fetched ahead is asked
 * for again with the press, which says what is wrong.
 */
export function preloadProps(load: () => Promise<unknown>) {
  const fetchIt = () => void load().catch(() => undefined);
  return { onPointerEnter: fetchIt, onFocus: fetchIt };
}
