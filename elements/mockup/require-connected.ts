/** Throws an Error where an element stands on no page: nothing of it is drawn, and a promise to wait for that never settles. */
export function requireConnected(element: Element): void {
  if (!element.isConnected) throw new Error(`there is no preview while <${element.localName}> is on no page`);
}
