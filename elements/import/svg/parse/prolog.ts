import { checkWeight, LIMITS, tooMany } from './limits.js';
import { SvgRefused } from './svg-refused.js';

const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const DOCTYPE = /<!DOCTYPE[^[>]*(\[[^]*?\]\s*)?>/i;
const MOST_ENTITIES = 50;
const LONGEST_ENTITY = 500;

/**
 * The text as a parser may have it: no document type, no entities of its own, no CDATA. Some programs declare namespaces as
 * entities, so plain ones are replaced; one that holds markup or another entity is refused, since those grow without end.
 */
export function withoutProlog(source: string): string {
  const text = source.replace(/^\uFEFF/, '');
  const doctype = DOCTYPE.exec(text);
  const subset = doctype?.[1] ?? '';
  const entities = entitiesOf(subset);
  const body = doctype ? text.replace(doctype[0], '') : text;
  if (/<!(DOCTYPE|ENTITY|ATTLIST|ELEMENT)/i.test(body)) throw declared();
  const plain = replaced(body, entities).replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_all, inner: string) =>
    escaped(inner),
  );
  checkWeight(plain);
  return plain;
}

const declared = (): SvgRefused => new SvgRefused('This SVG declares entities, which are not safe to open.');

function entitiesOf(subset: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of subset.matchAll(ENTITY)) {
    const value = double ?? single ?? '';
    if (/[&<%]/.test(value) || value.length > LONGEST_ENTITY || found.size >= MOST_ENTITIES) throw declared();
    found.set(name, value);
  }
  // anything else of a document type loads from outside or defines what we do not read
  const rest = subset.replace(ENTITY, '').replace(/<!--[^]*?-->/g, '');
  if (/<!ENTITY|SYSTEM|PUBLIC|%/i.test(rest)) throw declared();
  return found;
}

function replaced(body: string, entities: ReadonlyMap<string, string>): string {
  if (entities.size === 0) return body;
  let length = body.length;
  return body.replace(/&([\w.-]+);/g, (whole, name: string) => {
    const value = entities.get(name);
    if (value === undefined) return whole;
    length += value.length;
    if (length > LIMITS.characters) throw tooMany('entities that grow too large');
    return value.replace(/"/g, '&quot;');
  });
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
