import { MOCKUP_SRC, readMockupSrc } from '../../../elements/compose/format/mockup-src.js';
import type { Listing, Resource, SearchOptions } from '../../../elements/ports/assets.js';
import type { MockupCard, MockupSource, SavedMockupCard } from '../../../elements/ports/mockups.js';
import { category } from '../../../server/contract/category.js';
import type { Client } from '../../../server/contract/client.js';
import { MOST_SAVED_LISTED, mockup, type Mockup, type SavedMockup } from '../../../server/contract/mockup.js';
import { mockups, mockupSearch } from '../../../server/contract/search.js';
import type { ToAddress } from '../asset-mapping.js';
import { isSearch, signalOf } from './catalog-search.js';

interface MockupSourceParts {
  readonly api: Client;
  readonly address: ToAddress;
  readonly signedIn: () => boolean;
  readonly signIn: () => void;
  /** The file behind the `src` of a picture. */
  readonly resolve: (src: string) => Promise<Blob>;
  /** Keeps a picture of the user's. */
  readonly upload: (file: File) => Promise<Resource>;
}

const KEY = `src:${MOCKUP_SRC}`;
/** Pictures of mockups that are kept, in case a step is undone. */
const MOST_KEPT = 24;

/** Mockups of the product server, and the pictures of those on pages, which are composed here. */
export function createMockupSource(parts: MockupSourceParts) {
  const { api, address, signedIn, signIn, resolve, upload } = parts;
  const card = cardOf(address);
  const packageOf = async (id: string) => address((await api(mockup.getOne, { id })).package_src);
  const composed = new Map<string, Promise<string>>();

  async function compose(source: string): Promise<string> {
    const filled = readMockupSrc(source.slice('src:'.length));
    if (!filled) throw new Error('This mockup is damaged.');
    const { DmMockupPreview } = await import('../../../elements/mockup/dm-mockup-preview.js');
    const src = await packageOf(filled.id);
    const options = { src, inputs: filled.inputs, pictures: { resolve } };
    return URL.createObjectURL(
      await DmMockupPreview.render({ ...options, type: 'image/jpeg', quality: 0.95 }),
    );
  }

  /** Address of the picture of a mockup on a page, by its source key; the same as long as it is among the newest. */
  function pictureOf(source: string): Promise<string> {
    const known = composed.get(source) ?? compose(source);
    composed.delete(source);
    composed.set(source, known);
    known.catch(() => composed.delete(source));
    for (const [old, url] of [...composed].slice(0, -MOST_KEPT)) {
      composed.delete(old);
      void url.then((one) => URL.revokeObjectURL(one)).catch(() => undefined);
    }
    return known;
  }

  const source: MockupSource = {
    signedIn,
    signIn,
    packageOf,
    pictures: { resolve },
    categories: async () =>
      (await api(category.get, { type: 'mockup' })).map(({ _id: id, name }) => ({ id, name })),
    mockups: async ({ category: category_id, ...options }) => {
      if (isSearch(options)) return found(options, category_id);
      const { page: page_no, size } = options;
      const input = { page_no, size, priority_sort: true, ...(category_id && { category_id }) };
      const { docs, more } = await api(mockup.getMockups, input, signalOf(options));
      return { items: docs.map(card), more };
    },
    saved: async (options = {}) =>
      (await allSaved(signalOf(options))).map(
        ({ _id, name, mockup: scene, mockup_inputs, watermarked_output_src }): SavedMockupCard => ({
          ...{ ...card(scene), id: _id, name, thumbnail: address(watermarked_output_src) },
          filled: { id: scene._id, inputs: mockup_inputs },
        }),
      ),
    keep: async (src, name) => {
      const file = await resolve(src);
      const { source: kept } = await upload(new File([file], name, { type: file.type }));
      return kept.replace(/^src:/, '');
    },
  };

  async function allSaved(options: { signal?: AbortSignal }): Promise<SavedMockup[]> {
    const list: SavedMockup[] = [];
    for (let page_no = 1; ; page_no += 1) {
      const page = await api(mockup.getAllSaved, { page_no }, options);
      list.push(...page);
      if (page.length < MOST_SAVED_LISTED) return list;
    }
  }

  /** What a search finds comes at once (D-042: 100). */
  async function found(
    options: SearchOptions & { readonly query: string },
    category_id?: string,
  ): Promise<Listing<MockupCard>> {
    const { query: text, asWritten = false } = options;
    if (options.page > 1) return { items: [], more: false };
    const body = mockupSearch({ text, asWritten });
    const { hits, corrected } = await api(mockups.search, body, signalOf(options));
    const id = hits.hits.map(({ _id }) => _id);
    const docs =
      id.length === 0
        ? []
        : await api(mockup.get, { id, ...(category_id && { category_id }) }, signalOf(options));
    return { items: docs.map(card), more: false, ...(corrected !== undefined && { corrected }) };
  }

  /** Has the mockups that show something new composed again when their pictures are next asked for. */
  function forget(concerns: (source: string) => boolean): void {
    for (const [key, url] of [...composed].filter(([one]) => concerns(one))) {
      composed.delete(key);
      void url.then((one) => URL.revokeObjectURL(one)).catch(() => undefined);
    }
  }

  return { source, pictureOf, forget, isMockup: (key: string) => key.startsWith(KEY) };
}

const cardOf =
  (address: ToAddress) =>
  ({ _id: id, name, placeholders, width, height }: Mockup): MockupCard => ({
    ...{ id, name, width, height },
    thumbnail: address(placeholders[0] ?? ''),
  });
