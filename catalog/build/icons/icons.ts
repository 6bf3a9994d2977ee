import { readdir, readFile } from 'node:fs/promises';
import { unpackArt, type IconGroupFile, type IconRecord } from './icon-file.js';
import { joinResources, type BuiltResources, type Credit } from '../output.js';
import { artColors, artToSvg, type Art } from '../svg/art.js';

const FOLDER = new URL('../../source/icons/', import.meta.url);

/** The groups of `source/icons`, in the order they are listed. */
export async function readIconGroups(): Promise<IconGroupFile[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  const groups = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')) as IconGroupFile),
  );
  return groups.sort((a, b) => a.priority - b.priority);
}

export const buildIcons = (groups: readonly IconGroupFile[]): BuiltResources =>
  joinResources(groups.flatMap((group) => group.icons.map((icon) => buildIcon(icon, group))));

function buildIcon(icon: IconRecord, group: IconGroupFile): BuiltResources {
  const { id, name, keywords } = icon;
  return iconResource(unpackArt(icon), {
    id,
    name,
    group: group.id,
    keywords: [...keywords],
    free: icon.free !== false,
    ...creditOf(icon, group),
  });
}

function creditOf({ id, credit }: IconRecord, { credits }: IconGroupFile): Credit {
  const { author, licence, source } = credits[credit] ?? {};
  if (!author || !licence || !source)
    throw new Error(`${id}: nobody says who made it and under which licence`);
  return { author, licence, source };
}

/** An icon of the index with its file; an SVG is its own thumbnail. */
export function iconResource(
  art: Art,
  about: Credit & { id: string; name: string; group: string; keywords: string[]; free: boolean },
): BuiltResources {
  const colors = artColors(art);
  const file = `icons/${about.id}.svg`;
  const { width, height } = art;
  const resource = { ...about, kind: 'icon' as const, file, thumbnail: file, width, height, colors };
  return { resources: [resource], files: [{ path: file, data: artToSvg(art, colors) }] };
}
