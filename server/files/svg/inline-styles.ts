import type { SvgWindow } from '../../../elements/import/svg/parse/sanitize.js';
import {
  declarationsFor,
  readDeclarations,
  saidTogether,
  readStyleSheet,
} from '../../../elements/import/svg/style/css.js';
import { Notes } from '../../../elements/import/svg/parse/notes.js';
import { ROOT_STYLE } from '../../../elements/import/svg/style/computed-style.js';
import type { SvgNode } from '../../../elements/import/svg/parse/svg-node.js';

/** What may also be said by an attribute, beside what is read of a drawing. */
const MORE = [
  ...[
    'stroke-miterlimit',
    'paint-order',
    'vector-effect',
    'word-spacing',
    'font-stretch',
    'dominant-baseline',
  ],
  ...['color-interpolation-filters', 'shape-rendering', 'text-rendering'],
];
const KNOWN = new Set([...Object.keys(ROOT_STYLE), ...MORE]);
/** What only a style can say. */
const STYLE_ONLY = 'mix-blend-mode';

type Window = SvgWindow & { readonly XMLSerializer: typeof XMLSerializer };

/**
 * The drawing with what its style sheets and style attributes say as plain attributes, where the sanitizer lets it stay.
 */
export function inlineStyles(text: string, window: Window): string {
  if (!/<style|\sstyle\s*=/.test(text)) return text;
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  const sheets = [...document.getElementsByTagName('*')].filter(({ localName }) => localName === 'style');
  const rules = sheets.flatMap((sheet) => readStyleSheet(sheet.textContent ?? '', new Notes()));
  for (const sheet of sheets) sheet.remove();
  const nodes = new Map<Element, SvgNode>();
  // parents come before what they hold; all is read before anything changes, since rules ask for attributes
  const said = [...document.getElementsByTagName('*')].map((element) => {
    const node = nodeOf(element, nodes);
    const own = readDeclarations(element.getAttribute('style') ?? '');
    return [element, saidTogether(declarationsFor(node, rules), own)] as const;
  });
  for (const [element, declarations] of said) say(element, declarations);
  return new window.XMLSerializer().serializeToString(document);
}

function nodeOf(element: Element, nodes: Map<Element, SvgNode>): SvgNode {
  const attributes = new Map([...element.attributes].map(({ localName, value }) => [localName, value]));
  const parent = element.parentElement ? (nodes.get(element.parentElement) ?? null) : null;
  const node = { name: element.localName, attributes, parent, children: [] };
  nodes.set(element, node);
  return node;
}

function say(element: Element, declarations: ReadonlyMap<string, string>): void {
  element.removeAttribute('style');
  for (const [name, value] of declarations) if (KNOWN.has(name)) sayOne(element, name, value);
}

function sayOne(element: Element, name: string, value: string): void {
  if (name === STYLE_ONLY) element.setAttribute('style', `${name}:${value}`);
  else element.setAttribute(name, value);
}
