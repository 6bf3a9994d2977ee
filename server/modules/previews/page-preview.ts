import { and, eq, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { maySeeTemplate } from '../../access/authoring.js';
import { mayOnDesign } from '../../access/designs.js';
import { NOBODY } from '../../access/principal.js';
import { isStorable } from '../../contract/shared-schemas.js';
import { savedDesign, template } from '../../db/schema.js';
import { apiOrigin } from '../../http/security/origins.js';
import { html } from '../../pages/html.js';
import type { Services } from '../../services.js';
import { thumbnailAddress } from '../designs/thumbnail.js';

interface Preview {
  readonly name: string;
  readonly about: string;
  /** Path of its picture; empty without one. */
  readonly picture: string;
  /** Whether the picture lies where files are that are the same for everybody. */
  readonly common: boolean;
}

/** Whoever makes a preview is nobody: what it shows is for everybody. */
type Parts = Pick<Services, 'db' | 'addresses'>;
type Find = (parts: Parts, id: string) => Promise<Preview | null>;

const WAYS: readonly (readonly [RegExp, Find])[] = [
  [/^\/designmaker\/start\/template\/([^/]+)\/?$/, templatePreview],
  [/^\/designmaker\/start\/share\/(?:design_)?template\/([^/]+)\/?$/, templatePreview],
  [/^\/designmaker\/start\/share\/design\/([^/]+)\/?$/, designPreview],
  [/^\/designmaker\/start\/designs\/([^/]+)\/(?:view|edit)\/?$/, designPreview],
];

/** What the head of a page says of itself to who makes a preview of its link; empty where there is nothing to show. */
export async function pagePreview(parts: Parts, request: FastifyRequest): Promise<string> {
  const path = request.url.split('?', 1)[0] ?? '';
  for (const [form, find] of WAYS) {
    const id = decoded(form.exec(path)?.[1]);
    const preview = id !== null && isStorable(id) ? await find(parts, id) : null;
    if (preview) return headOf(preview, path, parts, request);
  }
  return '';
}

function decoded(part: string | undefined): string | null {
  try {
    return part === undefined ? null : decodeURIComponent(part);
  } catch {
    return null;
  }
}

async function templatePreview({ db }: Parts, id: string): Promise<Preview | null> {
  const [found] = await db
    .select({ name: template.name, picture: template.thumbnail })
    .from(template)
    .where(and(or(eq(template.custom_url, id), eq(template.id, id)), maySeeTemplate(NOBODY, template)))
    .limit(1);
  return found ? { ...found, about: 'A template to start from, free to change.', common: true } : null;
}

async function designPreview({ db }: Parts, id: string): Promise<Preview | null> {
  const { name, thumbnail_hash } = savedDesign;
  const [found] = await db
    .select({ id: savedDesign.id, name, thumbnail_hash })
    .from(savedDesign)
    .where(mayOnDesign(NOBODY, 'view', id));
  if (!found) return null;
  return {
    name: found.name,
    about: 'A design shared with you.',
    picture: thumbnailAddress(found),
    common: false,
  };
}

function headOf(
  { name, about, picture, common }: Preview,
  path: string,
  { addresses }: Parts,
  request: FastifyRequest,
): string {
  const origin = apiOrigin(request, addresses);
  const files = (common ? addresses?.static : addresses?.api) ?? origin;
  const image = picture && new URL(picture, files).href;
  const meta = {
    'og:site_name': 'Design Maker',
    'og:type': 'website',
    'og:title': name,
    'og:description': about,
  };
  const where = { 'og:url': `${addresses?.website ?? origin}${path}`, ...(image && { 'og:image': image }) };
  const rows = Object.entries({ ...meta, ...where });
  return html`${rows.map(([property, content]) => html`<meta property="${property}" content="${content}" />`)}
    <meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`.text;
}
