/**
 * Registers a custom element once. Partner pages may load the kit twice, and a second `customElements.define` of one
 * name throws, so the first one wins silently.
 */
export function define(tag: `dm-${string}`, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
