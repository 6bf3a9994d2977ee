import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { maySeeTemplate } from '../../access/authoring.js';
import { textTemplate as calls, type TextTemplate } from '../../contract/text-template.js';
import { textTemplate } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { allOf, asList, pageOf, sliceOf } from '../paging.js';

export const textTemplateCalls = [
  handler(calls.get, async ({ id, priority_sort, ...paging }, { db, principal }) => {
    if (id !== undefined) {
      const ids = asList(id);
      const rows = ids.length
        ? await db
            .select()
            .from(textTemplate)
            .where(and(inArray(textTemplate.id, ids), maySeeTemplate(principal, textTemplate)))
        : [];
      return allOf(ids.flatMap((wanted) => rows.filter((row) => row.id === wanted).map(describe)));
    }
    const wanted = eq(textTemplate.active, true);
    const { limit, offset } = sliceOf(paging);
    const order = priority_sort
      ? [desc(textTemplate.priority), asc(textTemplate.id)]
      : [asc(textTemplate.name)];
    const rows = await db
      .select()
      .from(textTemplate)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return pageOf(rows.map(describe), await db.$count(textTemplate, wanted), paging);
  }),
];

const describe = ({
  id,
  name,
  thumbnail,
  width,
  height,
  object,
}: typeof textTemplate.$inferSelect): TextTemplate => ({
  _id: id,
  name,
  thumbnail,
  width,
  height,
  object,
});
