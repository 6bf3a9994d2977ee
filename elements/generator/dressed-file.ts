import type { DesignFile, StoredPage } from '../document/design-file.js';
import { unpackObjects } from '../document/unpack-objects.js';
import type { DressedDesign, SuggestEnv } from '../generate/suggest/types.js';
import { createBackdropEnv } from '../preflight/contrast/backdrop-env.js';
import type { CheckedPage } from '../preflight/env.js';
import type { TaskEnv } from './task.js';

/** A stored design as suggesting takes it. */
export const dressedDesign = ({ width, height, pages }: DesignFile): DressedDesign => ({
  width,
  height,
  pages: pages.map(checkedPage),
});

function checkedPage(stored: StoredPage): CheckedPage {
  const { id, background_color, background_image: background = null } = stored;
  const unpacked = unpackObjects([...stored.objects].sort((a, b) => a.layer_index - b.layer_index));
  const groups = [...stored.groups, ...unpacked.groups];
  return { id, background_color, background, objects: unpacked.objects, groups };
}

/** The stored page with what dressing changes of it; packed groups come out unpacked. */
export const storedPage = (stored: StoredPage, dressed: CheckedPage): StoredPage => ({
  ...stored,
  background_color: dressed.background_color,
  background_image: dressed.background,
  objects: dressed.objects.map((object, layer_index) => ({ ...object, layer_index })),
  groups: dressed.groups.map((group) => group as StoredPage['groups'][number]),
});

/** What suggesting looks at, of what a task is lent. */
export const suggestEnv = ({ objects, paint, pixels }: TaskEnv): SuggestEnv => ({
  objects,
  backdrop: createBackdropEnv(paint, (source) => paint.image(source), pixels),
});
