import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { OpenSearchError, type OpenSearchClient } from './client.js';
import { indexDefinition } from './index-definition.js';

const LIMIT = 30_000;
/** After which an index that nobody searches was left behind by whoever filled it, ms. */
const ABANDONED = 3_600_000;
const TRIES = 3;

const withMappings = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.optional(z.object({ made: z.optional(z.string()) })) }) }),
);
const withAliases = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));

/**
 * The indices of an installation. Searches and changes go to the alias, named as configured; behind it is one index, named
 * after the moment it was begun, and while a new one is filled nobody sees that.
 */
export class Indices {
  constructor(
    private readonly client: OpenSearchClient,
    readonly alias: string,
  ) {}

  /** What the index that is searched was made of; undefined when there is none. */
  async made(): Promise<string | undefined> {
    if ((await this.#behind()).length !== 1) return undefined;
    const [form] = Object.values(await this.#orNone(`/${this.alias}/_mapping`, withMappings));
    return form?.mappings._meta?.made;
  }

  /** Makes a new index that nobody searches yet, and gives its name. */
  async create(made: string, now = new Date()): Promise<string> {
    const moment = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const name = `${this.alias}-${moment}-${randomBytes(4).toString('hex')}`;
    await this.client.request({ method: 'PUT', path: `/${name}`, body: indexDefinition(made), limit: LIMIT });
    return name;
  }

  /** From now on this one is searched, all at once; those before it and those left behind go. */
  async swap(name: string, now = Date.now()): Promise<void> {
    await this.client.request({ method: 'POST', path: `/${name}/_refresh`, limit: LIMIT });
    // another server may do so at the same time, and take away what was there a moment ago
    let before = await this.#behind();
    for (let tries = 1; !(await this.#found(this.#point(before, name))); tries += 1) {
      if (tries === TRIES)
        throw new OpenSearchError(404, 'aliases', `the alias ${this.alias} cannot be moved`);
      before = await this.#behind();
    }
    // both then settle for the newer one
    const [, ...older] = (await this.#behind()).sort().reverse();
    if (older.length > 0) await this.#found(this.#point(older));
    const all = await this.#orNone(`/${this.alias}-*/_alias`, withAliases);
    const left = Object.keys(all).filter(
      (index) => Object.keys(all[index]!.aliases).length === 0 && this.#isLeft(index, now),
    );
    for (const index of new Set([...before, ...older, ...left])) await this.remove(index);
  }

  /** The indices that the alias stands for: one, or none yet. */
  async #behind(): Promise<string[]> {
    return Object.keys(await this.#orNone(`/_alias/${this.alias}`, withAliases));
  }

  /** Takes the alias from some indices and gives it to another, in one step. */
  #point(from: readonly string[], to?: string): Promise<unknown> {
    const { alias } = this;
    const actions = [
      ...from.map((index) => ({ remove: { index, alias } })),
      ...(to === undefined ? [] : [{ add: { index: to, alias } }]),
    ];
    return this.client.request({ method: 'POST', path: '/_aliases', body: { actions }, limit: LIMIT });
  }

  /** One that is not there is removed already. */
  async remove(name: string): Promise<void> {
    await this.#found(this.client.request({ method: 'DELETE', path: `/${name}`, limit: LIMIT }));
  }

  /** Whether it is one of ours, of a moment long ago: another installation's name may begin like ours. */
  #isLeft(index: string, now: number): boolean {
    const [, y, mo, d, h, mi, s] =
      /^-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-[0-9a-f]{8}$/.exec(index.slice(this.alias.length)) ?? [];
    const begun = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
    return index.startsWith(this.alias) && begun < now - ABANDONED;
  }

  /** What is there by name; an empty object when nothing is. */
  async #orNone<T extends z.ZodType<object>>(path: string, form: T): Promise<z.output<T>> {
    const said = await this.#found(this.client.request({ method: 'GET', path, limit: LIMIT }));
    const { data, success } = form.safeParse(said ? said.answer : {});
    if (!success)
      throw new OpenSearchError(200, 'not_understood', `OpenSearch's answer to ${path} is strange`);
    return data;
  }

  /** The answer; undefined when what was named is not there. */
  async #found(asked: Promise<unknown>): Promise<{ readonly answer: unknown } | undefined> {
    try {
      return { answer: await asked };
    } catch (error) {
      if (error instanceof OpenSearchError && error.status === 404) return undefined;
      throw error;
    }
  }
}
