import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.js';

/**
 * A backup is gzipped lines of JSON: a head with row counts, then a row or a file a line. It is the same for both database
 * engines, so that it also moves from one to the other.
 */
export const FORMAT = 'design-maker-backup';
export const VERSION = 2;
/** The first version knew no accounts; what it holds is read as before. */
export const READABLE: readonly number[] = [1, 2];

/**
 * In an order in which every row comes after what it refers to. Jobs go too: a lost thumbnail would stay lost. With the
 * accounts' passwords and the installation's keys in it, a backup is as secret as the database.
 */
export const BACKUP_TABLES = {
  file: schema.file,
  category: schema.category,
  template: schema.template,
  templateCategory: schema.templateCategory,
  iconGroup: schema.iconGroup,
  designResource: schema.designResource,
  textTemplate: schema.textTemplate,
  catalogImport: schema.catalogImport,
  packFile: schema.packFile,
  searchEntry: schema.searchEntry,
  secret: schema.secret,
  providerAccount: schema.providerAccount,
  visitor: schema.visitor,
  user: schema.user,
  folder: schema.folder,
  folderPermission: schema.folderPermission,
  savedDesign: schema.savedDesign,
  designPermission: schema.designPermission,
  designRevision: schema.designRevision,
  upload: schema.upload,
  mockup: schema.mockup,
  mockupFile: schema.mockupFile,
  mockupCategory: schema.mockupCategory,
  savedMockup: schema.savedMockup,
  coupon: schema.coupon,
  order: schema.order,
  orderSku: schema.orderSku,
  orderPicture: schema.orderPicture,
  orderEvent: schema.orderEvent,
  purchase: schema.purchase,
  couponUse: schema.couponUse,
  creditEntry: schema.creditEntry,
  payment: schema.payment,
  paymentEvent: schema.paymentEvent,
  subscription: schema.subscription,
  quotaUse: schema.quotaUse,
  counter: schema.counter,
  invoice: schema.invoice,
  sandboxObject: schema.sandboxObject,
  sandboxRequest: schema.sandboxRequest,
  sandboxEvent: schema.sandboxEvent,
  generation: schema.generation,
  generatedPicture: schema.generatedPicture,
  team: schema.team,
  brandKit: schema.brandKit,
  brandFile: schema.brandFile,
  accessToken: schema.accessToken,
  webhook: schema.webhook,
  webhookDelivery: schema.webhookDelivery,
  job: schema.job,
} as const satisfies Record<string, PgTable>;

/**
 * What is true only for a while: who is signed in or about to be, what the provider remembers of it, links that were mailed
 * and the mail itself; and the words of searches, which are counted anew; and pages that were rendered, which go after a week. Restoring empties them: everybody signs in again,
 * and no mail goes out twice.
 */
export const TRANSIENT_TABLES = {
  session: schema.session,
  signInAttempt: schema.signInAttempt,
  providerRecord: schema.providerRecord,
  mailedLink: schema.mailedLink,
  mail: schema.mail,
  invitationMail: schema.invitationMail,
  accessRequest: schema.accessRequest,
  searchTerm: schema.searchTerm,
  renderOutput: schema.renderOutput,
} as const satisfies Record<string, PgTable>;

export type TableName = keyof typeof BACKUP_TABLES;
export const TABLE_NAMES = Object.keys(BACKUP_TABLES) as TableName[];

export interface Head {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly made: string;
  /** Tables that came later are absent from older backups. */
  readonly rows: Partial<Record<TableName, number>>;
}

export type Line =
  | { readonly table: TableName; readonly row: Record<string, unknown> }
  /** null: the row was there and the file was not. */
  | { readonly file: string; readonly data: string | null };

/** JSON has no dates: columns that hold them get them back. */
export function revive(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      columns[key]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}
