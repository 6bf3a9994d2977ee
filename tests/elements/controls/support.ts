import { sendMouse } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import { loadTokens } from '../../support/tokens.js';

await loadTokens();

/** Collects the details of an event as it arrives outside. */
export function listen<Detail>(element: EventTarget, name: string): Detail[] {
  const details: Detail[] = [];
  element.addEventListener(name, (event) => details.push((event as CustomEvent<Detail>).detail));
  return details;
}

/** The first match inside the element's shadow root. */
export function inside<Found extends Element = HTMLElement>(host: Element, selector: string): Found {
  const found = host.shadowRoot?.querySelector<Found>(selector);
  if (!found) throw new Error(`${host.localName} shows no ${selector}`);
  return found;
}

export const allInside = (host: Element, selector: string): HTMLElement[] => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** What has the keyboard, through shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** A point of an element, as shares of its box, in whole window pixels. */
export function pointOf(element: Element, x = 0.5, y = 0.5): [number, number] {
  const box = element.getBoundingClientRect();
  return [Math.round(box.left + box.width * x), Math.round(box.top + box.height * y)];
}

export async function press(element: Element, x = 0.5, y = 0.5): Promise<void> {
  await sendMouse({ type: 'click', position: pointOf(element, x, y) });
}

/** A real drag from one point to another. */
export async function drag(from: [number, number], to: [number, number]): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
}

/** Built by hand: properties set before it is attached, in the order given. */
export async function attached<Element extends LitElement>(
  element: Element,
  properties: Partial<Element>,
): Promise<Element> {
  Object.assign(element, properties);
  document.body.append(element);
  await element.updateComplete;
  return element;
}
