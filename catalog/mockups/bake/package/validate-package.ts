import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkFiles, type PackageFile } from '../../../../elements/compose/format/package-files.js';
import { parsePackage } from '../../../../elements/compose/format/mockup-package.js';

/** What is wrong with a package in a folder, in words; nothing when it can be used. */
export async function packageFaults(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name !== 'mockup.json');
  const files = new Map<string, PackageFile>();
  for (const name of names) files.set(name, await describe(join(folder, name)));
  try {
    const pack = parsePackage(JSON.parse(await readFile(join(folder, 'mockup.json'), 'utf8')));
    return checkFiles(pack, files);
  } catch (error) {
    return [(error as Error).message];
  }
}

async function describe(file: string): Promise<PackageFile> {
  const bytes = await readFile(file);
  if (!file.endsWith('.webp')) return { bytes: bytes.length };
  const { width, height } = await sharp(bytes).metadata();
  return { bytes: bytes.length, width, height };
}
