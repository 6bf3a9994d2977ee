import { declaredStyle } from './declared-style.js';

/** Control characters but for tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** The words of a text node of foreign HTML: white space folded unless the page said that it counts. */
export function cleanedHtmlText(node: Text): string {
  const words = node.data.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
  // a line feed within kept text would need paragraphs of its own: it reads as a space there too
  const folded = keepsSpace(node.parentElement) ? words.replace(/\n/g, ' ') : words.replace(/[ \t\n]+/g, ' ');
  return folded.replace(/\u00a0/g, ' ');
}

function keepsSpace(element: Element | null): boolean {
  const said = element?.closest('pre, [style*="white-space"]');
  if (!said) return false;
  const value = declaredStyle(said).get('white-space');
  return value === undefined ? said.tagName === 'PRE' : /^(pre|pre-wrap|break-spaces)$/.test(value);
}
