import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { toast } from 'sonner';

/** The library that shows toasts; it is fetched when there is something to say, or the page has time. */
export type Toast = typeof toast;

type Message = (toast: Toast) => void;

const requested = signal(false);
const waiting: Message[] = [];
let toaster: Toast | null = null;

/** True once a toast was requested: the toaster must be loaded. */
export const toastsRequested: ReadonlySignal<boolean> = requested;

/** Shows it now, or as soon as the toaster is loaded. */
export function showToast(message: Message): void {
  requested.value = true;
  if (toaster) message(toaster);
  else waiting.push(message);
}

/** The toaster is there: what waited is shown. The returned function disconnects it. */
export function connectToaster(toast: Toast): () => void {
  toaster = toast;
  for (const message of waiting.splice(0)) message(toast);
  return () => void (toaster = null);
}
