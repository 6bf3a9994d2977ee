import { basename, resolve } from 'node:path';
import { fault, PackFaultsError, type PackFault } from './faults.js';
import { idsOf, type PackBase } from './pack-base.js';
import { DETAILS, readDetails, type PackDetails } from './pack-details.js';
import { listPack, readPackFile, type PackFiles } from './pack-files.js';
import { readFonts } from './pack-fonts.js';
import { readIcons } from './pack-icons.js';
import { joinParts, part, type PackPart } from './pack-part.js';
import { readPictures } from './pack-pictures.js';
import { readTemplates } from './pack-templates.js';

/** What a pack adds to the catalog. */
export interface BuiltPack extends Omit<PackPart, 'faults'> {
  readonly name: string;
}

/**
 * Reads an owner's pack and makes of it what the catalog holds. Throws a PackFaultsError with every fault of every file: a
 * pack is taken whole or not at all [E-095].
 */
export async function buildPack(folder: string, base: PackBase): Promise<BuiltPack> {
  const files = await listPack(folder);
  const called = basename(resolve(folder));
  const details = await detailsOf(files);
  const faults = [
    ...files.faults,
    ...(Array.isArray(details) ? details : []),
    ...(await licenceFaults(files)),
  ];
  // what each file is called and where it lies comes first: without it nothing else can be told
  if (faults.length > 0 || Array.isArray(details)) throw new PackFaultsError(called, faults);
  const all = await readAll(files, details as PackDetails, base);
  if (all.faults.length > 0) throw new PackFaultsError(called, all.faults);
  const { faults: _, ...built } = all;
  return { name: (details as PackDetails).name, ...built };
}

async function detailsOf(files: PackFiles): Promise<PackDetails | readonly PackFault[]> {
  if (!files.hasDetails)
    return [fault(DETAILS, 'is missing: it says the name, author, licence and source of the pack')];
  const details = readDetails((await readPackFile(files, DETAILS)).toString('utf8'));
  if (Array.isArray(details)) return details;
  const known = new Set(Object.values(files.files).flat());
  const gone = Object.keys((details as PackDetails).items ?? {}).filter((file) => !known.has(file));
  return gone.length > 0 ? gone.map((file) => fault(DETAILS, `items: there is no file ${file}`)) : details;
}

async function licenceFaults(files: PackFiles): Promise<readonly PackFault[]> {
  if (files.licence === undefined)
    return [fault('LICENSE.txt', 'is missing: the terms under which the pack may be used')];
  const text = (await readPackFile(files, files.licence)).toString('utf8');
  return text.trim() === '' ? [fault(files.licence, 'is empty')] : [];
}

async function readAll(files: PackFiles, details: PackDetails, base: PackBase): Promise<PackPart> {
  const families = [...base.index.fonts, ...base.index.fallbackFonts].map(({ name }) => name);
  const licence = { path: `packs/${details.name}.txt`, data: await readPackFile(files, files.licence!) };
  const parts = joinParts([
    await readPictures(files, details, 'photo'),
    await readPictures(files, details, 'background'),
    await readIcons(files, details),
    await readFonts(files, details, families),
    part({ files: [licence] }),
  ]);
  const templates = await readTemplates(files, details, withPart(base, parts));
  const all = joinParts([parts, templates]);
  return { ...all, faults: [...all.faults, ...takenIds(all, base)] };
}

/** The catalog with what a pack adds. */
export function withPart({ index, read }: PackBase, added: Omit<PackPart, 'faults'>): PackBase {
  const files = new Map(added.files.map(({ path, data }) => [path, data]));
  return {
    index: {
      ...index,
      fonts: [...index.fonts, ...added.fonts],
      // an owner's own things come first
      iconGroups: [...added.iconGroups, ...index.iconGroups],
      resources: [...added.resources, ...index.resources],
      templates: [...added.templates, ...index.templates],
    },
    read: async (path) => {
      const data = files.get(path);
      if (data === undefined) return read(path);
      return typeof data === 'string' ? new TextEncoder().encode(data) : data;
    },
  };
}

function takenIds({ resources, iconGroups, templates }: PackPart, base: PackBase): PackFault[] {
  const taken = idsOf(base);
  return [...resources, ...iconGroups, ...templates]
    .filter(({ id }) => taken.has(id))
    .map(({ id }) =>
      fault(DETAILS, `name: it makes the id ${id}, which is there: call the pack something else`),
    );
}
