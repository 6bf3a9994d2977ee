import { SvgRefused } from '../../../elements/import/svg/parse/svg-refused.js';

/** Elements once every reference is replaced by what it repeats: ten repeats of ten of ten soon are millions. */
const MOST = 50_000;
/** References within what references lead to. */
const DEEPEST = 30;

const OWN_URL = /url\(\s*['"]?#([^'")\s]+)/g;

/**
 * Throws SvgRefused when painting the drawing would take far more than reading it: parts that repeat parts, or themselves.
 */
export function limitReferenceExpansion(document: Document): void {
  const ids = new Map<string, Element>();
  for (const element of document.querySelectorAll('[id]'))
    if (!ids.has(element.id)) ids.set(element.id, element);
  count(document.documentElement, { ids, known: new Map() }, 0);
}

interface Counting {
  readonly ids: ReadonlyMap<string, Element>;
  readonly known: Map<Element, number>;
}

/** How many elements are painted for one. One that repeats itself runs into the depth. */
function count(element: Element, counting: Counting, depth: number): number {
  const found = counting.known.get(element);
  if (found !== undefined) return found;
  if (depth > DEEPEST) throw tooMany();
  let total = 1;
  for (const child of element.children) total += count(child, counting, depth);
  for (const id of referencesOf(element)) {
    const target = counting.ids.get(id);
    if (target) total += count(target, counting, depth + 1);
  }
  if (total > MOST) throw tooMany();
  counting.known.set(element, total);
  return total;
}

function referencesOf(element: Element): string[] {
  const found: string[] = [];
  for (const { localName, value } of element.attributes) {
    if (localName === 'href' && value.startsWith('#')) found.push(value.slice(1));
    else for (const [, id = ''] of value.matchAll(OWN_URL)) found.push(id);
  }
  return found;
}

const tooMany = (): SvgRefused =>
  new SvgRefused('This SVG repeats its parts too often. Simplify it, then try again.');
