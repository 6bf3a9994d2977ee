import type { AssetSource, Listing, ListOptions, Resource } from '../../elements/ports/assets.js';
import { category } from '../../server/contract/category.js';
import type { Client } from '../../server/contract/client.js';
import { design } from '../../server/contract/design.js';
import {
  designResource,
  type DesignResource,
  type FontResource,
} from '../../server/contract/design-resource.js';
import { textTemplate } from '../../server/contract/text-template.js';
import { resourceOf, templateCardOf, textTemplateCardOf, type Address } from './asset-shapes.js';
import type { LocalUploads } from './local-uploads.js';
import type { MemberUploads } from './member-uploads.js';

interface AssetSourceParts {
  readonly api: Client;
  /** D-021: from what the server names to what the browser loads. */
  readonly address: Address;
  readonly uploads: LocalUploads;
  /** Uploads of whoever is signed in; null for a visitor, whose uploads stay in this browser. */
  readonly memberUploads?: () => MemberUploads | null;
}

/** Pictures, icons and templates from the product server, uploads from the account or from this browser. */
export function createAssetSource({
  api,
  address,
  uploads,
  memberUploads = () => null,
}: AssetSourceParts): AssetSource {
  const kept = (): LocalUploads | MemberUploads => memberUploads() ?? uploads;
  const resource = resourceOf(address);
  const ofKind =
    (sub_type: 'photo' | 'background') =>
    async ({ page, size, signal }: ListOptions): Promise<Listing<Resource>> => {
      const { docs, more } = await api(
        designResource.get,
        { sub_type, page_no: page, size },
        signalOf(signal),
      );
      return { items: docs.filter(isPicture).map(resource), more };
    };
  return {
    resolve: async (source) => (uploads.owns(source) ? uploads.resolve(source) : address(pathOf(source))),

    sold: async (sources) => {
      const ids = sources
        .filter((source) => source.startsWith(SOLD_KIND))
        .map((source) => source.slice(SOLD_KIND.length));
      const sold: string[] = [];
      for (let from = 0; from < ids.length; from += MOST_ASKED) {
        const { docs } = await api(designResource.get, { id: ids.slice(from, from + MOST_ASKED) });
        sold.push(...docs.filter(isPicture).flatMap(({ _id, free }) => (free ? [] : [SOLD_KIND + _id])));
      }
      return sold;
    },

    templateCategories: async () =>
      (await api(category.getDesignCategories, {})).flatMap(({ children }) =>
        children.map(({ _id, name }) => ({ id: _id, name })),
      ),

    templates: async ({ page, size, signal, category: chosen }) => {
      const input = { active: true, page_no: page, size, ...(chosen && { category_id: chosen }) };
      const { docs, more } = await api(design.get, input, signalOf(signal));
      return { items: docs.map(templateCardOf(address)), more };
    },

    template: async (id) => (await api(design.getOne, { id })).design_file,

    textTemplates: async ({ page, size, signal }) => {
      const { docs, more } = await api(textTemplate.get, { page_no: page, size }, signalOf(signal));
      return { items: docs.map(textTemplateCardOf(address)), more };
    },

    photos: ofKind('photo'),
    backgrounds: ofKind('background'),

    iconGroups: async () =>
      (await api(designResource.getIcons, {})).map(({ _id, name, data }) => ({
        id: _id,
        name,
        icons: data.map(resource),
      })),

    icons: async ({ page, size, signal, group }) => {
      const input = { sub_type: 'icon' as const, page_no: page, size, ...(group && { category_id: group }) };
      const { docs, more } = await api(designResource.get, input, signalOf(signal));
      return { items: docs.filter(isPicture).map(resource), more };
    },

    keepsUploads: () => memberUploads() !== null,
    uploads: () => kept().list(),
    upload: (file, options) => kept().add(file, options),
    removeUpload: (id) => kept().remove(id),
    restoreUpload: (id) => kept().restore(id),
  };
}

/** Only what the catalogue has is sold. */
const SOLD_KIND = 'design_resource:';
/** Ids that one call takes. */
const MOST_ASKED = 100;

type Listed = DesignResource | FontResource;

const isPicture = (listed: Listed): listed is DesignResource => listed.type === 'image';

const signalOf = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** Where the server keeps what a source key names; a `src` key carries its address itself. */
function pathOf(source: string): string {
  const colon = source.indexOf(':');
  const [kind, id] = [source.slice(0, colon), source.slice(colon + 1)];
  if (kind === 'src') return id;
  if (kind === 'design_resource') return `/static/design_resource/${encodeURIComponent(id)}`;
  throw new Error(`Pictures of the kind "${kind}" can't be shown.`);
}
