import createDomPurify, { type DOMPurify, type WindowLike } from 'dompurify';
import { broken, LIMITS, tooMany } from './limits.js';
import { CAPITAL_ATTRIBUTES, CAPITAL_TAGS } from './case-sensitive-names.js';
import type { Notes } from './notes.js';
import { withoutProlog } from './prolog.js';
import { withoutPrefix } from './svg-prefix.js';
import { SvgRefused } from './svg-refused.js';
import type { SvgNode } from './svg-node.js';

/** A window that parses: the browser's own, or one of jsdom in Node. */
export type SvgWindow = WindowLike & Pick<typeof globalThis, 'DOMParser'>;

const SVG = 'http://www.w3.org/2000/svg';

/** Left out with all they hold. */
const FORBIDDEN = [
  'script',
  'foreignObject',
  'iframe',
  'audio',
  'video',
  'handler',
  'listener',
  'feImage',
  'metadata',
];
const ANIMATION = /^(animate\w*|set|mpath|discard)$/i;

/** References stay within the file; pictures come inside it. */
const OWN_HREF = /^\s*(#|data:image\/(png|jpe?g|webp|gif);base64,)/i;
/** A value that points outside, or hides what it says. */
const SLY = /url\((?!\s*['"]?\s*#)|\\|@import|expression\s*\(|javascript:/i;

/**
 * The drawing as a tree without anything that runs, links or loads: DOMPurify first, then our own pass over what it lets
 * through. Throws SvgRefused for what is no SVG, is damaged, or is too heavy to be read.
 */
export function sanitizedTree(source: string, window: SvgWindow, notes: Notes): SvgNode {
  const text = withoutHandlers(withoutPrefix(withoutProlog(source)), notes);
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.getElementsByTagName('parsererror').length > 0 || root.localName === 'parsererror') throw broken();
  if (root.localName !== 'svg') throw new SvgRefused('This file is not an SVG drawing.');
  // the parser accepts a drawing that forgot its namespace, and sees no SVG in it
  if (root.namespaceURI !== SVG) return sanitizedTree(withNamespace(text), window, notes);
  purify(root, window, notes);
  return nodeOf(root, null, notes, 0);
}

const TAG = /<[^\s<>"'/!?](?:[^<>"']|"[^"]*"|'[^']*')*>/g;
const HANDLER = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/** A parser runs no handler, but browsers complain of each that the page's policy forbids: none reaches it. */
function withoutHandlers(text: string, notes: Notes): string {
  if (text.search(HANDLER) < 0) return text;
  return text.replace(TAG, (tag) => {
    const bare = tag.replace(HANDLER, '');
    if (bare !== tag) notes.add('script');
    return bare;
  });
}

function withNamespace(text: string): string {
  if (/<svg[^>]*\sxmlns\s*=/.test(text) || !/<svg[\s>]/.test(text))
    throw new SvgRefused('This file is not an SVG drawing.');
  return text.replace(/<svg/, `<svg xmlns="${SVG}"`);
}

function purify(root: Element, window: SvgWindow, notes: Notes): void {
  const purifier = createDomPurify(window);
  purifier.sanitize(root, {
    IN_PLACE: true,
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    NAMESPACE: SVG,
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: FORBIDDEN,
    FORBID_CONTENTS: FORBIDDEN,
    // what is in an element that SVG does not know is not drawn
    KEEP_CONTENT: false,
    ADD_TAGS: ['use', ...CAPITAL_TAGS],
    // newer than the purifier's list: where a radial gradient begins
    ADD_ATTR: [...CAPITAL_ATTRIBUTES, 'fr'],
  });
  for (const entry of purifier.removed) noteRemoved(entry, notes);
}

function noteRemoved(entry: DOMPurify['removed'][number], notes: Notes): void {
  if ('attribute' in entry) {
    if (/^on/i.test(entry.attribute?.name ?? '')) notes.add('script');
    return;
  }
  const name = 'element' in entry ? entry.element.nodeName : '';
  if (/^(script|handler|listener)$/i.test(name)) notes.add('script');
  else if (/^(foreignObject|iframe|audio|video)$/i.test(name)) notes.add('webContent');
  else if (ANIMATION.test(name)) notes.add('animation');
}

const ELEMENT = 1;
const TEXT = 3;

function nodeOf(element: Element, parent: SvgNode | null, notes: Notes, depth: number): SvgNode {
  if (depth > LIMITS.depth) throw tooMany(`parts nested more than ${LIMITS.depth} deep`);
  const children: (SvgNode | string)[] = [];
  const node: SvgNode = {
    name: element.localName,
    attributes: attributesOf(element, notes),
    parent,
    children,
  };
  for (const child of element.childNodes) {
    if (child.nodeType === TEXT) children.push(child.nodeValue ?? '');
    else if (child.nodeType === ELEMENT && isDrawn(child as Element))
      children.push(nodeOf(child as Element, node, notes, depth + 1));
  }
  return node;
}

const isDrawn = ({ namespaceURI, localName }: Element): boolean =>
  namespaceURI === SVG && !FORBIDDEN.includes(localName) && !ANIMATION.test(localName);

function attributesOf(element: Element, notes: Notes): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { localName, namespaceURI, value } of element.attributes) {
    if (/^on/i.test(localName)) continue;
    if (localName === 'href') {
      // the plain one is younger, and stronger
      if (namespaceURI && kept.has('href')) continue;
      if (OWN_HREF.test(value)) kept.set('href', value.trim());
      else if (element.localName === 'use') notes.add('missingPart');
      else if (/image$/i.test(element.localName))
        notes.add(isDataUrl(value) ? 'brokenPicture' : 'externalPicture');
    } else if (!SLY.test(value)) kept.set(localName, value);
    else if (/^(fill|stroke)$/.test(localName)) kept.set(localName, 'none');
  }
  return kept;
}

const isDataUrl = (value: string): boolean => /^\s*data:/i.test(value);
