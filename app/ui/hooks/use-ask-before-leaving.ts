import { useEffect } from 'react';

/** Reloading or closing the page would end what is running without a word: the browser asks first. */
export function useAskBeforeLeaving(running: boolean): void {
  useEffect(() => {
    if (!running) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [running]);
}
