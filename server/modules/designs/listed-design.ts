import type { z } from 'zod/mini';
import type { listedDesign } from '../../contract/shared-schemas.js';
import { savedDesign } from '../../db/schema.js';
import { thumbnailAddress } from './thumbnail.js';

/** What lists of designs read of each. */
const { id, name, width, height, thumbnail_hash, updated_at } = savedDesign;
export const LISTED_COLUMNS = { id, name, width, height, thumbnail_hash, updated_at };

/** A row of them. */
export interface ListedRow {
  readonly id: string;
  readonly name: string;
  /** px */
  readonly width: number;
  readonly height: number;
  readonly thumbnail_hash: string | null;
  readonly updated_at: Date;
}

/** A design as lists show it. */
export const toListedDesign = (row: ListedRow): z.output<typeof listedDesign> => ({
  _id: row.id,
  name: row.name,
  thumbnail: thumbnailAddress(row),
  width: row.width,
  height: row.height,
  updated_at: row.updated_at.toISOString(),
});
