import { setImmediate } from 'node:timers/promises';
import { DesignFileError } from '../../../elements/document/design-file-error.js';
import { newId } from '../../../elements/math/ids.js';
import { requireMember } from '../../access/require-member.js';
import { ApiError } from '../../contract/envelope.js';
import {
  LONGEST_RENDER,
  render as calls,
  type RenderOutput,
  type RenderRequest,
} from '../../contract/render.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { renderOutput } from '../../db/schema.js';
import { handler, type Context } from '../../http/calls/handler.js';
import { requireDesign } from '../designs/require-design.js';
import { requireFilmSound } from './film-sound.js';
import { filmSide, requireFilm } from './film.js';
import { outputAddress, renderJob } from './render-files.js';
import { wantedDesign } from './wanted-design.js';

/** One design, and all designs of a call together, bytes. */
const ONE_BODY = 9 * 1024 * 1024;
const BULK_BODY = 32 * 1024 * 1024;
/** Calls a minute from one address: bulk editing asks for its designs one by one. */
const PER_MINUTE = 120;
const BULK_PER_MINUTE = 10;

export const renderCalls = [
  handler(
    calls.initiate,
    async (request, context) => (await queueRenders([await prepared(request, context)], context))[0]!,
    { body: ONE_BODY, perMinute: PER_MINUTE },
  ),
  handler(
    calls.initiateBulk,
    async ({ render_data }, context) => {
      const all: Prepared[] = [];
      for (const [i, request] of render_data.entries()) {
        all.push(await prepared(request, context).catch((error: unknown) => Promise.reject(at(i, error))));
        // a hundred designs take seconds to check: others are answered in between
        await setImmediate();
      }
      return queueRenders(all, context);
    },
    { body: BULK_BODY, perMinute: BULK_PER_MINUTE },
  ),
];

export interface Prepared {
  readonly row: Omit<typeof renderOutput.$inferInsert, 'id'>;
  /** A saved design whose thumbnail is asked for. */
  readonly model: string | null;
}

/** A request whose design and rights were looked at. */
async function prepared(
  { type, html_data, rendering_parameters: parameters }: RenderRequest,
  context: Context,
): Promise<Prepared> {
  const { id: owner_user } = requireMember(context.principal);
  const model = modelOf(parameters);
  if (model !== null) await requireDesign(context, 'edit', model);
  const { design_file, ...size } = await wantedDesign(html_data, context);
  if (type === 'mp4') await requireFilmSound(context.db, design_file);
  const side =
    type === 'mp4' || type === 'gif'
      ? filmSide(type, wantedSide(parameters, size), requireFilm(design_file))
      : sideOf(parameters, size);
  return { row: { owner_user, type, design_file, side }, model };
}

type Parameters = RenderRequest['rendering_parameters'];

/** Throws 'bad_request' when a thumbnail is asked for and not said of what. */
function modelOf({ update_thumbnail, update_type, model_id }: Parameters): string | null {
  if (!update_thumbnail) return null;
  if (update_type !== undefined && model_id !== undefined) return model_id;
  throw new ApiError('bad_request', 'a thumbnail needs update_type and model_id', {
    path: 'rendering_parameters',
  });
}

/** The longest side at which the page fits what was asked for. */
function sideOf({ width, height }: Parameters, page: { width: number; height: number }): number {
  const side = wantedSide({ width, height }, page) ?? Math.max(page.width, page.height);
  return Math.max(1, Math.min(LONGEST_RENDER, Math.round(side)));
}

/** The longest side that was asked for; undefined where none was. */
function wantedSide(
  { width, height }: Parameters,
  page: { width: number; height: number },
): number | undefined {
  const scale = Math.min((width ?? Infinity) / page.width, (height ?? Infinity) / page.height);
  return Number.isFinite(scale) ? Math.max(page.width, page.height) * scale : undefined;
}

/** All of them, or none. */
export async function queueRenders(all: readonly Prepared[], { db, jobs }: Context): Promise<RenderOutput[]> {
  const rows = all.map(({ row }) => ({ ...row, id: newId(ID_LENGTH) }));
  const models = new Set(all.flatMap(({ model }) => model ?? []));
  await db.transaction(async (tx) => {
    await tx.insert(renderOutput).values(rows);
    for (const { id, type } of rows) await jobs.add(tx, renderJob({ type }), id);
    for (const id of models) await jobs.add(tx, 'thumbnail', id);
  });
  return rows.map(({ id, type }) => ({ _id: id, type, src: outputAddress({ id, type }) }));
}

/** What went wrong, with the place of the request in the list. */
function at(place: number, error: unknown): unknown {
  const where = `render_data[${place}]`;
  if (error instanceof DesignFileError) {
    const path = error.path && `.${error.path}`;
    return new DesignFileError(`${where}.html_data${path}`, error.reason);
  }
  if (!(error instanceof ApiError)) return error;
  const path = error.details.path ? `${where}.${error.details.path}` : where;
  return new ApiError(error.code, error.message, { ...error.details, path });
}
