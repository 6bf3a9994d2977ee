import type { DesignObject } from '../objects/kinds.js';
import type { BulkLabel, BulkRow } from './bulk/bulk-data.js';
import type { DesignFields, GroupEntry, PageFields } from './design-file.js';

/** The design as the editor holds it: flat records keyed by id. The stored form is rebuilt from them by `saveDesign`. */
export type DocumentRecord =
  | DesignRecord
  | PageRecord
  | ObjectRecord
  | GroupRecord
  | LabelRecord
  | RowsRecord;

/** The one design record's id. */
export const DESIGN_ID = 'design:';

/** Everything of the stored file but its pages and what bulk editing keeps. */
export interface DesignRecord {
  readonly typeName: 'design';
  readonly id: typeof DESIGN_ID;
  readonly design: DesignFields;
}

/** Everything of a stored page but its objects, groups and background picture. */
export interface PageRecord {
  readonly typeName: 'page';
  readonly id: string;
  /** Place in the design, from 0. */
  readonly index: number;
  readonly page: PageFields;
}

export interface ObjectRecord {
  readonly typeName: 'object';
  readonly id: string;
  /** Id of the page it is on. */
  readonly page: string;
  /** 'background' for the picture behind the page. */
  readonly slot: 'page' | 'background';
  /** The stored form; replaced, never changed in place, so its identity keys caches. */
  readonly object: DesignObject;
}

export interface GroupRecord {
  readonly typeName: 'group';
  readonly id: string;
  readonly page: string;
  /** Ids of the member objects, bottom first. */
  readonly objects: readonly string[];
  /** The group this one is in. */
  readonly parent?: string;
  readonly extra: GroupFields;
}

/** What else a group may have; unknown fields are kept for the round trip. */
export interface GroupFields {
  /** Of the group as a whole, 0 to 1. */
  readonly opacity?: number;
  readonly blend_mode?: GroupEntry['blend_mode'];
  /** Where its objects lead. */
  readonly link?: string;
  readonly [field: string]: unknown;
}

/** Id of the record of a bulk label. */
export const labelRecordId = (label: string): string => `label:${label}`;

/** A bulk label, a column of the bulk sheet. */
export interface LabelRecord {
  readonly typeName: 'label';
  /** See `labelRecordId`. */
  readonly id: string;
  /** Place in the sheet: of two labels the smaller comes first. */
  readonly index: number;
  readonly label: BulkLabel;
}

/** The one record of bulk rows. */
export const ROWS_ID = 'rows:';

/** The rows of the bulk sheet; a design that was never filled in has none. */
export interface RowsRecord {
  readonly typeName: 'rows';
  readonly id: typeof ROWS_ID;
  readonly rows: readonly BulkRow[];
}
