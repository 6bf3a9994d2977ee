import type { AssetSource, Resource } from '../../ports/assets.js';
import { t } from './strings.js';

/** Of one file, bytes: it becomes a part of the design. */
const MOST_BYTES = 10_000_000;

/** Of a drawing that says nothing of its size, px. */
const USUAL_SIDE = 1000;

/**
 * Uploads for a page that keeps none: the file itself is stored in the design (a `data:` address), so that the design is
 * whole wherever it is opened. The list lives as long as the page.
 */
export class DesignUploads {
  readonly #kept = new Map<string, Resource>();
  readonly #removed = new Set<string>();

  readonly upload: AssetSource['upload'] = async (file, { signal, progress }) => {
    if (file.size > MOST_BYTES) throw new Error(t('uploadTooLarge', { name: file.name }));
    const data = await dataUrl(file);
    signal?.throwIfAborted();
    const size = await pictureSize(data).catch(() => {
      throw new Error(t('uploadUnreadable', { name: file.name }));
    });
    progress?.(1);
    const picture: Resource = {
      ...{ id: data, name: file.name, kind: 'upload', source: `src:${data}`, thumbnail: data },
      ...{ ...size, colors: [], free: true },
    };
    this.#kept.set(data, picture);
    this.#removed.delete(data);
    return picture;
  };

  readonly list = async (): Promise<readonly Resource[]> =>
    [...this.#kept.values()].filter(({ id }) => !this.#removed.has(id)).reverse();

  readonly remove = async (id: string): Promise<void> => void this.#removed.add(id);

  readonly restore = async (id: string): Promise<void> => void this.#removed.delete(id);
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error());
    reader.readAsDataURL(file);
  });
}

async function pictureSize(src: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth || USUAL_SIDE, height: image.naturalHeight || USUAL_SIDE };
}
