import { MOCKUP_SRC, readMockupSrc } from '../../elements/compose/format/mockup-src.js';
import { RESOURCE_TYPES, type AskedResource } from '../../server/contract/order-skus.js';

/** Pictures of the catalog by the ways designs name them; only these are sold. */

/** A picture as the calls name it. All kinds are the catalog's own. */
export type SoldRef = Readonly<AskedResource>;

const SRC = 'src:';
/** What was put into a mockup is named by its address. */
const BY_ADDRESS = /^src:(?:\/static\/)?design_resource\/([^/?#]+)/;

/** What a source key names of the catalog; null for pictures of the user's own, and for all that is not sold. */
export function soldRef(source: string): SoldRef | null {
  const id = BY_ADDRESS.exec(source)?.[1];
  if (id !== undefined) return { type: 'design_resource', id: decoded(id) };
  const colon = source.indexOf(':');
  const type = RESOURCE_TYPES.find((one) => one === source.slice(0, colon));
  return type ? { type, id: source.slice(colon + 1) } : null;
}

/** Those among source keys, and inside the mockups among them, each once. */
export function soldRefs(sources: readonly string[]): readonly SoldRef[] {
  const byKey = new Map<string, SoldRef>();
  for (const source of sources.flatMap(sourcesIn)) {
    const ref = soldRef(source);
    if (ref) byKey.set(refKey(ref), ref);
  }
  return [...byKey.values()];
}

export const refKey = ({ type, id }: SoldRef): string => `${type}:${id}`;

/** Whether what a source key shows is one of these pictures, by whatever kind it is named, or a mockup with one. */
export function shows(refs: readonly SoldRef[]): (source: string) => boolean {
  const wanted = new Set(refs.map(({ id }) => id));
  return (source) => soldRefs([source]).some(({ id }) => wanted.has(id));
}

/** A source key, and of a mockup's picture those of what was put into it. */
function sourcesIn(source: string): readonly string[] {
  if (!source.startsWith(`${SRC}${MOCKUP_SRC}`)) return [source];
  const images = readMockupSrc(source.slice(SRC.length))?.inputs.user_images ?? [];
  return [source, ...images.flatMap((image) => (image ? [`${SRC}${image.src}`] : []))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
