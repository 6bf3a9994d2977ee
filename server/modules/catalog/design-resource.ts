import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Principal } from '../../access/principal.js';
import { boughtOf } from '../../access/purchases.js';
import {
  designResource as calls,
  type DesignIconGroup,
  type DesignResource,
} from '../../contract/design-resource.js';
import { servedFileHashOf } from '../../catalog/served-file-hash.js';
import type { Executor } from '../../db/database.js';
import { designResource, iconGroup } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { fontPairings } from './catalog-fonts.js';
import { fontList } from './font-resources.js';
import { allOf, asList, pageOf, sliceOf } from '../paging.js';
import { resourceAddress } from './resource-address.js';
import { displayPalettes, paletteList } from './palettes.js';

/** Icons shown on a group's strip before it is opened. */
const STRIP = 12;

const order = [desc(designResource.priority), asc(designResource.id)];

export const designResourceCalls = [
  handler(calls.get, async ({ type, sub_type, category_id, free, ...asked }, { db, catalog, principal }) => {
    if (type === 'font') return fontList(catalog, asked);
    const { id, size } = asked;
    // pages of pictures count from 1; whoever counts from 0 means the first one too
    const paging = { page_no: Math.max(1, asked.page_no ?? 1), size };
    if (id !== undefined) return allOf(await asOwned(db, principal, await resourcesById(db, asList(id))));
    const wanted = and(
      eq(designResource.active, true),
      sub_type && eq(designResource.sub_type, sub_type),
      free === undefined ? undefined : eq(designResource.free, free),
      category_id === undefined ? undefined : eq(designResource.group_id, category_id),
    );
    const { limit, offset } = sliceOf(paging);
    const rows = await db
      .select()
      .from(designResource)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    const docs = await asOwned(db, principal, rows.map(describe));
    return pageOf(docs, await db.$count(designResource, wanted), paging);
  }),

  handler(calls.getColorPalettes, async (wanted, { catalog }) => paletteList(catalog, wanted)),

  handler(calls.getDisplayColorPalettes, async (_payload, { catalog }) => displayPalettes(catalog)),

  handler(calls.getFontPairings, async (_payload, { catalog }) => fontPairings(catalog)),

  handler(calls.getIcons, async (_payload, { db, principal }) => {
    const groups = await db
      .select()
      .from(iconGroup)
      .where(eq(iconGroup.active, true))
      .orderBy(desc(iconGroup.priority), asc(iconGroup.name));
    return Promise.all(groups.map((group) => strip(db, principal, group)));
  }),
];

/** Known resources in the order of the ids, also ones the lists no longer show. */
async function resourcesById(db: Executor, ids: readonly string[]): Promise<DesignResource[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(designResource)
    .where(inArray(designResource.id, [...ids]));
  const found = new Map(rows.map((row) => [row.id, describe(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function strip(
  db: Executor,
  principal: Principal,
  { id, name }: Pick<typeof iconGroup.$inferSelect, 'id' | 'name'>,
): Promise<DesignIconGroup> {
  // groups hold icons alone; saying so lets the index find them, and there are dozens of groups
  const wanted = and(
    eq(designResource.active, true),
    eq(designResource.sub_type, 'icon'),
    eq(designResource.group_id, id),
  );
  const rows = await db
    .select()
    .from(designResource)
    .where(wanted)
    .orderBy(...order)
    .limit(STRIP);
  return { _id: id, name, data: await asOwned(db, principal, rows.map(describe)) };
}

/** Marks what is sold and the asker bought. */
async function asOwned(
  db: Executor,
  { user }: Principal,
  docs: readonly DesignResource[],
): Promise<DesignResource[]> {
  const sold = user ? docs.filter(({ free }) => !free).map(({ _id }) => _id) : [];
  const bought = user ? await boughtOf(db, user.id, sold) : new Set<string>();
  return docs.map((doc) => (bought.has(doc._id) ? { ...doc, owned: true } : doc));
}

const describe = ({ id, colors, ...row }: typeof designResource.$inferSelect): DesignResource => ({
  _id: id,
  name: row.name,
  type: 'image',
  sub_type: row.sub_type,
  src: resourceAddress(id, servedFileHashOf(row)),
  thumbnail: row.thumbnail,
  width: row.width,
  height: row.height,
  free: row.free,
  svg_colors: colors,
});
