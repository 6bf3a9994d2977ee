import { adoptStyles, type CSSResult } from 'lit';

/**
 * The look of an element that stands on a page without our theme: the embed's script brings the tokens along. They are set
 * on the element itself, where whatever the page says about it wins; what is inside another element of ours inherits them.
 */

let tokens: CSSResult | null = null;

/** Called by the embed before elements are defined. */
export function setEmbedTokens(sheet: CSSResult): void {
  tokens = sheet;
}

/** Gives an element's root the tokens, unless one around it has them. */
export function adoptEmbedTokens<Root extends HTMLElement | DocumentFragment>(
  element: Element,
  root: Root,
): Root {
  const around = element.getRootNode();
  const inside = around instanceof ShadowRoot && around.host.localName.startsWith('dm-');
  if (!tokens || inside || !(root instanceof ShadowRoot)) return root;
  const own = (element.constructor as { elementStyles?: CSSResult[] }).elementStyles ?? [];
  adoptStyles(root, [tokens, ...own]);
  return root;
}
