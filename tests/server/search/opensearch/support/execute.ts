/**
 * Runs the queries that OpenSearch would run, as far as our adapter may send them; anything else it refuses like
 * OpenSearch.
 */

export interface Stored {
  readonly id: string;
  readonly source: Readonly<Record<string, unknown>>;
}

interface Property {
  readonly type?: string;
  readonly analyzer?: string;
  readonly properties?: Readonly<Record<string, Property>>;
}

export type Properties = Readonly<Record<string, Property>>;

/** A refusal as OpenSearch answers one. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** Clauses after which OpenSearch takes no more. */
const MOST_CLAUSES = 1024;

type Matches = (document: Stored) => number | null;

/** The score of a document; null when it does not match. */
export function compile(query: unknown, properties: Properties, documents: readonly Stored[]): Matches {
  const budget = { left: MOST_CLAUSES };
  return clause(query, { properties, documents, budget });
}

interface Setting {
  readonly properties: Properties;
  readonly documents: readonly Stored[];
  readonly budget: { left: number };
}

function clause(query: unknown, setting: Setting): Matches {
  const [name, body] = only(query);
  const make = CLAUSES[name];
  if (!make) throw new Refused(400, 'parsing_exception', `unknown query [${name}]`);
  return make(body, setting);
}

const CLAUSES: Readonly<Record<string, (body: unknown, setting: Setting) => Matches>> = {
  bool(body, setting) {
    const { must, should, filter, minimum_should_match: least, ...rest } = fields(body);
    noMore(rest, 'bool');
    const lists = [must, should, filter].map((part) =>
      (Array.isArray(part) ? part : part === undefined ? [] : [part]).map((each) => clause(each, setting)),
    );
    const [musts = [], shoulds = [], filters = []] = lists;
    const needed = least === undefined ? (musts.length + filters.length > 0 ? 0 : 1) : Number(least);
    return (document) => {
      if (filters.some((matches) => matches(document) === null)) return null;
      const required = musts.map((matches) => matches(document));
      if (required.includes(null)) return null;
      const found = shoulds.flatMap((matches) => matches(document) ?? []);
      if (shoulds.length > 0 && found.length < needed) return null;
      return [...required, ...found].reduce<number>((sum, score) => sum + (score ?? 0), 0);
    };
  },
  constant_score(body, setting) {
    const { filter, boost = 1, ...rest } = fields(body);
    noMore(rest, 'constant_score');
    const matches = clause(filter, setting);
    return (document) => (matches(document) === null ? null : Number(boost));
  },
  term: (body, setting) => {
    const [field, value] = only(body);
    return tokensMatch(field, setting, 1, (token) => token === String(value));
  },
  terms: (body, setting) => {
    const [field, values] = only(body);
    if (!Array.isArray(values)) throw new Refused(400, 'parsing_exception', '[terms] query requires a list');
    const wanted = new Set(values.map(String));
    return tokensMatch(field, setting, 1, (token) => wanted.has(token));
  },
  prefix: (body, setting) => {
    const [field, about] = only(body);
    const { value, ...rest } = fields(about);
    noMore(rest, 'prefix');
    return tokensMatch(field, setting, 1, (token) => token.startsWith(String(value)));
  },
  fuzzy: (body, setting) => {
    const [field, about] = only(body);
    const { value, fuzziness, prefix_length = 0, max_expansions = 50, ...rest } = fields(about);
    noMore(rest, 'fuzzy');
    const [, low, high] = /^AUTO(?::(\d+),(\d+))?$/.exec(String(fuzziness)) ?? [undefined, NaN, NaN];
    const [short, long] = [Number(low ?? 3), Number(high ?? 6)];
    if (!(short <= long)) throw new Refused(400, 'parse_exception', `fuzziness [${String(fuzziness)}]`);
    const word = String(value);
    const begin = [...word].slice(0, Number(prefix_length)).join('');
    const most = [...word].length < short ? 0 : [...word].length < long ? 1 : 2;
    const vocabulary = new Set(
      setting.documents.flatMap((each) => tokensOf(each, field, setting.properties)),
    );
    const near = [...vocabulary]
      .filter((token) => token.startsWith(begin))
      .map((token) => [token, edits(word, token)] as const)
      .filter(([, distance]) => distance <= most)
      .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
      .slice(0, Number(max_expansions));
    const wanted = new Set(near.map(([token]) => token));
    return tokensMatch(field, setting, Number(max_expansions), (token) => wanted.has(token));
  },
};

function tokensMatch(
  field: string,
  { properties, budget }: Setting,
  clauses: number,
  fits: (token: string) => boolean,
): Matches {
  budget.left -= clauses;
  if (budget.left < 0)
    throw new Refused(400, 'too_many_nested_clauses', 'Query contains too many nested clauses');
  return (document) => (tokensOf(document, field, properties).some(fits) ? 1 : null);
}

/** What a field of a document holds for whoever searches it. One that is not mapped holds nothing. */
function tokensOf({ source }: Stored, field: string, properties: Properties): string[] {
  const path = field.split('.');
  let at: Property | undefined = { properties };
  let value: unknown = source;
  for (const name of path) {
    at = at?.properties?.[name];
    value = (value as Record<string, unknown> | undefined)?.[name];
  }
  if (!at || value === undefined) return [];
  const values = (Array.isArray(value) ? value : [value]).map(String);
  if (at.type !== 'text') return values;
  if (at.analyzer !== 'whitespace') throw new Error('the test server takes texts apart at spaces alone');
  return values.flatMap((text) => text.split(/\s+/)).filter((token) => token !== '');
}

/** Optimal string alignment, by the book. */
function edits(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_row, i) =>
    Array.from({ length: b.length + 1 }, (_cell, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      d[i]![j] = Math.min(d[i - 1]![j]! + 1, d[i]![j - 1]! + 1, d[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d[i]![j] = Math.min(d[i]![j]!, d[i - 2]![j - 2]! + 1);
    }
  return d[a.length]![b.length]!;
}

export function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused(400, 'parsing_exception', 'expected an object');
  return value as Record<string, unknown>;
}

function only(value: unknown): [string, unknown] {
  const [entry, ...more] = Object.entries(fields(value));
  if (!entry || more.length > 0)
    throw new Refused(400, 'parsing_exception', 'malformed query, expected one name');
  return entry;
}

export function noMore(rest: object, where: string): void {
  const [key] = Object.keys(rest);
  if (key !== undefined) throw new Refused(400, 'parsing_exception', `[${where}] does not support [${key}]`);
}
