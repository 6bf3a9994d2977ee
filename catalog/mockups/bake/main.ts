import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SampleArt } from './sample-art.js';
import { render } from './blender.js';
import { Denoiser } from './denoise/denoiser.js';
import { cleanLight } from './scene-light.js';
import { locked } from './lock.js';
import { readSceneMeta } from './package/scene-meta.js';
import { fileFingerprint, sceneFingerprint } from './scene-fingerprint.js';
import { writePackage } from './package/write-package.js';
import { writePlaceholder } from './placeholder.js';
import { packageFaults } from './package/validate-package.js';

/**
 * `npm run bake -- mug-window [more] [--res 1400] [--spp 12]`: renders a scene, cleans its light and writes its package.
 * What a run has rendered is kept in a work folder, so the next one goes on from there. Without names it goes through
 * queue.txt and bakes what is not packed as it stands.
 */
const here = new URL('..', import.meta.url).pathname;
const work = join(tmpdir(), 'design-maker-bakes');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { res: { type: 'string', default: '1400' }, spp: { type: 'string', default: '12' } },
});

const sceneOf = (id: string): string => join(here, 'scenes', `${id}.py`);
const folderOf = (id: string): string =>
  join(work, id, `${sceneFingerprint(sceneOf(id))}-${values.res}-${values.spp}`);
/** Holds the fingerprint of the scene's file of which all of a work folder is packed. */
const PACKED = 'packed';

/** Whether the scene as its file stands is packed. What it imports is not looked at: bake it by name when that matters. */
function isPacked(id: string): boolean {
  const all = existsSync(join(work, id)) ? readdirSync(join(work, id)) : [];
  return all
    .map((name) => join(work, id, name, PACKED))
    .some((file) => existsSync(file) && readFileSync(file, 'utf8') === fileFingerprint(sceneOf(id)));
}

/** Renders a scene; what it returns cleans and packs it, which may wait while the next one renders. */
async function bake(id: string, denoiser: Denoiser, sampleArt: SampleArt): Promise<() => Promise<void>> {
  const scene = sceneOf(id);
  if (!existsSync(scene)) throw new Error(`there is no scene ${scene}`);
  const folder = folderOf(id);
  const fingerprint = fileFingerprint(scene);
  mkdirSync(folder, { recursive: true });
  console.log(`${id}: rendering into ${folder}`);
  await render(scene, folder, Number(values.res), Number(values.spp));
  return async () => {
    const began = Date.now();
    const meta = readSceneMeta(folder);
    const made = join(folder, 'package');
    await writePackage(made, meta, await cleanLight(folder, meta, denoiser));
    await writePlaceholder(made, meta, sampleArt);
    const faults = await packageFaults(made);
    if (faults.length > 0) throw new Error(faults.join('; '));
    // in one go: builds and tests read what lies there
    const target = join(here, 'packages', id);
    rmSync(target, { recursive: true, force: true });
    cpSync(made, target, { recursive: true });
    writeFileSync(join(folder, PACKED), fingerprint);
    console.log(`${id}: cleaned and packed in ${Math.round((Date.now() - began) / 1000)} s`);
  };
}

/** A scene that fails is reported and skipped. */
async function bakeAll(next: (seen: ReadonlySet<string>) => string | undefined): Promise<void> {
  const denoiser = await Denoiser.open(join(work, 'weights'));
  const sampleArt = new SampleArt();
  const seen = new Set<string>();
  let packing = Promise.resolve();
  const told = (id: string) => (error: unknown) => {
    console.error(`${id}: ${(error as Error).message}`);
    process.exitCode = 1;
  };
  for (let id = next(seen); id !== undefined; id = next(seen)) {
    const name = id;
    seen.add(name);
    const pack = await bake(name, denoiser, sampleArt).catch(told(name));
    await packing;
    packing = pack ? pack().catch(told(name)) : packing;
  }
  await packing;
}

/** The first of the queue that is not packed; it may grow meanwhile. */
const nextOf = (seen: ReadonlySet<string>): string | undefined =>
  readFileSync(join(here, 'queue.txt'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .find((id) => id !== '' && !seen.has(id) && existsSync(sceneOf(id)) && !isPacked(id));

/** The denoiser's runtime is no part of the product: it comes with the first bake. */
function install(): void {
  if (existsSync(join(here, 'node_modules/onnxruntime-node'))) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
}

// Blender ends with whoever started it, and the lock is given back
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setPriority(constants.priority.PRIORITY_LOW);
install();
await locked(join(work, 'lock'), () =>
  bakeAll(positionals.length > 0 ? (seen) => positionals.find((id) => !seen.has(id)) : nextOf),
);
