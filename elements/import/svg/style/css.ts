import { parseFontShorthand } from './font-shorthand.js';
import type { Notes } from '../parse/notes.js';
import type { SvgNode } from '../parse/svg-node.js';

/** Style sheets of a drawing: type, class and id selectors, alone or inside each other, as drawing programs write them. */

interface Compound {
  readonly name: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  /** Whether the part before it must be the parent, not just somewhere above. */
  readonly child: boolean;
}

export interface StyleRule {
  readonly selector: readonly Compound[];
  readonly weight: number;
  readonly declarations: Declarations;
}

/** What is said of properties, and what is said to be more important than all else. */
export interface Declarations {
  readonly usual: ReadonlyMap<string, string>;
  readonly important: ReadonlyMap<string, string>;
}

const MOST_RULES = 5000;
const COMPOUND = /^(\*|[a-zA-Z][\w-]*)?((?:[.#][\w-]+)*)$/;
/** Said about fonts and encodings only: leaving them out changes nothing that can be seen. */
const QUIET_AT = /^@(charset|namespace|font-face)/i;

export function readStyleSheet(text: string, notes: Notes): StyleRule[] {
  const rules: StyleRule[] = [];
  for (const { head, body } of blocksOf(withoutComments(text))) {
    if (head.startsWith('@') || body.includes('{')) {
      if (!QUIET_AT.test(head)) notes.add('styleRule');
      continue;
    }
    const declarations = readDeclarations(body);
    for (const selector of head.split(',')) {
      const compounds = readSelector(selector);
      if (!compounds || rules.length >= MOST_RULES) notes.add('styleRule');
      else rules.push({ selector: compounds, weight: weightOf(compounds), declarations });
    }
  }
  return rules;
}

interface Block {
  readonly head: string;
  /** What stands between its braces; empty for a rule that ends with a semicolon. */
  readonly body: string;
}

/** What a sheet is made of, found in one pass: a sheet may be a megabyte of anything. */
function* blocksOf(sheet: string): Generator<Block> {
  const marks = /[{};]/g;
  let from = 0;
  for (let mark = marks.exec(sheet); mark; mark = marks.exec(sheet)) {
    const head = sheet.slice(from, mark.index).trim();
    if (mark[0] === '{') {
      const end = endOfBlock(sheet, marks);
      if (end < 0) return;
      yield { head, body: sheet.slice(mark.index + 1, end) };
    } else if (head.startsWith('@')) yield { head, body: '' };
    from = marks.lastIndex;
  }
}

/** Where the block that has just begun ends; the search goes on behind it. -1 when it never does. */
function endOfBlock(sheet: string, marks: RegExp): number {
  let depth = 1;
  for (let mark = marks.exec(sheet); mark; mark = marks.exec(sheet)) {
    if (mark[0] === '{') depth += 1;
    if (mark[0] === '}') depth -= 1;
    if (depth === 0) return mark.index;
  }
  return -1;
}

function withoutComments(sheet: string): string {
  const parts = sheet.split('/*');
  const kept = parts.slice(1).map((part) => {
    const end = part.indexOf('*/');
    return end < 0 ? '' : part.slice(end + 2);
  });
  return [parts[0], ...kept].join('').replace(/<!--|-->/g, '');
}

/** 'fill: red; stroke: none !important' as maps; what is not understood or reaches outside is left out. */
export function readDeclarations(text: string): Declarations {
  const usual = new Map<string, string>();
  const important = new Map<string, string>();
  for (const declaration of withoutComments(text).split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const said = declaration.slice(colon + 1);
    const found = /!\s*important/i.test(said) ? important : usual;
    const value = said.replace(/!\s*important/i, '').trim();
    const sly = /url\((?!\s*['"]?\s*#)|\\|expression/i.test(value);
    if (!value || sly) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    if (name !== 'font') found.set(name, value);
    else for (const [part, one] of parseFontShorthand(value)) found.set(part, one);
  }
  return { usual, important };
}

function readSelector(text: string): Compound[] | null {
  // spaces become single ones first: a megabyte of them would be tried from each on
  const parts = text.replace(/\s+/g, ' ').trim().replace(/ ?> ?/g, ' >').split(' ');
  const compounds: Compound[] = [];
  for (const part of parts) {
    const child = part.startsWith('>');
    const match = COMPOUND.exec(child ? part.slice(1) : part);
    if (!match || match[0] === '') return null;
    const [, name, marks = ''] = match;
    compounds.push({
      name: name === undefined || name === '*' ? null : name,
      id: /#([\w-]+)/.exec(marks)?.[1] ?? null,
      classes: [...marks.matchAll(/\.([\w-]+)/g)].map(([, found = '']) => found),
      child,
    });
  }
  return compounds;
}

const weightOf = (selector: readonly Compound[]): number =>
  selector.reduce(
    (sum, { name, id, classes }) => sum + (id ? 10_000 : 0) + classes.length * 100 + (name ? 1 : 0),
    0,
  );

/** What a sheet and a style attribute say together: the attribute is stronger, what is important stronger still. */
export const saidTogether = (sheet: Declarations, own: Declarations): ReadonlyMap<string, string> =>
  new Map([...sheet.usual, ...own.usual, ...sheet.important, ...own.important]);

/** Declarations of all rules that meet the element, the weightiest last. */
export function declarationsFor(node: SvgNode, rules: readonly StyleRule[]): Declarations {
  const meeting = rules.filter(({ selector }) => meets(node, selector, selector.length - 1));
  const sorted = [...meeting].sort((a, b) => a.weight - b.weight).map(({ declarations }) => declarations);
  return {
    usual: new Map(sorted.flatMap(({ usual }) => [...usual])),
    important: new Map(sorted.flatMap(({ important }) => [...important])),
  };
}

function meets(node: SvgNode, selector: readonly Compound[], at: number): boolean {
  const compound = selector[at]!;
  if (!meetsOne(node, compound)) return false;
  if (at === 0) return true;
  for (let above = node.parent; above; above = above.parent) {
    if (meets(above, selector, at - 1)) return true;
    if (compound.child) return false;
  }
  return false;
}

function meetsOne(node: SvgNode, { name, id, classes }: Compound): boolean {
  if (name !== null && name !== node.name) return false;
  if (id !== null && id !== node.attributes.get('id')) return false;
  const own = (node.attributes.get('class') ?? '').split(/\s+/);
  return classes.every((one) => own.includes(one));
}
