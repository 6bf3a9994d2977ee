import type { AssetSource, Listing, Resource, TemplateCard } from '../../ports/assets.js';
import { DesignUploads } from './design-uploads.js';
import { listed } from './listed.js';
import type { PartnerAssets, PartnerPicture, PartnerTemplate } from './types.js';

const NOTHING: Listing<never> = { items: [], more: false };

/** A picture that a design names by its address, which is all that a page without a catalog has. */
async function plainAddress(source: string): Promise<string> {
  if (!source.startsWith('src:')) throw new Error(`this page has no picture ${source}`);
  return new URL(source.slice('src:'.length), document.baseURI).href;
}

const resourceOf = (kind: Resource['kind'], picture: PartnerPicture): Resource => ({
  id: picture.src,
  name: picture.name ?? '',
  kind,
  source: `src:${new URL(picture.src, document.baseURI).href}`,
  thumbnail: picture.thumbnail ?? picture.src,
  width: picture.width,
  height: picture.height,
  colors: [],
  free: true,
});

const cardOf = ({ name, thumbnail, width, height }: PartnerTemplate, index: number): TemplateCard => ({
  ...{ id: String(index), name, thumbnail, width, height },
});

/** A list as it was given, or the function that gives it. */
function pictures(kind: Resource['kind'], given: PartnerAssets['photos'], owner: PartnerAssets) {
  if (typeof given === 'function') return given.bind(owner);
  const all = (given ?? []).map((picture) => resourceOf(kind, picture));
  return async (options: Parameters<AssetSource['photos']>[0]) => listed(all, options);
}

function templates(given: PartnerAssets): Pick<AssetSource, 'templates' | 'template'> {
  const { templates: all = [] } = given;
  if (typeof all === 'function')
    return {
      templates: all.bind(given),
      template: (id) => given.template?.(id) ?? Promise.reject(new Error(`no template ${id}`)),
    };
  const cards = all.map(cardOf);
  return {
    templates: async (options) => listed(cards, options),
    template: async (id) => {
      const { design } = all[Number(id)]!;
      return typeof design === 'function' ? (design as () => Promise<unknown>)() : design;
    },
  };
}

/** What the partner left out is empty; uploads it does not keep go into the design. */
export function assetSource(given: PartnerAssets): AssetSource {
  const own = given.upload ? null : new DesignUploads();
  const { sold, owned, formats } = given;
  return {
    resolve: given.resolve?.bind(given) ?? plainAddress,
    ...(sold && { sold: sold.bind(given) }),
    ...(owned && { owned }),
    ...(formats && { formats: formats.bind(given) }),
    ...templates(given),
    templateCategories: given.templateCategories?.bind(given) ?? (async () => []),
    textTemplates: given.textTemplates?.bind(given) ?? (async () => NOTHING),
    photos: pictures('photo', given.photos, given),
    backgrounds: pictures('background', given.backgrounds, given),
    iconGroups: given.iconGroups?.bind(given) ?? (async () => []),
    icons: given.icons?.bind(given) ?? (async () => NOTHING),
    keepsUploads: given.keepsUploads?.bind(given) ?? (() => true),
    uploads: own?.list ?? given.uploads?.bind(given) ?? (async () => []),
    upload: own?.upload ?? given.upload!.bind(given),
    removeUpload: own?.remove ?? given.removeUpload?.bind(given) ?? (async () => undefined),
    restoreUpload: own?.restore ?? given.restoreUpload?.bind(given) ?? (async () => undefined),
  };
}
