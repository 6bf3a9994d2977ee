import { renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Denoiser } from './denoiser.js';
import { readFloatImage } from '../float-image.js';

/** Cleans a look in place: `denoise-look.ts <light> <albedo> <normal>`, files of raw float32. lib/look.py calls it. */
const [light, albedo, normal] = process.argv.slice(2) as [string, string, string];
const denoiser = await Denoiser.open(join(tmpdir(), 'design-maker-bakes/weights'));
const { data } = await denoiser.clean(readFloatImage(light), {
  albedo: readFloatImage(albedo),
  normal: readFloatImage(normal),
});
writeFileSync(`${light}.part`, new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
renameSync(`${light}.part`, light);
