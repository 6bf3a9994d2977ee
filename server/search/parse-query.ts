import * as z from 'zod/mini';
import { ApiError } from '../contract/envelope.js';
import { RESOURCE_KINDS } from '../contract/design-resource.js';
import { MAX_SEARCH_TEXT } from '../contract/search.js';
import { templateFilters, type TemplateFilters } from '../contract/template-filters.js';
import { wantedSigns } from './filters/filter-signs.js';
import { FIELDS, type SearchField, type SearchKind, type SearchQuery } from './search-query.js';

/** What a query says, without its paging. */
type Parsed = Omit<SearchQuery, 'from' | 'size'>;
type Text = Pick<Parsed, 'text' | 'fields' | 'all'>;
type Filters = Pick<Parsed, 'subTypes' | 'free' | 'categories' | 'signs'>;

/**
 * Reads a search engine's query (see contract/search.ts). Throws ApiError 'bad_request' with the path of the first fault.
 */
export function parseQuery(kind: SearchKind, query: unknown): Parsed {
  const clause = objectAt(query, 'query');
  if (!('bool' in clause)) return textClause(kind, clause, 'query');
  onlyKeys(clause, ['bool'], 'query');
  const path = 'query.bool';
  const bool = objectAt(clause['bool'], path);
  onlyKeys(bool, ['must', 'should', 'minimum_should_match', 'filter'], path);
  if (![undefined, 1, '1'].includes(bool['minimum_should_match'] as 1))
    throw refused(`${path}.minimum_should_match`, 'must be 1');
  const texts: Text[] = [];
  let filters: Filters = {};
  for (const [at, part] of clausesAt(bool['must'], `${path}.must`))
    if (isCondition(kind, part)) filters = and(filters, condition(kind, part, at), at);
    else if (texts.length > 0) throw refused(at, 'only one clause may hold the text');
    else texts.push(textClause(kind, part, at));
  for (const [at, part] of clausesAt(bool['filter'], `${path}.filter`))
    filters = and(filters, condition(kind, part, at), at);
  return { ...inOne(texts, shouldOf(kind, bool['should'], path), path), ...filters };
}

function shouldOf(kind: SearchKind, value: unknown, path: string): [string, Text][] {
  return clausesAt(value, `${path}.should`).map(([at, part]) => [at, textClause(kind, part, at)]);
}

/** Several clauses of `should` over one text are one search over all their fields. */
function inOne(must: readonly Text[], should: readonly [string, Text][], path: string): Text {
  const [first, ...others] = [...must.map((text) => [path, text] as const), ...should];
  if (!first) throw refused(path, 'must hold a text to search for');
  if (must.length > 0 && should.length > 0) throw refused(`${path}.should`, 'the text is in must already');
  let { fields, all } = first[1];
  for (const [at, text] of others) {
    if (text.text !== first[1].text) throw refused(at, 'must search for the same text');
    fields = { ...fields, ...text.fields };
    all ||= text.all;
  }
  return { text: first[1].text, fields, all };
}

function textClause(kind: SearchKind, clause: Record<string, unknown>, path: string): Text {
  if ('multi_match' in clause) {
    onlyKeys(clause, ['multi_match'], path);
    return multiMatch(kind, clause['multi_match'], `${path}.multi_match`);
  }
  onlyKeys(clause, ['match'], path);
  const [name, value, at] = single(clause['match'], `${path}.match`);
  const fields = { [fieldAt(kind, name, at)]: 1 };
  if (typeof value === 'string') return { text: textAt(value, at), fields, all: false };
  const { query, operator, ...rest } = objectAt(value, at);
  onlyKeys(rest, [], at);
  return { text: textAt(query, `${at}.query`), fields, all: isAll(operator, at) };
}

function multiMatch(kind: SearchKind, value: unknown, path: string): Text {
  const { query, fields, operator, ...rest } = objectAt(value, path);
  onlyKeys(rest, [], path);
  if (!Array.isArray(fields) || fields.length === 0) throw refused(`${path}.fields`, 'must name fields');
  const boosted = fields.map((field: unknown, i) => boostAt(kind, field, `${path}.fields.${i}`));
  return {
    text: textAt(query, `${path}.query`),
    fields: Object.fromEntries(boosted),
    all: isAll(operator, path),
  };
}

/** 'keywords^3' */
function boostAt(kind: SearchKind, value: unknown, path: string): [SearchField, number] {
  const [, name, boost = '1'] = /^([\w.]+)(?:\^(\d{1,2}(?:\.\d{1,3})?))?$/.exec(String(value)) ?? [];
  const times = Number(boost);
  if (name === undefined || times <= 0 || times > 10)
    throw refused(path, 'must be a field, or one with a boost of up to 10 like keywords^3');
  return [fieldAt(kind, name, path), times];
}

function fieldAt(kind: SearchKind, name: string, path: string): SearchField {
  const known: readonly string[] = FIELDS[kind];
  if (!known.includes(name)) throw refused(path, `must be one of ${known.join(', ')}`);
  return name as SearchField;
}

/** In `must`, a match on one of these is a condition: no text is searched for in them. */
const CONDITIONS = ['type', 'sub_type', 'free', 'active', 'color', 'style', 'language', 'photo'];

const isCondition = (kind: SearchKind, clause: Record<string, unknown>): boolean => {
  if ('term' in clause || 'terms' in clause) return true;
  const [field] = Object.keys((clause['match'] ?? {}) as object);
  return field !== undefined && CONDITIONS.includes(plain(field));
};

/** The name of a field without the ending that asks a search engine for the whole of it. */
const plain = (field: string): string => field.replace(/\.keyword$/, '');

function condition(kind: SearchKind, clause: Record<string, unknown>, path: string): Filters {
  const [type] = Object.keys(clause);
  if (type !== 'term' && type !== 'terms' && type !== 'match')
    throw refused(path, 'must be a term, terms or match');
  onlyKeys(clause, [type], path);
  const [name, value, at] = single(clause[type], `${path}.${type}`);
  const values = type === 'terms' ? value : [valueOf(value, at)];
  if (!Array.isArray(values) || values.length === 0) throw refused(at, 'must be a list');
  if (values.length > 100) throw refused(at, 'must be a list of at most 100');
  return conditionOn(kind, plain(name), values, at);
}

/** `{term: {sub_type: 'icon'}}`, or `{term: {sub_type: {value: 'icon'}}}`. */
function valueOf(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  onlyKeys(value, ['value'], path);
  return (value as { value?: unknown }).value;
}

function conditionOn(kind: SearchKind, field: string, values: readonly unknown[], path: string): Filters {
  const only = (allowed: readonly unknown[]) => {
    if (!values.every((value) => allowed.includes(value)))
      throw refused(path, `must be ${allowed.join(', ')}`);
  };
  if (field === 'active') {
    only([true]);
    return {};
  }
  if (kind === 'design_resource' && field === 'type') {
    only(['image']);
    return {};
  }
  if (kind === 'design_resource' && field === 'sub_type') {
    only(RESOURCE_KINDS);
    return { subTypes: values as (typeof RESOURCE_KINDS)[number][] };
  }
  if (kind === 'design_resource' && field === 'free') {
    only([true, false]);
    const [first] = new Set(values as boolean[]);
    return new Set(values).size === 1 ? { free: first! } : {};
  }
  if (kind === 'template' && isFilter(field)) {
    const { error } = z.safeParse(z.array(templateFilters[field]), values);
    if (error) throw refused(path, error.issues[0]!.message);
    return { signs: [values.flatMap((value) => wantedSigns({ [field]: value }).flat())] };
  }
  if (kind === 'template' && field === 'categories.name')
    return { categories: values.map((value) => textAt(value, path)) };
  throw refused(path, 'is not a field of a condition');
}

const isFilter = (field: string): field is keyof TemplateFilters => Object.hasOwn(templateFilters, field);

/** Whether two signs are of one filter: what stands before their colon. */
const isSame = (one = '', other = ''): boolean => one.split(':', 1)[0] === other.split(':', 1)[0];

/** Both conditions; two on the same field would never be asked by our own. */
function and(before: Filters, next: Filters, path: string): Filters {
  const twice = (key: string) =>
    key === 'signs' ? before.signs?.some(([sign]) => isSame(sign, next.signs?.[0]?.[0])) : key in before;
  for (const key of Object.keys(next))
    if (twice(key)) throw refused(path, 'the field has a condition already');
  const signs = [...(before.signs ?? []), ...(next.signs ?? [])];
  return { ...before, ...next, ...(signs.length > 0 && { signs }) };
}

function isAll(operator: unknown, path: string): boolean {
  if (![undefined, 'and', 'or', 'AND', 'OR'].includes(operator as 'and'))
    throw refused(`${path}.operator`, "must be 'and' or 'or'");
  return String(operator).toLowerCase() === 'and';
}

function textAt(value: unknown, path: string): string {
  if (typeof value !== 'string') throw refused(path, 'must be a text');
  if (value.length > MAX_SEARCH_TEXT) throw refused(path, `must be at most ${MAX_SEARCH_TEXT} letters`);
  // the database keeps every character but this one
  return value.replaceAll('\0', ' ');
}

/** One clause or a list of them, each with its place. */
function clausesAt(value: unknown, path: string): [string, Record<string, unknown>][] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [[path, objectAt(value, path)]];
  if (value.length > 20) throw refused(path, 'must be at most 20 clauses');
  return value.map((part: unknown, i) => [`${path}.${i}`, objectAt(part, `${path}.${i}`)]);
}

/** The one field of an object, its value, and its place. */
function single(value: unknown, path: string): [string, unknown, string] {
  const entries = Object.entries(objectAt(value, path));
  const [entry] = entries;
  if (!entry || entries.length > 1) throw refused(path, 'must name one field');
  return [...entry, `${path}.${entry[0]}`];
}

function objectAt(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refused(path, 'must be an object');
  return value as Record<string, unknown>;
}

function onlyKeys(value: object, known: readonly string[], path: string): void {
  for (const key of Object.keys(value))
    if (!known.includes(key)) throw refused(`${path}.${key}`, 'is not known here');
}

/** What a stranger wrote is not given back at any length. */
const refused = (path: string, message: string): ApiError =>
  new ApiError('bad_request', `${path.slice(0, 200)}: ${message}`, { path: path.slice(0, 200) });
