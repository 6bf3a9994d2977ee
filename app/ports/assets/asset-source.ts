import type {
  AssetSource,
  Listing,
  ListOptions,
  Resource,
  PricedOptions,
} from '../../../elements/ports/assets.js';
import { category } from '../../../server/contract/category.js';
import type { Client } from '../../../server/contract/client.js';
import type { InputOf } from '../../../server/contract/contract.js';
import { design } from '../../../server/contract/design.js';
import {
  designResource,
  type DesignResource,
  type FontResource,
} from '../../../server/contract/design-resource.js';
import { textTemplate } from '../../../server/contract/text-template.js';
import { resourceOf, templateCardOf, textTemplateCardOf, type ToAddress } from '../asset-mapping.js';
import { soldRef } from '../sold-pictures.js';
import { CatalogPictures } from './catalog-pictures.js';
import { createCatalogSearch, isSearch, signalOf, type FoundIds } from './catalog-search.js';
import type { LocalUploads } from '../uploads/local-uploads.js';
import type { MemberUploads } from '../uploads/member-uploads.js';

interface AssetSourceParts {
  readonly api: Client;
  /** D-021: from what the server names to what the browser loads. */
  readonly address: ToAddress;
  readonly uploads: LocalUploads;
  /** Where pictures of the catalog are loaded from; without it everybody sees them as a visitor does. */
  readonly catalog?: CatalogPictures;
  /** Composes the pictures of mockups on pages; without it they cannot be shown. */
  readonly mockups?: { isMockup(source: string): boolean; pictureOf(source: string): Promise<string> };
  /** Uploads of whoever is signed in; null for a visitor, whose uploads stay in this browser. */
  readonly memberUploads?: () => MemberUploads | null;
}

/** Pictures, icons and templates from the product server, uploads from the account or from this browser. */
export function createAssetSource({
  api,
  address,
  uploads,
  catalog = new CatalogPictures({ api, address, user: () => null }),
  mockups,
  memberUploads = () => null,
}: AssetSourceParts): AssetSource {
  const kept = (): LocalUploads | MemberUploads => memberUploads() ?? uploads;
  const pictures = (docs: readonly DesignResource[]): Resource[] => {
    catalog.own(docs.flatMap(({ _id, owned }) => (owned ? [_id] : [])));
    return docs.map(resourceOf(address));
  };
  const search = createCatalogSearch(api);
  const categories = keptOnce(() => api(category.get, { type: 'design', filter_empty: true, active: true }));

  /** Pictures of a kind and, of icons, of a group; or those of the kind that a search finds. */
  async function ofKind(
    sub_type: DesignResource['sub_type'],
    options: PricedOptions,
    category_id?: string,
  ): Promise<Listing<Resource>> {
    const get = (input: InputOf<typeof designResource.get>) =>
      api(designResource.get, input, signalOf(options));
    const { docs, ...told } = isSearch(options)
      ? await listFound(await search.resources(sub_type, options), (id) => get({ id }))
      : await get({
          ...{ sub_type, ...pageOf(options) },
          ...(category_id && { category_id }),
          ...(options.free !== undefined && { free: options.free }),
        });
    const all: readonly Listed[] = docs;
    return { items: pictures(all.filter(isPicture)), ...toldOf(told) };
  }

  return {
    resolve: async (source) => {
      if (mockups?.isMockup(source)) return mockups.pictureOf(source);
      if (uploads.owns(source)) return uploads.resolve(source);
      const ref = soldRef(source);
      return ref ? catalog.addressOf(ref) : address(pathOf(source));
    },

    owned: catalog.owned,

    sold: async (sources) => {
      const unbought = await Promise.all(
        sources.map((source) => {
          const ref = soldRef(source);
          return ref !== null && catalog.isUnbought(ref);
        }),
      );
      return sources.filter((_, at) => unbought[at]);
    },

    templateCategories: async () => {
      const all = await categories();
      const names = new Map(all.map(({ _id, name }) => [_id, name]));
      return all.flatMap(({ _id: id, name, parent }) =>
        parent === null ? [] : [{ id, name, parent: names.get(parent) ?? '' }],
      );
    },

    formats: async () => {
      const parents = await api(category.getDesignCategories, {});
      return parents.flatMap(({ name: group, children }) =>
        children.map(({ _id: id, name, dimensions }) => ({ id, name, group, ...dimensions })),
      );
    },

    templates: async ({ category: category_id, ...options }) => {
      const get = (input: InputOf<typeof design.get>) => api(design.get, input, signalOf(options));
      // the search knows categories by their names
      const named = async () => (await categories()).find(({ _id }) => _id === category_id)?.name;
      const { docs, ...told } = isSearch(options)
        ? await listFound(await search.templates(options, category_id && (await named())), (id) =>
            get({ id, active: true }),
          )
        : await get({ active: true, ...pageOf(options), ...(category_id && { category_id }) });
      return { items: docs.map(templateCardOf(address)), ...toldOf(told) };
    },

    template: async (id) => (await api(design.getOne, { id })).design_file,

    textTemplates: async (options) => {
      const get = (input: InputOf<typeof textTemplate.get>) =>
        api(textTemplate.get, input, signalOf(options));
      const { docs, ...told } = isSearch(options)
        ? await listFound(await search.textTemplates(options), (id) => get({ id }))
        : await get(pageOf(options));
      return { items: docs.map(textTemplateCardOf(address)), ...toldOf(told) };
    },

    photos: (options) => ofKind('photo', options),
    backgrounds: (options) => ofKind('background', options),

    iconGroups: async () =>
      (await api(designResource.getIcons, {})).map(({ _id, name, data }) => ({
        id: _id,
        name,
        icons: pictures(data),
      })),

    icons: ({ group, ...options }) => ofKind('icon', options, group),

    keepsUploads: () => memberUploads() !== null,
    uploads: () => kept().list(),
    upload: (file, options) => kept().add(file, options),
    removeUpload: (id) => kept().remove(id),
    restoreUpload: (id) => kept().restore(id),
  };
}

type Listed = DesignResource | FontResource;

const isPicture = (listed: Listed): listed is DesignResource => listed.type === 'image';

const pageOf = ({ page: page_no, size }: ListOptions) => ({ page_no, size });

/** What a search found, in the search's order. */
async function listFound<T>(
  { ids, ...told }: FoundIds,
  get: (id: string[]) => Promise<{ readonly docs: readonly T[] }>,
): Promise<FoundList<T>> {
  return { docs: ids.length === 0 ? [] : (await get([...ids])).docs, ...told };
}

interface FoundList<T> extends Omit<FoundIds, 'ids'> {
  readonly docs: readonly T[];
}

/** What a list says of itself, of a page of the catalog or of what was found. */
const toldOf = ({ more, corrected }: Omit<FoundIds, 'ids'>) => ({
  more,
  ...(corrected !== undefined && { corrected }),
});

/** Asked for once; again after a failure. */
function keptOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    const asked = kept ?? ask();
    kept = asked;
    asked.catch(() => (kept = null));
    return asked;
  };
}

/** Where the server keeps what a source key names; a `src` key carries its address itself. */
function pathOf(source: string): string {
  const colon = source.indexOf(':');
  const [kind, id] = [source.slice(0, colon), source.slice(colon + 1)];
  if (kind === 'src') return id;
  if (kind === 'imagemaker') return `/static/imagemaker/${encodeURIComponent(id)}`;
  throw new Error(`Pictures of the kind "${kind}" can't be shown.`);
}
