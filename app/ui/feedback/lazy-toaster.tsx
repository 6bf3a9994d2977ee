import { useEffect, useState, type ComponentType } from 'react';
import { toastsRequested } from '../../ports/notifications/toast-queue.js';
import { useSignal } from '../hooks/use-signal.js';

const load = async () => (await import('./toaster.js')).Toaster;

/** How long after a failed try the part that shows toasts is asked for again, ms. */
const AGAIN_MS = 2000;

/** Where `notifier` shows its messages; fetched with the first of them, which waits for it. */
export function LazyToaster() {
  const wanted = useSignal(toastsRequested);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const fetchIt = () =>
      load().then(
        (part) => !gone && setToaster(() => part),
        () => !gone && (timer = setTimeout(fetchIt, AGAIN_MS)),
      );
    void fetchIt();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return Toaster && <Toaster />;
}
