/** HTML that is safe to put into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Writes HTML: what is put in is escaped, unless it is Html itself; false, null and undefined write nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, i) => text + write(parts[i - 1]) + string));

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(write).join('');
  if (part === false || part === null || part === undefined) return '';
  return escape(String(part as string | number));
}

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => NAMES[letter]!);
