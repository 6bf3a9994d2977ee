import { compile, fields, noMore, Refused, type Properties, type Stored } from './execute.js';

interface Index {
  readonly settings: Record<string, unknown>;
  readonly mappings: { dynamic?: unknown; properties?: Properties; _meta?: unknown };
  readonly documents: Map<string, { source: Stored['source']; version: number }>;
}

const notFound = (name: string, more = '') =>
  new Refused(404, 'index_not_found_exception', `no such index [${name}]${more}`);

/** The indices of a search engine, in memory. What is written is found at once. */
export class StoredIndices {
  readonly indices = new Map<string, Index>();
  readonly aliases = new Map<string, Set<string>>();

  create(name: string, body: unknown): object {
    if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
      throw new Refused(400, 'invalid_index_name_exception', `Invalid index name [${name}]`);
    if (this.indices.has(name) || this.aliases.has(name))
      throw new Refused(400, 'resource_already_exists_exception', `index [${name}] already exists`);
    const { settings = {}, mappings = {}, ...rest } = fields(body);
    noMore(rest, 'create index');
    this.indices.set(name, { settings, mappings, documents: new Map() } as Index);
    return { acknowledged: true, shards_acknowledged: true, index: name };
  }

  remove(name: string): object {
    if (this.aliases.has(name))
      throw new Refused(400, 'illegal_argument_exception', `[${name}] is an alias, name an index`);
    if (!this.indices.delete(name)) throw notFound(name);
    for (const [alias, names] of this.aliases)
      if (names.delete(name) && names.size === 0) this.aliases.delete(alias);
    return { acknowledged: true };
  }

  /** All actions or none. */
  swap(body: unknown): object {
    const { actions, ...rest } = fields(body);
    noMore(rest, 'aliases');
    const parsed = (actions as Record<string, { index: string; alias: string }>[]).map((action) => {
      const [[what, about] = ['', null]] = Object.entries(action);
      if (!about || !this.indices.has(about.index)) throw notFound(about?.index ?? '');
      return { what, ...about };
    });
    for (const { what, index, alias } of parsed) {
      const names = this.aliases.get(alias) ?? new Set();
      if (what === 'add') names.add(index);
      else names.delete(index);
      if (names.size > 0) this.aliases.set(alias, names);
      else this.aliases.delete(alias);
    }
    return { acknowledged: true };
  }

  aliasesOf(names: readonly string[]): Record<string, { aliases: Record<string, object> }> {
    return Object.fromEntries(
      names.map((name) => [
        name,
        {
          aliases: Object.fromEntries(
            [...this.aliases].filter(([, inside]) => inside.has(name)).map(([alias]) => [alias, {}]),
          ),
        },
      ]),
    );
  }

  behind(alias: string): string[] | undefined {
    return this.aliases.has(alias) ? [...this.aliases.get(alias)!] : undefined;
  }

  like(pattern: string): string[] {
    const shape = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
    return [...this.indices.keys()].filter((name) => shape.test(name));
  }

  /** By its name, or the one behind an alias. */
  named(name: string): Index {
    const [behind = name] = this.aliases.get(name) ?? [];
    const index = this.indices.get(behind);
    if (!index) throw notFound(name);
    return index;
  }

  bulk(target: string, text: string, requireAlias: boolean): object {
    if (!text.endsWith('\n'))
      throw new Refused(
        400,
        'illegal_argument_exception',
        'The bulk request must be terminated by a newline',
      );
    const lines = text.split('\n').slice(0, -1);
    const items: object[] = [];
    while (lines.length > 0) {
      const [[what, about] = ['', {}]] = Object.entries(fields(JSON.parse(lines.shift()!)));
      const source = what === 'index' ? fields(JSON.parse(lines.shift()!)) : undefined;
      items.push({ [what]: this.#change(target, requireAlias, fields(about), source) });
    }
    const errors = items.some((item) => Object.values(item).some((done: object) => 'error' in done));
    return { took: 1, errors, items };
  }

  #change(
    target: string,
    requireAlias: boolean,
    about: Record<string, unknown>,
    source: Record<string, unknown> | undefined,
  ): object {
    const { _id, version, version_type } = about;
    const id = String(_id);
    const failed = (status: number, type: string, reason: string) => ({
      ...{ _index: target, _id: id, status },
      error: { type, reason },
    });
    if (requireAlias && !this.aliases.has(target)) {
      const reason = `no such index [${target}] and [require_alias] request flag is [true] and [${target}] is not an alias`;
      return failed(404, 'index_not_found_exception', reason);
    }
    if (!this.indices.has(target) && !this.aliases.has(target)) this.create(target, {});
    const { mappings, documents } = this.named(target);
    const held = documents.get(id);
    if (!source) {
      documents.delete(id);
      return { _index: target, _id: id, result: held ? 'deleted' : 'not_found', status: held ? 200 : 404 };
    }
    const strange = Object.keys(source).find((key) => !(key in (mappings.properties ?? {})));
    if (mappings.dynamic === 'strict' && strange !== undefined)
      return failed(400, 'strict_dynamic_mapping_exception', `introduction of [${strange}] is not allowed`);
    const given = version_type === 'external_gte' ? Number(version) : (held?.version ?? 0) + 1;
    if (held && given < held.version)
      return failed(409, 'version_conflict_engine_exception', `[${id}]: version conflict`);
    documents.set(id, { source, version: given });
    return { _index: target, _id: id, result: held ? 'updated' : 'created', status: held ? 200 : 201 };
  }

  search(name: string, body: unknown): object {
    const { settings, mappings, documents } = this.named(name);
    const { from = 0, size = 10, query, sort, timeout, track_total_hits, _source, ...rest } = fields(body);
    noMore(rest, 'search');
    if (!/^\d+ms$/.test(String(timeout)))
      throw new Refused(400, 'parse_exception', `timeout [${String(timeout)}]`);
    const window = Number(
      (settings as { index?: { max_result_window?: number } }).index?.max_result_window ?? 10_000,
    );
    if (Number(from) + Number(size) > window)
      throw new Refused(400, 'illegal_argument_exception', `Result window is too large, [${window}]`);
    const all = [...documents].map(([id, { source }]) => ({ id, source }));
    const matches = compile(query, mappings.properties ?? {}, all);
    const found = all
      .map((document) => ({ ...document, score: matches(document) }))
      .filter(({ score }) => score !== null)
      .sort((a, b) => inOrder(sort, a, b));
    const total = track_total_hits === true ? found.length : Math.min(found.length, 10_000);
    return {
      ...{ took: 1, timed_out: false, _shards: { total: 1, successful: 1, skipped: 0, failed: 0 } },
      hits: {
        ...{ total: { value: total, relation: 'eq' }, max_score: null },
        hits: found.slice(Number(from), Number(from) + Number(size)).map(({ id, source, score }) => ({
          ...{ _index: name, _id: id, _score: score },
          ...(_source !== false && { _source: part(source, _source) }),
        })),
      },
    };
  }
}

type Scored = Stored & { readonly score: number | null };

function inOrder(sort: unknown, a: Scored, b: Scored): number {
  for (const each of sort as Record<string, 'asc' | 'desc'>[]) {
    const [[field, order] = ['_score', 'desc']] = Object.entries(each);
    const [x, y] = [a, b].map(({ source, score }) => (field === '_score' ? score : source[field])) as [
      number,
      number,
    ];
    if (x !== y) return (x < y ? -1 : 1) * (order === 'desc' ? -1 : 1);
  }
  return 0;
}

/** The fields of a document that were asked for, by their paths. */
function part(source: Stored['source'], wanted: unknown): object {
  const paths = wanted as string[];
  const kept = (value: object, before: string): object =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, inside]: [string, unknown]) => {
        const path = `${before}${key}`;
        if (paths.includes(path)) return [[key, inside]];
        if (!paths.some((one) => one.startsWith(`${path}.`))) return [];
        return [[key, kept(fields(inside), `${path}.`)]];
      }),
    );
  return kept(source, '');
}
