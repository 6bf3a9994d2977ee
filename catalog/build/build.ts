import { join } from 'node:path';
import type { CatalogIndex } from '../format.js';
import { catalogIndex } from '../format.js';
import type { Assets } from './assets.js';
import { Dist } from './dist.js';
import { fingerprint } from './fingerprint.js';
import { packsFolder } from './packs/packs-folder.js';
import { drawThumbnails } from './thumbnails/draw-thumbnails.js';
import { drawnFromOf, forgetStale, type DrawnFrom } from './thumbnails/drawn-from.js';
import { BASE, INDEX, STAMP } from './stamp.js';

/** What the assets are made from: their sources, their builders, the packages. */
const ASSET_INPUTS = [
  ...[
    'fonts.json',
    'fallback-fonts.json',
    'fonts',
    'words',
    'icons',
    'backgrounds.json',
    'backgrounds',
    'photos.json',
    'photos',
  ].map((name) => `catalog/source/${name}`),
  ...['art', 'backgrounds', 'svg', 'assets.ts', 'fonts', 'icons', 'pictures', 'output.ts'].map(
    (name) => `catalog/build/${name}`,
  ),
  'elements/math',
  'elements/text',
  'elements/objects/outline.ts',
  'elements/objects/outline-paths.gen.ts',
  'package-lock.json',
];
/** Templates follow the assets and everything that lays out, checks and draws a design. */
const TEMPLATE_INPUTS = [
  ...['build', 'source', 'format.ts'].map((name) => `catalog/${name}`),
  ...['text', 'display', 'imaging', 'objects', 'document', 'paint', 'render'].map(
    (room) => `elements/${room}`,
  ),
];

/** What the picture of a template is drawn by, besides the template and the assets. */
const DRAWING_INPUTS = [
  ...['document', 'text', 'display', 'imaging', 'objects', 'paint', 'render'].map(
    (room) => `elements/${room}`,
  ),
  'catalog/build/thumbnails',
];

/** Mockups are baked by hand and only checked here. */
const MOCKUPS = 'catalog/mockups';
const PACKAGES = `${MOCKUPS}/packages`;
const MOCKUP_INPUTS = [
  PACKAGES,
  `${MOCKUPS}/queue.txt`,
  'catalog/build/mockups.ts',
  'catalog/source/mockup-categories.ts',
  'elements/compose/format/mockup-package.ts',
];

/** What the last build was made from, and what the template stage needs of the asset stage. */
interface Stamp {
  readonly assetInputs: string;
  readonly templateInputs: string;
  readonly mockupInputs: string;
  readonly packInputs: string;
  readonly assets: Assets;
  readonly assetFiles: readonly string[];
  readonly templateFiles: readonly string[];
  /** What each picture of a template was, or is to be, drawn from. */
  readonly drawnFrom: DrawnFrom;
  readonly mockupFiles: readonly string[];
  readonly packFiles: readonly string[];
}

type Stage = 'assets' | 'templates' | 'mockups' | 'packs' | 'thumbnails';

export interface BuildReport {
  /** Stages that ran; none when nothing had changed. */
  readonly stages: readonly Stage[];
}

export interface BuildOptions {
  /** The packs of an owner. */
  readonly packs?: string;
  /** Leaves the pictures of templates to the server, which draws what it is asked for first. */
  readonly thumbnailsLater?: boolean;
}

/**
 * Builds the catalog into `dist` as far as its inputs changed since the last build. The builders are loaded only when
 * they are needed: every start of the product asks, and most of the time there is nothing to do.
 */
export async function buildCatalog(
  root: string,
  distFolder: string,
  options: BuildOptions = {},
): Promise<BuildReport> {
  const stages: Stage[] = [...(await compileCatalog(root, distFolder, options.packs ?? packsFolder(root)))];
  if (!options.thumbnailsLater && (await drawThumbnails(distFolder)) > 0) stages.push('thumbnails');
  return { stages };
}

/** All but the pictures of templates; those that are no longer true are gone. */
async function compileCatalog(root: string, distFolder: string, packs: string): Promise<Stage[]> {
  const dist = new Dist(distFolder);
  const last = await dist.readJson<Stamp>(STAMP);
  const assetInputs = await fingerprint(root, ASSET_INPUTS);
  const templateInputs = await fingerprint(root, TEMPLATE_INPUTS, distFolder);
  const mockupInputs = await fingerprint(root, MOCKUP_INPUTS);
  const packInputs = await fingerprint(packs, ['.']);
  const assetsStand = last?.assetInputs === assetInputs;
  const templatesStand = assetsStand && last.templateInputs === templateInputs;
  const mockupsStand = templatesStand && last.mockupInputs === mockupInputs;
  if (mockupsStand && last.packInputs === packInputs) return [];
  const built = assetsStand ? last : await assetStage(dist);
  const { templateFiles, drawnFrom } = templatesStand
    ? last
    : await templateStage(dist, built.assets, (await fingerprint(root, DRAWING_INPUTS)) + assetInputs);
  await forgetStale(dist, last?.drawnFrom, drawnFrom);
  // the templates have written the base anew, without mockups
  const mockupFiles = mockupsStand ? last.mockupFiles : await mockupStage(dist, root);
  const packFiles = await packStage(dist, packs);
  const kept = [
    ...built.assetFiles,
    ...templateFiles,
    ...Object.keys(drawnFrom),
    ...mockupFiles,
    ...packFiles,
  ];
  await dist.keepOnly(new Set([...kept, STAMP, BASE, INDEX]));
  const stamp: Stamp = {
    ...{ assetInputs, templateInputs, mockupInputs, packInputs, templateFiles, mockupFiles, packFiles },
    ...{ assets: built.assets, assetFiles: built.assetFiles, drawnFrom },
  };
  await dist.write({ path: STAMP, data: JSON.stringify(stamp) });
  const stages = [
    ...[!assetsStand && ('assets' as const), !templatesStand && ('templates' as const)],
    ...[!mockupsStand && ('mockups' as const), (packFiles.length > 0 || mockupsStand) && ('packs' as const)],
  ];
  return stages.filter((stage) => stage !== false);
}

async function assetStage(dist: Dist): Promise<Pick<Stamp, 'assets' | 'assetFiles'>> {
  const { buildAssets } = await import('./assets.js');
  const { assets, files } = await buildAssets();
  await dist.writeAll(files);
  return { assets, assetFiles: files.map(({ path }) => path) };
}

/** Writes templates, credits and, last of all, the base of the index. */
async function templateStage(
  dist: Dist,
  assets: Assets,
  drawnBy: string,
): Promise<Pick<Stamp, 'templateFiles' | 'drawnFrom'>> {
  const { buildTemplates } = await import('./templates/build-templates.js');
  const { writeCredits } = await import('./credits.js');
  const { files, ...templates } = await buildTemplates(assets, (path) => dist.read(path));
  const { buildTables } = await import('./tables/tables.js');
  const { fontCredits: _, ...listed } = assets;
  const { buildPairings } = await import('./fonts/pairings.js');
  const { buildFormats } = await import('./tables/formats.js');
  const formats = buildFormats(templates.templates);
  const tables = { ...(await buildTables(assets)), pairings: buildPairings(assets), formats };
  const index: CatalogIndex = catalogIndex.parse({
    ...{ version: 1, ...listed, ...templates, ...tables },
    ...{ mockups: [], mockupCategories: [] },
  });
  const all = [
    ...files,
    { path: 'CREDITS.md', data: writeCredits(assets) },
    { path: BASE, data: JSON.stringify(index) },
  ];
  await dist.writeAll(all);
  return {
    templateFiles: all.map(({ path }) => path),
    drawnFrom: drawnFromOf(index.templates, files, drawnBy),
  };
}

/** Writes the packages and puts them into the base; returns the paths. */
async function mockupStage(dist: Dist, root: string): Promise<string[]> {
  const { buildMockups, queueOf } = await import('./mockups.js');
  const { files, ...listed } = await buildMockups(join(root, PACKAGES), await queueOf(join(root, MOCKUPS)));
  await dist.writeAll(files);
  const index = catalogIndex.parse({ ...(await dist.readJson<CatalogIndex>(BASE)), ...listed });
  await dist.write({ path: BASE, data: JSON.stringify(index) });
  return files.map(({ path }) => path);
}

/** Adds the packs of an owner to the base and, last of all, writes the index; returns the paths. */
async function packStage(dist: Dist, packs: string): Promise<string[]> {
  const { addPacks } = await import('./packs/add-packs.js');
  const base = catalogIndex.parse(await dist.readJson<CatalogIndex>(BASE));
  const { index, files } = await addPacks(base, (path) => dist.read(path), packs);
  await dist.writeAll(files);
  await dist.write({ path: INDEX, data: JSON.stringify(catalogIndex.parse(index)) });
  return files.map(({ path }) => path);
}
