import * as z from 'zod/mini';
import type { FontFamily, FontSource } from '../../../elements/ports/fonts.js';
import type { Team } from '../../../server/contract/brand-kit.js';
import { brandFamilies, placedFont } from './brand-fonts.js';

const face = z.object({ id: z.string(), weight: z.number(), italic: z.boolean(), src: z.string() });

const family = z.object({
  name: z.string(),
  category: z.enum(['sans', 'serif', 'slab', 'display', 'script', 'hand', 'mono']),
  faces: z.array(face).check(z.minLength(1)),
  moods: z.optional(z.array(z.string())),
  scripts: z.optional(z.array(z.string())),
  covers: z.optional(z.string()),
  preview: z.optional(z.string()),
});

const list = z.object({ fonts: z.array(family) });
const fallbackList = z.object({ fallbackFonts: z.array(family) });

interface FontSourceParts {
  readonly address: (source: string) => string;
  readonly fetch?: typeof globalThis.fetch;
  /** The team whose fonts are offered, as it is now; null for a visitor. */
  readonly team?: () => Promise<Team | null>;
}

/**
 * Fonts from the static path: one list, then each face's file once, and those of the team. What failed is asked for again.
 */
export function createFontSource({
  address,
  fetch = globalThis.fetch.bind(globalThis),
  team = async () => null,
}: FontSourceParts): FontSource {
  const once = remember();
  const get = async (source: string) => {
    const response = await fetch(address(source));
    if (!response.ok) throw new Error(`The font file ${source} could not be loaded (${response.status}).`);
    return response;
  };
  const json = <T>(source: string, shape: z.ZodMiniType<T>): Promise<T> =>
    once(source, async () => shape.parse(await (await get(source)).json()));
  const families = () => json('fonts.json', list);
  const offered = async (): Promise<readonly FontFamily[]> =>
    (await families()).fonts.map((family) => withPreview(family, address));
  return {
    families: offered,
    // long, and few designs need it
    fallbacks: async (): Promise<readonly FontFamily[]> =>
      (await json('fallback-fonts.json', fallbackList)).fallbackFonts,
    words: (script) =>
      once(`words ${script}`, async () => (await get(`fonts/words/${script}.dict`)).arrayBuffer()),
    hyphens: (list) =>
      once(`hyphens ${list}`, async () => (await get(`fonts/hyphens/${list}.txt`)).arrayBuffer()),
    brand: async () => {
      const own = await team();
      return own ? brandFamilies(own, await offered()) : [];
    },
    placed: placedFont,
    load: ({ src }) => once(src, async () => (await get(src)).arrayBuffer()),
  };
}

/** Drawings of names lie where files do. */
const withPreview = (family: FontFamily, address: FontSourceParts['address']): FontFamily =>
  family.preview ? { ...family, preview: address(family.preview) } : family;

/** Runs each job once and shares its result; a failure is forgotten, so that the next call tries again. */
function remember() {
  const jobs = new Map<string, Promise<unknown>>();
  return <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const known = jobs.get(key) as Promise<T> | undefined;
    if (known) return known;
    const running = job();
    jobs.set(key, running);
    running.catch(() => jobs.delete(key));
    return running;
  };
}
