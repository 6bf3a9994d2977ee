import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inkBounds } from '../../elements/display/ink-bounds.js';
import { titleOf, type Credit } from '../build/output.js';
import { artColors, MAX_SLOTS, type Art } from '../build/svg/art.js';
import { compactPath } from '../build/svg/compact-path.js';
import { packArt, type IconGroupFile, type IconRecord } from '../build/icons/icon-file.js';
import { Packages, type IconSet } from './icons/icon-set.js';
import { flags } from './icons/flags.js';
import { fluent } from './icons/fluent.js';
import { freehand } from './icons/freehand.js';
import { gravity } from './icons/gravity.js';
import type { GroupChoice, SetName } from './icons/group-choice.js';
import { ALWAYS_FREE, GROUPS } from './icons/groups.js';
import { kameleon } from './icons/streamline/kameleon.js';
import { peeps } from './icons/peeps.js';
import { phosphor } from './icons/phosphor.js';
import { plump } from './icons/streamline/plump.js';
import { scenes } from './icons/scenes.js';
import { stickies } from './icons/streamline/stickies.js';
import { ultimate } from './icons/streamline/ultimate.js';

/**
 * Brings the icons of `icons/groups.ts` in from their packages: one file for each group in `source/icons`. Run by hand
 * when the choice changes:
 *
 *     npm install --prefix FOLDER @phosphor-icons/core @iconify-json/fluent-emoji-flat emojilib flag-icons \
 *       @iconify-json/streamline-freehand-color @iconify-json/streamline-ultimate-color \
 *       @iconify-json/streamline-plump-color @iconify-json/streamline-stickies-color \
 *       @iconify-json/streamline-kameleon-color react-peeps react-open-doodles @gravity-ui/illustrations react react-dom
 *     node --import tsx catalog/vendor/icons.ts FOLDER [group ...]
 *
 * What is sold stays so, and what was free stays free: designs have them.
 */
const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error('Say in which folder the icon packages are installed');
const target = fileURLToPath(new URL('../source/icons/', import.meta.url));
const packages = new Packages(folder);

const sets: Readonly<Record<SetName, () => IconSet>> = {
  fill: () => phosphor(packages, 'fill'),
  duotone: () => phosphor(packages, 'duotone'),
  fluent: () => fluent(packages),
  freehand: () => freehand(packages),
  flags: () => flags(packages),
  peeps: () => peeps(packages),
  ultimate: () => ultimate(packages),
  plump: () => plump(packages),
  stickies: () => stickies(packages),
  kameleon: () => kameleon(packages),
  scenes: () => scenes(packages),
  gravity: () => gravity(packages),
};
const opened = new Map<SetName, IconSet>();

/** Letters of path data past which an icon costs more than it gives. */
const LONGEST = 45_000;
/** A few drawings reach a hair over the edge; as a share of the box. */
const MOST_OVERHANG = 0.1;
/** Of icons that are new one in six is sold. */
const SOLD_EACH = 6;

await mkdir(target, { recursive: true });
const taken = new Set<string>();
/** Whether what is there already is free; an icon may have come from another group. */
const known = new Map<string, boolean>();
for (const name of (await readdir(target)).filter((each) => each.endsWith('.json')))
  for (const { id, free } of (await readGroup(`${target}${name}`))?.icons ?? [])
    known.set(id, free !== false);
for (const group of GROUPS) await bringIn(group);

async function bringIn(group: GroupChoice): Promise<void> {
  const path = `${target}${group.id}.json`;
  const before = await readGroup(path);
  if (only.length > 0 && !only.includes(group.id)) {
    for (const { id } of before?.icons ?? []) taken.add(id);
    return;
  }
  const credits: Record<string, Credit> = {};
  const icons: IconRecord[] = [];
  for (const part of group.parts) {
    if (!opened.has(part.set)) opened.set(part.set, sets[part.set]());
    const set = opened.get(part.set)!;
    credits[part.set] = set.credit;
    const asked = part.names?.split(' ').filter(Boolean) ?? [];
    const found = (part.headings ?? []).flatMap((heading) => set.headings[heading] ?? []);
    const names = new Set([...asked, ...found.filter((name) => !part.except?.test(name))]);
    let count = 0;
    for (const name of names) {
      if (part.most !== undefined && count >= part.most) break;
      const icon = await record(set, name, group, part.set);
      if (!icon || taken.has(icon.id)) continue;
      taken.add(icon.id);
      icons.push(icon);
      count++;
    }
  }
  let fresh = 0;
  const sold = icons.map((icon) => {
    const free = group.free ?? known.get(icon.id) ?? (ALWAYS_FREE.test(icon.id) || ++fresh % SOLD_EACH !== 0);
    return free ? icon : { ...icon, free: false as const };
  });
  await writeFile(
    path,
    printGroup({ id: group.id, name: group.name, priority: group.priority, credits, icons: sold }),
  );
  process.stdout.write(`${group.id}: ${sold.length}\n`);
}

async function record(
  set: IconSet,
  name: string,
  group: GroupChoice,
  credit: SetName,
): Promise<IconRecord | undefined> {
  try {
    const art = compacted(await set.art(name));
    const size = art.paths.reduce((sum, { d }) => sum + d.length, 0);
    if (size > LONGEST) throw new Error(`${size} letters`);
    if (artColors(art).length > MAX_SLOTS) throw new Error('more than five colors');
    if (overhang(art) > MOST_OVERHANG) throw new Error('reaches over its box');
    const said = set.title?.(name).trim();
    const title = said ? said.charAt(0).toUpperCase() + said.slice(1) : titleOf(name);
    const subject = group.name.replace(/,[^,]*$/, '').toLowerCase();
    const words = [...set.keywords(name), ...subject.split(/[^a-z]+/)];
    const keywords = [...new Set(words)].filter((word) => word.length > 2);
    return { id: `${set.prefix}-${name}`, name: title, keywords, credit, ...packArt(art) };
  } catch (error) {
    process.stderr.write(`left out: ${group.id}/${name}: ${(error as Error).message.slice(0, 120)}\n`);
    return undefined;
  }
}

/** How far the points of a drawing lie outside its box, which the editor takes for its ink. */
function overhang({ width, height, paths }: Art): number {
  const ink = inkBounds(paths.map(({ d }) => ({ op: 'fillPath' as const, d, fill: '#000000' })));
  const over = Math.max(-ink.x, -ink.y, ink.x + ink.width - width, ink.y + ink.height - height);
  return over / Math.max(width, height);
}

/** Numbers as short as the size of an icon allows. */
function compacted(art: Art): Art {
  const paths: Art['paths'][number][] = [];
  for (const path of art.paths) {
    const d = compactPath(path.d);
    if (d === '') continue;
    paths.push({
      ...path,
      d,
      ...(path.stroke && { stroke: { ...path.stroke, width: Math.round(path.stroke.width * 100) / 100 } }),
    });
  }
  return { ...art, paths };
}

async function readGroup(path: string): Promise<IconGroupFile | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as IconGroupFile);
}

/** A line for each icon, so that a change shows which. */
function printGroup({ icons, ...about }: IconGroupFile): string {
  const lines = icons.map((icon) => JSON.stringify(icon)).join(',\n');
  return `${JSON.stringify(about, null, 1).slice(0, -2)},\n "icons": [\n${lines}\n]}\n`;
}
