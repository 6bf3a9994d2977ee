import { join } from 'node:path';
import type { HueValue } from '../../../elements/compose/format/mockup-package.js';
import { type SampleArt, CLEAR } from './sample-art.js';
import type { SceneMeta } from './package/scene-meta.js';
import { renderPackage } from './render-package.js';

/** px of the finished picture that a mockup is shown with before anything is put in. */
const SIDE = 1000;

/** Writes `placeholder.webp` with what the scene's `sample` names, or a template that fits. */
export async function writePlaceholder(folder: string, meta: SceneMeta, sampleArt: SampleArt): Promise<void> {
  const hues = Object.fromEntries(
    Object.entries(meta.sample).filter((entry): entry is [string, HueValue] => Array.isArray(entry[1])),
  );
  const picture = await renderPackage(
    folder,
    async ({ _id, upload_resolution: size }, i) => {
      const name = meta.sample[_id];
      if (typeof name !== 'string') return sampleArt.fitting(size!.width / size!.height, i);
      return { data: await sampleArt.picture(name), fit: name.startsWith(CLEAR) ? 'contain' : 'cover' };
    },
    { hues },
  );
  // composed at the master's size: what is made small is clean
  await picture
    .resize(SIDE, SIDE, { kernel: 'lanczos3' })
    .webp({ quality: 85, smartSubsample: true })
    .toFile(join(folder, 'placeholder.webp'));
}
