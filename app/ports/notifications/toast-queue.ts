import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { toast } from 'sonner';

/** The library that shows toasts; it is fetched when there is something to say, or the page has time. */
export type Toast = typeof toast;

type Message = (toast: Toast) => void;

const asked = signal(false);
const waiting: Message[] = [];
let standing: Toast | null = null;

/** True once something was said: the place for toasts is needed. */
export const toastsWanted: ReadonlySignal<boolean> = asked;

/** Says it now, or as soon as there is a place for toasts. */
export function say(message: Message): void {
  asked.value = true;
  if (standing) message(standing);
  else waiting.push(message);
}

/** The place for toasts stands: what waited is said. The returned function takes it away. */
export function toasterStands(toast: Toast): () => void {
  standing = toast;
  for (const message of waiting.splice(0)) message(toast);
  return () => void (standing = null);
}
