const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = name[1] === 'x' ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Plain text of XML's: entities and Excel's own escapes for control characters. */
export function plainText(xml: string): string {
  const text = xml.includes('&') ? xml.replace(/&(#?\w+);/g, entity) : xml;
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

const patterns = new Map<string, RegExp>();

/** Kept: the same few are asked for a hundred thousand times. */
function attributePattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const made = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, made);
  return made;
}

/**
 * Goes through XML tag by tag: `next()`, then read where it stands. Enough for the parts of a workbook, which programs
 * write; it knows no document types and looks nothing up outside.
 */
export class XmlReader {
  /** Name without its prefix. */
  name = '';
  closes = false;
  /** `<v/>`: opens and closes in one. */
  isEmpty = false;
  #attributes = '';
  #textFrom = 0;
  #tagAt = 0;
  #at = 0;

  constructor(private readonly xml: string) {}

  /** Steps to the next tag; false at the end. */
  next(): boolean {
    this.#textFrom = this.#at;
    for (;;) {
      const open = this.xml.indexOf('<', this.#at);
      if (open < 0) return false;
      const sign = this.xml[open + 1];
      this.#tagAt = open;
      if (sign !== '!' && sign !== '?') return this.#readTag(open);
      this.#at = this.#pastOther(open);
    }
  }

  /** The text between the last tag and this one. */
  get text(): string {
    const raw = this.xml.slice(this.#textFrom, this.#tagAt);
    if (!raw.includes('<![CDATA[')) return plainText(raw);
    return raw.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1');
  }

  /** An attribute by its whole name, '' when it is not there. */
  attribute(name: string): string {
    const found = attributePattern(name).exec(this.#attributes);
    return found ? plainText(found[1] ?? found[2] ?? '') : '';
  }

  #readTag(open: number): boolean {
    const end = this.xml.indexOf('>', open);
    if (end < 0) return false;
    this.closes = this.xml[open + 1] === '/';
    this.isEmpty = this.xml[end - 1] === '/';
    const inner = this.xml.slice(open + (this.closes ? 2 : 1), this.isEmpty ? end - 1 : end);
    const space = inner.search(/\s/);
    const name = space < 0 ? inner : inner.slice(0, space);
    this.name = name.slice(name.indexOf(':') + 1);
    this.#attributes = space < 0 ? '' : inner.slice(space);
    this.#at = end + 1;
    return true;
  }

  /** Past a comment, a CDATA section or an instruction. */
  #pastOther(open: number): number {
    const close = this.xml.startsWith('<!--', open)
      ? '-->'
      : this.xml.startsWith('<![CDATA[', open)
        ? ']]>'
        : '>';
    const end = this.xml.indexOf(close, open);
    return end < 0 ? this.xml.length : end + close.length;
  }
}
