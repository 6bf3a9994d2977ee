import type { CatalogIconGroup } from '../../format.js';
import { iconResource } from '../icons/icons.js';
import { titleOf } from '../output.js';
import { artColors, MAX_SLOTS } from '../svg/art.js';
import { normalizeSvg } from '../svg/normalize-svg.js';
import { fault } from './faults.js';
import { aboutFile, slugOf, type PackDetails } from './pack-details.js';
import { readPackFile, type PackFiles } from './pack-files.js';
import { joinParts, part, partOfEach, type PackPart } from './pack-part.js';

/** Letters of path data past which an icon costs more than it gives. */
const LONGEST = 45_000;
/** An owner's groups stand before ours. */
const FIRST = -1000;

/** The icons of a pack; a folder is a group. */
export async function readIcons(files: PackFiles, details: PackDetails): Promise<PackPart> {
  const groups = new Map<string, CatalogIconGroup>();
  for (const file of files.files.icons) {
    const folder = file.split('/')[1]!;
    const id = `${details.name}-${slugOf(folder)}`;
    if (!groups.has(id)) groups.set(id, { id, name: titleOf(slugOf(folder)), priority: FIRST + groups.size });
  }
  const icons = await partOfEach(files.files.icons, (file) => readIcon(files, details, file));
  return joinParts([icons, part({ iconGroups: [...groups.values()] })]);
}

async function readIcon(files: PackFiles, details: PackDetails, file: string): Promise<PackPart> {
  const refused = (what: string) => part({ faults: [fault(file, what)] });
  try {
    const art = normalizeSvg((await readPackFile(files, file)).toString('utf8'), 'it');
    if (art.paths.length === 0) return refused('draws nothing');
    const colors = artColors(art).length;
    if (colors > MAX_SLOTS) return refused(`has ${colors} colors; at most ${MAX_SLOTS} can be changed`);
    if (art.paths.reduce((sum, { d }) => sum + d.length, 0) > LONGEST)
      return refused(`is too detailed: more than ${LONGEST} letters of path data`);
    const group = `${details.name}-${slugOf(file.split('/')[1]!)}`;
    const { keywords, ...about } = aboutFile(details, file);
    return part(iconResource(art, { ...about, keywords, group, free: true }));
  } catch (error) {
    return refused(`cannot be drawn: ${(error as Error).message.replace(/^it: /, '')}`);
  }
}
