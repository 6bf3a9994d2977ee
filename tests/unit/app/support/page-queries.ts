import { click, settle } from './render.js';

/** How a test finds in the page what a user would. */

/** What stands in a place: its texts, and the headings of what is said where nothing is. */
export function said(place: Element | null | undefined): string {
  const empty = [...(place?.querySelectorAll('dm-empty-state') ?? [])];
  return [place?.textContent ?? '', ...empty.map(({ heading }) => heading)].join(' ');
}

export const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );

/** A field by its label. */
export function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  if (!(found?.control instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return found.control;
}

export const dialog = () => document.querySelector('[role=dialog]');

/** Presses a button of the dialog as soon as it is there. */
export async function pressInDialog(name: string): Promise<void> {
  const found = () =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
  await settle(() => found() !== undefined);
  await click(found());
}

const toasts = () =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map((one) => one.textContent);

/** Waits for a message, word for word. */
export const toasted = (text: string): Promise<void> => settle(() => toasts().includes(text));
