import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DETAILS, slugOf } from './pack-details.js';
import { fault, type PackFault } from './faults.js';

const MB = 1024 * 1024;

/** The folders of a pack: what its files are called, and how large one may be, bytes. */
const ROOMS = {
  photos: { files: /^[^/]+\.(jpe?g|png|webp)$/i, called: 'NAME.jpg, .png or .webp', most: 25 * MB },
  backgrounds: { files: /^[^/]+\.(jpe?g|png|webp)$/i, called: 'NAME.jpg, .png or .webp', most: 25 * MB },
  icons: { files: /^[^/]+\/[^/]+\.svg$/i, called: 'GROUP/NAME.svg', most: MB },
  fonts: { files: /^[^/]+\.(ttf|woff2)$/i, called: 'NAME.ttf or .woff2', most: 10 * MB },
  templates: { files: /^[^/]+\.json$/i, called: 'NAME.json', most: 10 * MB },
} as const;
export type PackRoom = keyof typeof ROOMS;

const LICENCE = /^licen[cs]e(\.(txt|md))?$/i;
/** Files that a pack may hold. */
const MOST_FILES = 5000;

/** What lies in the folder of a pack, by what it is. */
export interface PackFiles {
  readonly folder: string;
  readonly files: Readonly<Record<PackRoom, readonly string[]>>;
  /** Absent: nobody said under which terms it may be used. */
  readonly licence?: string;
  readonly hasDetails: boolean;
  readonly faults: readonly PackFault[];
}

/** Looks through a folder. Throws when there is none. */
export async function listPack(folder: string): Promise<PackFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause) => {
    throw new Error(`There is no pack in ${folder}`, { cause });
  });
  const files: Record<PackRoom, string[]> = {
    photos: [],
    backgrounds: [],
    icons: [],
    fonts: [],
    templates: [],
  };
  const faults: PackFault[] = [];
  let licence: string | undefined;
  let hasDetails = false;
  const inside = entries.map((entry) => ({
    entry,
    path: join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'),
  }));
  for (const { entry, path } of inside.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    // what a computer leaves in every folder
    if (entry.isDirectory() || entry.name.startsWith('.')) continue;
    const [room = '', ...rest] = path.split('/');
    if (!entry.isFile()) faults.push(fault(path, 'is no plain file: a link may lead out of the pack'));
    else if (path === DETAILS) hasDetails = true;
    else if (LICENCE.test(path)) licence = path;
    else if (!(room in ROOMS))
      faults.push(fault(path, `belongs to none of ${Object.keys(ROOMS).join(', ')}`));
    else faults.push(...(await checkFile(folder, room as PackRoom, rest.join('/'))));
    if (room in ROOMS && entry.isFile()) files[room as PackRoom].push(path);
  }
  if (inside.length > MOST_FILES) faults.push(fault('.', `has more than ${MOST_FILES} files`));
  faults.push(...twins(Object.values(files).flat()));
  return { folder, files, ...(licence !== undefined && { licence }), hasDetails, faults };
}

async function checkFile(folder: string, room: PackRoom, name: string): Promise<readonly PackFault[]> {
  const { files, called, most } = ROOMS[room];
  const path = `${room}/${name}`;
  if (!files.test(name)) return [fault(path, `is not called ${called}`)];
  if (slugOf(path) === '')
    return [fault(path, 'has no letter or digit in its name, which its id is made of')];
  const { size } = await stat(join(folder, path));
  if (size === 0) return [fault(path, 'is empty')];
  return size > most ? [fault(path, `is larger than ${most / MB} MB`)] : [];
}

/** Files whose ids would be the same; fonts have none. */
function twins(files: readonly string[]): PackFault[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    if (file.startsWith('fonts/')) return [];
    const slug = slugOf(file);
    const first = seen.get(slug);
    seen.set(slug, first ?? file);
    return first === undefined ? [] : [fault(file, `would have the same id as ${first}: rename one`)];
  });
}

export const readPackFile = ({ folder }: Pick<PackFiles, 'folder'>, file: string): Promise<Buffer> =>
  readFile(join(folder, file));
