import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../../../server/contract/client.js';
import { designResource } from '../../../server/contract/design-resource.js';
import type { ToAddress } from '../asset-mapping.js';
import { refKey, type SoldRef } from '../sold-pictures.js';
import { createBatch } from './batch.js';

interface CatalogPicturesParts {
  readonly api: Client;
  readonly address: ToAddress;
  /** Id of who is signed in; null for a visitor, who has bought nothing. */
  readonly user: () => string | null;
}

/** A picture that is sold, as the one who asked may have it. */
interface Loaded {
  readonly address: string;
  readonly isClean: boolean;
}

interface Owned {
  /** Id of whose they are. */
  readonly user: string | null;
  readonly ids: ReadonlySet<string>;
}

/** Ids that one call takes. */
const MOST_ASKED = 100;

const LOADS = {
  design_resource: designResource.loadDesignResource,
  '123rf': designResource.load123rfResource,
  '123rf_plus': designResource.load123rfPlusResource,
  pixlr: designResource.loadPixlrResource,
} as const;

/** The one file of a sold picture that its buyer alone may load says so in its address. */
const CLEAN = /[?&]clean=1(&|$)/;

/**
 * Where pictures of the catalog are loaded from: what is free, and what a visitor sees, lies at one address for everybody;
 * of what is sold each account is told its own, clean once it was bought (DECISIONS 21, D-038).
 */
export class CatalogPictures {
  readonly #parts: CatalogPicturesParts;
  readonly #loaded = new Map<string, Promise<Loaded>>();
  readonly #marked = new Set<string>();
  /** By id, whether it is sold; nothing for one that is not in the catalog. */
  readonly #isSold: (id: string) => Promise<boolean | undefined>;

  readonly #owned = signal<Owned>({ user: null, ids: new Set() });
  /** Ids of what whoever is signed in has bought, as far as lists and purchases of this visit told. */
  readonly owned: ReadonlySignal<ReadonlySet<string>>;

  constructor(parts: CatalogPicturesParts) {
    this.#parts = parts;
    this.owned = computed(() => this.#owned.value.ids);
    this.#isSold = createBatch(MOST_ASKED, async (id) => {
      const { docs } = await parts.api(designResource.get, { id });
      return new Map(docs.flatMap((doc) => (doc.type === 'image' ? [[doc._id, !doc.free]] : [])));
    });
  }

  /** Rejects for a picture of a kind that has no address of its own and could not be looked up. */
  async addressOf(ref: SoldRef): Promise<string> {
    if (ref.type !== 'design_resource') return (await this.#load(ref)).address;
    if (this.#parts.user() === null || !(await this.#sold(ref.id))) return this.#shared(ref.id);
    // who cannot be told sees it as everybody does
    return this.#load(ref).then(
      ({ address }) => address,
      () => this.#shared(ref.id),
    );
  }

  /** Whether it is sold and was not bought by who is signed in. Rejects when nobody can say. */
  async isUnbought(ref: SoldRef): Promise<boolean> {
    if (!(await this.#isSold(ref.id))) return false;
    return this.#parts.user() === null || !(await this.#load(ref)).isClean;
  }

  /** Those of the pictures that this visit was given with their watermark. */
  marked(refs: readonly SoldRef[]): readonly SoldRef[] {
    return refs.filter((ref) => this.#marked.has(this.#key(ref)));
  }

  /** They are whoever is signed in's: lists ask no price for them from now on. */
  own(ids: readonly string[]): void {
    const known = this.#owned.peek();
    const user = this.#parts.user();
    // what one account owns is nothing of another's
    const before = known.user === user ? known.ids : new Set<string>();
    if (known.user === user && ids.every((id) => before.has(id))) return;
    this.#owned.value = { user, ids: new Set([...before, ...ids]) };
  }

  /** They were bought, by whatever kind they are named: their addresses are asked for again. */
  forget(refs: readonly SoldRef[]): void {
    const kinds = Object.keys(LOADS) as SoldRef['type'][];
    for (const key of refs.flatMap(({ id }) => kinds.map((type) => this.#key({ type, id })))) {
      this.#loaded.delete(key);
      this.#marked.delete(key);
    }
  }

  async #sold(id: string): Promise<boolean> {
    return (await this.#isSold(id).catch(() => undefined)) ?? false;
  }

  #shared(id: string): string {
    return this.#parts.address(`/static/design_resource/${encodeURIComponent(id)}`);
  }

  /** What one account is told says nothing about another. */
  #key(ref: SoldRef): string {
    return `${this.#parts.user() ?? ''} ${refKey(ref)}`;
  }

  #load(ref: SoldRef): Promise<Loaded> {
    const key = this.#key(ref);
    const known = this.#loaded.get(key);
    if (known) return known;
    const asked = this.#ask(ref);
    this.#loaded.set(key, asked);
    asked.then(
      ({ isClean }) => !isClean && this.#loaded.get(key) === asked && this.#marked.add(key),
      () => this.#loaded.get(key) === asked && this.#loaded.delete(key),
    );
    return asked;
  }

  async #ask(ref: SoldRef): Promise<Loaded> {
    const { api, address } = this.#parts;
    const { src } = await api(LOADS[ref.type], { id: ref.id, quality: 'm' });
    const isClean = CLEAN.test(src);
    return { address: await readable(address(src), isClean), isClean };
  }
}

/** A file for one account alone, at another host of ours, is fetched in its name: who reads it later sends no cookies. */
async function readable(address: string, isOwn: boolean): Promise<string> {
  if (!isOwn || new URL(address, location.href).origin === location.origin) return address;
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return URL.createObjectURL(await response.blob());
}
