import { signal } from '@preact/signals-core';
import { ByteCache } from '../../imaging/workers/byte-cache.js';
import {
  DEFAULT_INTENSITY,
  pictureEffect,
  type EffectParts,
  type PictureEffect,
} from '../../imaging/effect.js';
import { FILTERS } from '../../imaging/filters/filter-recipes.js';
import type { Rect, Size } from '../../math/geometry.js';
import { sourceKey } from '../../objects/picture-source.js';
import type { Editor } from '../editor.js';
import { effectTargets, picturesOf } from './picture-parts.js';
import type { ResourceHub, ResourceState } from '../resources/resource-hub.js';

/** What every filter would make of the selected picture, small. */

/** A picture whose thumbnails are shown. */
export interface ThumbnailSubject {
  readonly source: string;
  /** Whether the picture itself is here. */
  readonly state: ResourceState;
  readonly mirror: { readonly across: boolean; readonly down: boolean };
  /** What is done to it besides the filter. */
  readonly parts: Pick<EffectParts, 'adjustments' | 'cutout'>;
  /** Names the parts: equal keys give equal thumbnails. */
  readonly key: string;
}

/** The first of the pictures that would be changed; null when there are none. Follows selection and arrivals. */
export function thumbnailSubject(editor: Editor): ThumbnailSubject | null {
  const [first] = effectTargets(editor).flatMap(picturesOf);
  if (!first) return null;
  const { details, adjustments, cutout } = first;
  const source = sourceKey(details)!;
  void editor.resources.version.value;
  const parts = { adjustments, cutout };
  return {
    source,
    state: editor.resources.state(source),
    mirror: { across: details.flip_horizontal === -1, down: details.flip_vertical === -1 },
    parts,
    key: `${pictureEffect(parts)?.key ?? ''} ${editor.resources.edition(source)}`,
  };
}

/** A thumbnail; 'failed' when it could not be computed. */
export type Thumbnail = ImageBitmap | 'failed';

/** Adjustments that stay this long, milliseconds, show in the thumbnails: none is computed during a slide. */
const REST = 250;
/** Longer pictures get thumbnails that are cut off, softly scaled up. */
const MOST_RATIO = 4;
/** Computed thumbnails of the last pictures, bytes. */
const MOST_BYTES = 24_000_000;

const caches = new WeakMap<ResourceHub, ByteCache<ImageBitmap>>();

function cacheOf(hub: ResourceHub): ByteCache<ImageBitmap> {
  const cache = caches.get(hub) ?? new ByteCache<ImageBitmap>(MOST_BYTES);
  caches.set(hub, cache);
  return cache;
}

interface Sheet {
  readonly source: string;
  readonly byFilter: ReadonlyMap<string, Thumbnail>;
}

/** The thumbnails of one list. Those of the picture before its last change stay until the new ones are there. */
export class FilterThumbnails {
  readonly #sheet = signal<Sheet>({ source: '', byFilter: new Map() });
  /** What is shown or on its way. */
  #source = '';
  #wanted = '';
  #resting: ReturnType<typeof setTimeout> | undefined;
  #running = new AbortController();

  /** What a filter makes of the picture of this source; undefined while it is on its way. Follows arrivals. */
  of({ source }: ThumbnailSubject, filter: string): Thumbnail | undefined {
    const sheet = this.#sheet.value;
    return sheet.source === source ? sheet.byFilter.get(filter) : undefined;
  }

  /** Shows this picture in boxes of so many device pixels, covering them. Told the same again it does nothing. */
  show({ resources }: Editor, subject: ThumbnailSubject, box: Size): void {
    const wanted = `${subject.source} ${subject.key} ${box.width}x${box.height}`;
    if (subject.state !== 'ready' || wanted === this.#wanted) return;
    const other = subject.source !== this.#source;
    this.stop();
    this.#wanted = wanted;
    this.#source = subject.source;
    const start = (): void => this.#start(resources, subject, box);
    if (other) start();
    else this.#resting = setTimeout(start, REST);
  }

  /** Lets go of what is on its way; `show` begins anew. */
  stop(): void {
    clearTimeout(this.#resting);
    this.#running.abort();
    this.#running = new AbortController();
    this.#wanted = '';
  }

  #start(resources: ResourceHub, { source, parts }: ThumbnailSubject, box: Size): void {
    const natural = resources.image(source);
    if (!natural) return;
    const { size, part } = covering(natural, box);
    const { signal: letGo } = this.#running;
    for (const { id } of FILTERS) {
      const filter = id === 'none' ? null : { id, intensity: DEFAULT_INTENSITY };
      const effect = pictureEffect({ ...parts, filter, shown: part }) ?? UNCHANGED;
      void thumbnail(resources, { source, effect, size }, letGo).then((made) => {
        if (made && !letGo.aborted) this.#keep(source, id, made);
      });
    }
  }

  #keep(source: string, filter: string, made: Thumbnail): void {
    const before = this.#sheet.peek();
    const byFilter = new Map(before.source === source ? before.byFilter : []).set(filter, made);
    this.#sheet.value = { source, byFilter };
  }
}

/** No effect at all: what comes out is the picture, made smaller like the others. */
const UNCHANGED: PictureEffect = {
  key: '',
  adjustments: {},
  intensity: DEFAULT_INTENSITY,
  shown: { x: 0, y: 0, width: 1, height: 1 },
};

interface Wanted {
  readonly source: string;
  readonly effect: PictureEffect;
  readonly size: Size;
}

async function thumbnail(
  resources: ResourceHub,
  { source, effect, size }: Wanted,
  letGo: AbortSignal,
): Promise<Thumbnail | undefined> {
  const cache = cacheOf(resources);
  const name = `${resources.edition(source)} ${effect.key} ${size.width}x${size.height}`;
  const known = cache.get(name);
  if (known) return known;
  try {
    const made = await resources.thumbnail(source, effect, size, letGo);
    if (made) cache.set(name, made, made.width * made.height * 4);
    return made;
  } catch {
    return 'failed';
  }
}

/** The whole picture at the size at which it covers the box, and the part of it that shows there. */
function covering({ width, height }: Size, box: Size): { readonly size: Size; readonly part: Rect } {
  const scale = Math.min(1, Math.max(box.width / width, box.height / height));
  const size = {
    width: Math.min(Math.ceil(width * scale), box.width * MOST_RATIO),
    height: Math.min(Math.ceil(height * scale), box.height * MOST_RATIO),
  };
  const across = Math.min(1, (box.width / box.height) * (height / width));
  const down = Math.min(1, (box.height / box.width) * (width / height));
  return { size, part: { x: (1 - across) / 2, y: (1 - down) / 2, width: across, height: down } };
}
