import sharp from 'sharp';
import { readMockupSrc, MOCKUP_SRC, type FilledMockup } from '../../../elements/compose/format/mockup-src.js';
import type { SceneImage } from '../../../elements/compose/scene/scene.js';
import type { Executor } from '../../db/database.js';
import type { FileStore } from '../../files/store/file-store.js';
import { storedHash } from '../../modules/mockups/art-file.js';
import { artSource, type ArtSource } from '../../modules/mockups/art-source.js';
import { decodeArt } from './decode-art.js';
import type { MockupPool } from './mockup-pool.js';
import { loadScene } from './mockup-scene.js';

export interface PageMockupTools {
  readonly db: Executor;
  readonly files: Pick<FileStore, 'read'>;
  /** Absent: mockups show as what is missing does. */
  readonly mockups?: Pick<MockupPool, 'compose' | 'imageOf'>;
  /** The account they are composed for: what it bought shows clean. Nobody's unless told. */
  readonly viewer?: string | null;
}

type PageSource = Extract<ArtSource, { readonly kind: 'page' }>;

/** A page of a design as a picture; null for one that its reader may not see. */
export type PaintPage = (page: PageSource) => Promise<Uint8Array | null>;

const KEY = `src:${MOCKUP_SRC}`;

/**
 * The mockups that a page shows, by source key, composed of the same tier as in a browser. One with a picture that is not
 * here, such as one that lies elsewhere on the web, has none: what the browser painted of it shows more.
 */
export async function composePageMockups(
  tools: PageMockupTools,
  sources: readonly string[],
  paintPage: PaintPage,
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  // one after the other: each holds its scene
  for (const key of new Set(sources.filter((source) => source.startsWith(KEY)))) {
    const filled = readMockupSrc(key.slice('src:'.length));
    const bytes = filled && (await composeFilled(tools, filled, paintPage));
    if (bytes) found.set(key, bytes);
  }
  return found;
}

/** One mockup with what is put into it, as a PNG of the preview's size; null when something of it is not there. */
export async function composeFilled(
  { mockups, ...tools }: PageMockupTools,
  { id, inputs }: FilledMockup,
  paintPage: PaintPage,
): Promise<Uint8Array | null> {
  if (!mockups) return null;
  const images: (SceneImage | null)[] = [];
  for (const image of inputs.user_images) {
    const bytes = image && (await artBytes(tools, artSource(image.src), paintPage));
    if (image && !bytes) return null;
    images.push(image && bytes ? await mockups.imageOf(await decodeArt(bytes, image.cropDetails)) : null);
  }
  const scene = await loadScene(tools, id, 'preview');
  if (!scene) return null;
  const { width, height } = scene;
  const out = new Uint8Array(new SharedArrayBuffer(width * height * 3));
  await mockups.compose({ scene, inputs: { hues: inputs.hue_values, images }, out });
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

async function artBytes(
  { db, files, viewer = null }: Pick<PageMockupTools, 'db' | 'files' | 'viewer'>,
  source: ArtSource | null,
  paintPage: PaintPage,
): Promise<Uint8Array | null> {
  if (!source || source.kind === 'remote') return null;
  if (source.kind === 'page') return paintPage(source);
  const hash = await storedHash({ db, viewer }, source);
  return hash === null ? null : files.read(hash);
}
