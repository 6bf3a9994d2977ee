import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { difference } from '../difference.js';

/** Edges of letters may be a shade apart, of 255; more than so many pixels of a million are something else. */
const SHADE = 24;
const MOST_DIFFERING = 60 / 1e6;

export type Verdict = 'new' | 'same' | 'different';

/** Pictures by name, from one run to the next. */
export class KeptPictures {
  constructor(
    private readonly folder: string,
    private readonly accept: boolean,
  ) {}

  /** Compares a picture (PNG) with the one of the last time; one that looks different lies beside it, or in its place. */
  async compare(name: string, png: Buffer): Promise<Verdict> {
    await mkdir(this.folder, { recursive: true });
    const kept = join(this.folder, `${name}.png`);
    const other = join(this.folder, `${name}.new.png`);
    await rm(other, { force: true });
    if (!existsSync(kept)) {
      await writeFile(kept, png);
      return 'new';
    }
    if (await looksSame(await readFile(kept), png)) return 'same';
    await writeFile(this.accept ? kept : other, png);
    return 'different';
  }
}

/** Whether two pictures (PNG) are of one size and look the same. */
export async function looksSame(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all([one, other].map((png) => pixelsOf(png)));
  if (a!.info.width !== b!.info.width || a!.info.height !== b!.info.height) return false;
  const { most, differing } = difference(a!.data, b!.data);
  return most <= SHADE || differing <= MOST_DIFFERING;
}

const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
