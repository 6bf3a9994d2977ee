import { buildCatalog } from '../build.js';
import { Dist } from '../dist.js';
import { catalogIndex } from '../../format.js';
import { dropPack, packsFolder, takenPacks } from './packs-folder.js';
import { takePack } from './take-pack.js';
import { BASE } from '../stamp.js';

interface Places {
  /** Of the project. */
  readonly root: string;
  /** The built catalog. */
  readonly dist: string;
  readonly say: (line: string) => void;
  readonly env?: NodeJS.ProcessEnv;
}

export const USAGE = 'npm run catalog -- import FOLDER | list | remove NAME';

/** What an owner does with packs; every verb leaves the built catalog as the packs that are kept say. */
export async function packCommand([verb, what, ...rest]: readonly string[], places: Places): Promise<void> {
  if (verb === 'import' && what !== undefined && rest.length === 0) return importPack(what, places);
  if (verb === 'list' && what === undefined) return listPacks(places);
  if (verb === 'remove' && what !== undefined && rest.length === 0) return removePack(what, places);
  throw new Error(`How to: ${USAGE}`);
}

/** Checks a pack against the catalog as it is without it, and keeps it when nothing is wrong. */
async function importPack(from: string, { root, dist, say, env }: Places): Promise<void> {
  const packs = packsFolder(root, env);
  await buildCatalog(root, dist, { packs });
  const built = new Dist(dist);
  const base = catalogIndex.parse(await built.readJson(BASE));
  const { name, resources, templates, fonts } = await takePack(
    from,
    { index: base, read: (path) => built.read(path) },
    packs,
  );
  await buildCatalog(root, dist, { packs });
  const counts = [
    counted(resources.length, 'picture or icon', 'pictures and icons'),
    counted(templates.length, 'template', 'templates'),
    counted(fonts.length, 'font family', 'font families'),
  ];
  say(`Imported the pack ${name}: ${counts.join(', ')}. They are in the product when it is started anew.`);
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

async function listPacks({ root, say, env }: Places): Promise<void> {
  const names = await takenPacks(packsFolder(root, env));
  say(names.length > 0 ? names.join('\n') : 'No pack was imported');
}

async function removePack(name: string, { root, dist, say, env }: Places): Promise<void> {
  const packs = packsFolder(root, env);
  if (!(await dropPack(packs, name))) throw new Error(`There is no pack ${name}`);
  await buildCatalog(root, dist, { packs });
  say(
    `Removed the pack ${name}. Designs that show its pictures still do; lists have it no more when the product is started anew.`,
  );
}
