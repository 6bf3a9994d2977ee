/** An element of an SVG file. Text, comments and declarations are dropped: icons carry none that paint. */
export interface Markup {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Markup[];
}

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads well-formed SVG; throws when tags do not pair. For the icon packages we build from, not for uploads. */
export function parseMarkup(source: string): Markup {
  const root: MutableMarkup = { name: '#root', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name, attributes, selfClosing] of source.matchAll(TAG)) {
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const node: MutableMarkup = { name: name!, attributes: readAttributes(attributes!), children: [] };
    open.at(-1)!.children.push(node);
    if (!selfClosing) open.push(node);
  }
  if (open.length !== 1 || root.children.length !== 1)
    throw new Error('the SVG does not have one closed root');
  return root.children[0]!;
}

interface MutableMarkup extends Markup {
  readonly children: MutableMarkup[];
}

function readAttributes(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, double, single] of source.matchAll(ATTRIBUTE)) found[name!] = double ?? single ?? '';
  return found;
}
