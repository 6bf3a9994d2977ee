import { and, eq, inArray } from 'drizzle-orm';
import type { Member } from '../../../access/principal.js';
import { ApiError } from '../../../contract/envelope.js';
import { PICTURE_CREDITS, PICTURE_PRICE_CENTS } from '../../../contract/offers.js';
import {
  PICTURE_FIELDS,
  SKU_OF_RESOURCE,
  type AskedResource,
  type AskedSku,
  type PictureSkuType,
  type Priced,
} from '../../../contract/order-skus.js';
import type { Executor } from '../../../db/database.js';
import { designResource, mockup } from '../../../db/schema.js';
import { boughtOf } from '../../../access/purchases.js';
import type { Services } from '../../../services.js';

/** A line as the server prices it. */
export interface PricedLine {
  readonly type: AskedSku['type'];
  readonly id: string;
  readonly name: string;
  readonly price_cents: number;
  /** What it costs in credits; of a pack, what it brings; 0 where credits have no part. */
  readonly credits: number;
  /** Free, or the account has it already. */
  readonly owned: boolean;
  /** Where it stood in what was asked. */
  readonly index: number;
}

/** USD, as the calls tell it. */
export const usd = (cents: number): number => cents / 100;

/** Pictures named by the download dialog, as lines. */
export const skusOf = (resources: readonly AskedResource[]): AskedSku[] =>
  resources.map(({ type, id }) => {
    const sku = SKU_OF_RESOURCE[type];
    return { type: sku, [PICTURE_FIELDS[sku]]: id };
  });

/** The catalog's picture that a line names, whatever the line calls it. */
export const pictureOf = (sku: Extract<AskedSku, { type: PictureSkuType }>): string =>
  sku[PICTURE_FIELDS[sku.type]]!;

/**
 * What each line costs the account now. A picture that is named twice is one line. Throws 'not_found' for what is not sold,
 * 'bad_request' where the buyer was shown another price.
 */
export async function priceLines(
  { db, commerce }: Pick<Services, 'db' | 'commerce'>,
  member: Pick<Member, 'id'>,
  skus: readonly AskedSku[],
): Promise<PricedLine[]> {
  const pictures = await picturesOf(db, member, skus);
  const lines: PricedLine[] = [];
  const seen = new Set<string>();
  for (const [index, sku] of skus.entries()) {
    const line = { ...(await lineOf({ db, commerce }, sku, pictures)), index };
    if (sku.price !== undefined && !line.owned && Math.round(sku.price * 100) !== line.price_cents)
      throw new ApiError('bad_request', 'price: is another by now', { path: `skus.${index}.price` });
    if (sku.type === 'mockup' || sku.type === 'credit_pack') lines.push(line);
    else if (!seen.has(line.id)) {
      seen.add(line.id);
      lines.push(line);
    }
  }
  return lines;
}

type Pictures = ReadonlyMap<string, { readonly name: string; readonly owned: boolean }>;

async function picturesOf(
  db: Executor,
  { id: userId }: Pick<Member, 'id'>,
  skus: readonly AskedSku[],
): Promise<Pictures> {
  const ids = skus.flatMap((sku) =>
    sku.type === 'mockup' || sku.type === 'credit_pack' ? [] : [pictureOf(sku)],
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: designResource.id, name: designResource.name, free: designResource.free })
    .from(designResource)
    .where(inArray(designResource.id, ids));
  const bought = await boughtOf(db, userId, ids);
  return new Map(rows.map(({ id, name, free }) => [id, { name, owned: free || bought.has(id) }]));
}

async function lineOf(
  { db, commerce }: Pick<Services, 'db' | 'commerce'>,
  sku: AskedSku,
  pictures: Pictures,
): Promise<Omit<PricedLine, 'index'>> {
  const { type } = sku;
  if (type === 'credit_pack') {
    const pack = commerce.packs.find(({ id }) => id === sku.pack);
    if (!pack) throw new ApiError('not_found', 'There is no such credit pack');
    const { id, credits, price_cents } = pack;
    return { type, id, name: `${credits} credits`, price_cents, credits, owned: false };
  }
  if (type === 'mockup') {
    const [scene] = await db
      .select({ id: mockup.id, name: mockup.name, price_cents: mockup.price_cents })
      .from(mockup)
      .where(and(eq(mockup.id, sku.mockup), eq(mockup.active, true)));
    if (!scene) throw new ApiError('not_found', 'There is no such mockup');
    return { type, ...scene, credits: 0, owned: false };
  }
  const id = pictureOf(sku);
  const picture = pictures.get(id);
  if (!picture) throw new ApiError('not_found', 'There is no such picture');
  return {
    ...{ type, id, name: picture.name, owned: picture.owned },
    ...(picture.owned
      ? { price_cents: 0, credits: 0 }
      : { price_cents: PICTURE_PRICE_CENTS, credits: PICTURE_CREDITS }),
  };
}

export const sumOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { price_cents }) => sum + price_cents, 0);

/** What the lines cost in credits; null where credits do not buy all of them. */
export function creditsFor(lines: readonly PricedLine[]): number | null {
  if (lines.some(({ type }) => type === 'mockup' || type === 'credit_pack')) return null;
  return lines.reduce((sum, { credits }) => sum + credits, 0);
}

/** The whole as the calls tell it. */
export function pricedAnswer(lines: readonly PricedLine[], discount_cents: number): Priced {
  const subtotal_cents = sumOf(lines);
  const total_cents = subtotal_cents - discount_cents;
  return {
    lines: lines.map(({ type, id, name, price_cents, credits, owned }) => ({
      ...{ type, id, name, price: usd(price_cents), price_cents, owned },
      credits: type === 'credit_pack' ? 0 : credits,
    })),
    ...{ subtotal: usd(subtotal_cents), discount: usd(discount_cents), total: usd(total_cents), total_cents },
    ...{ currency: 'usd', credits: creditsFor(lines) },
  };
}
