import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { file, renderOutput } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { principalFor } from '../../http/security/access-of.js';
import type { Services } from '../../services.js';

/** The rendering outputs path of the uploads (spec 1 section 7). */
const FOLDER = '/uploads/rendering_outputs/';

type Output = Pick<typeof renderOutput.$inferSelect, 'id' | 'type'>;

export const outputAddress = ({ id, type }: Output): string => `${FOLDER}${id}.${type}`;

const NAME = /^([\w-]{1,100})\.(png|jpg|pdf|mp4|gif)$/;

/** The job that makes it: films take minutes, and nothing else waits for them. */
export const renderJob = ({ type }: Pick<Output, 'type'>): 'render_film' | 'render_output' =>
  type === 'mp4' || type === 'gif' ? 'render_film' : 'render_output';

/** Serves rendered pages to who asked for them; to all others they are not there. */
export function registerRenderFiles(app: FastifyInstance, services: Services): void {
  const { db, files, jobs } = services;
  app.get<{ Params: { name: string } }>(`${FOLDER}:name`, async (request, reply) => {
    const [, id, type] = NAME.exec(request.params.name) ?? [];
    const { user } = await principalFor(services, request, 'renders:write');
    if (id === undefined || !user) throw notFound();
    const own = and(eq(renderOutput.id, id), eq(renderOutput.owner_user, user.id));
    const [row] = await db
      .select({ type: renderOutput.type, hash: renderOutput.output_hash, mime: file.mime })
      .from(renderOutput)
      .leftJoin(file, eq(file.hash, renderOutput.output_hash))
      .where(own);
    if (!row || row.type !== type) throw notFound();
    reply.header('cache-control', 'private, no-store');
    if (row.hash !== null && row.mime !== null) return reply.type(row.mime).send(await files.read(row.hash));
    if (!(await jobs.isOpen(db, renderJob(row), id))) throw notFound();
    return reply.code(202).header('retry-after', '1').send();
  });
}
