/** The words of HTML. It is never parsed: nothing of it may load, run or be complained about. */

const TAG = /<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>|<![^<>]*>/iy;
/** What these hold is no text to read. */
const UNSEEN = /^(script|style|head|title|template|noscript)$/i;
/** Tags whose words stand on lines of their own. */
const BLOCK =
  /^(address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)$/i;
const CELL = /^(td|th)$/i;

/** Letters that HTML may name; browsers write all others as they are. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', hellip: '…', bull: '•' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
  ...{ copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', deg: '°', middot: '·', times: '×' },
};

/** Longer HTML is cut before it is looked at. */
const MOST_LETTERS = 2_000_000;

export function htmlToText(html: string): string {
  return lettersOf(plain(html.slice(0, MOST_LETTERS)))
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Without tags: blocks are lines, and line feeds of the source are spaces. */
function plain(html: string): string {
  const parts: string[] = [];
  let from = 0;
  const spaced = (end: number): void => void parts.push(html.slice(from, end).replace(/\s+/g, ' '));
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', Math.max(at + 1, from))) {
    if (at < from) continue;
    TAG.lastIndex = at;
    const comment = html.startsWith('<!--', at);
    const tag = comment ? null : TAG.exec(html);
    if (!comment && !tag) continue;
    spaced(at);
    const name = tag?.[1] ?? '';
    const end = comment ? after(html, '-->', at) : TAG.lastIndex;
    from = UNSEEN.test(name) && html[at + 1] !== '/' ? afterClosing(html, name, end) : end;
    if (BLOCK.test(name)) parts.push('\n');
    else if (CELL.test(name)) parts.push(' ');
  }
  spaced(html.length);
  return parts.join('');
}

const after = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
};

function afterClosing(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}\\s*>`, 'gi');
  closing.lastIndex = from;
  return closing.test(html) ? closing.lastIndex : html.length;
}

const lettersOf = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, digits, hex, name: string) => {
    const code = digits ? Number(digits) : hex ? Number.parseInt(hex as string, 16) : null;
    if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return NAMED[name] ?? whole;
  });
