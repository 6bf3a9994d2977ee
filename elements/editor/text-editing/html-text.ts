/** Control characters but for tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** The words of a text node of foreign HTML: white space folded unless the page said that it counts. */
export function cleanedHtmlText(node: Text): string {
  const words = node.data.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
  const kept = node.parentElement?.closest('pre, [style*="white-space"]');
  // a line feed within kept text would need paragraphs of its own: it reads as a space there too
  const folded = kept ? words.replace(/\n/g, ' ') : words.replace(/[ \t\n]+/g, ' ');
  return folded.replace(/\u00a0/g, ' ');
}
