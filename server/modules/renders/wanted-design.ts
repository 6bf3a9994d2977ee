import { mayOnDesign } from '../../access/designs.js';
import { ApiError } from '../../contract/envelope.js';
import type { RenderRequest } from '../../contract/render.js';
import { savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';
import { checkedDesign, textOf, type DesignText } from '../designs/design-text.js';

type Wanted = Pick<DesignText, 'design_file' | 'width' | 'height'>;

/** An id as designs have them: letters, digits, hyphens. */
const ID = /^[\w-]{1,100}$/;

/**
 * The design that a request is about: a document of the caller's own, or a saved one that they may see. Throws
 * DesignFileError, 'not_found', and 'bad_request' for anything else, such as markup.
 */
export async function wantedDesign(
  sent: RenderRequest['html_data'],
  { db, principal }: Pick<Context, 'db' | 'principal'>,
): Promise<Wanted> {
  if (typeof sent !== 'string' || /^\s*\{/.test(sent)) return textOf(checkedDesign(sent));
  const id = sent.trim();
  if (!ID.test(id))
    throw new ApiError('bad_request', 'html_data must be a design or the id of one; markup is not rendered', {
      path: 'html_data',
    });
  const { design_file, width, height } = savedDesign;
  const [row] = await db
    .select({ design_file, width, height })
    .from(savedDesign)
    .where(mayOnDesign(principal, 'view', id));
  if (!row) throw notFound();
  return row;
}
