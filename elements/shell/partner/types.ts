import type { AssetSource } from '../../ports/assets.js';
import type { FontFamily } from '../../ports/fonts.js';

/** What a partner's page gives `<dm-design-editor>`; all of it is optional [E-081]. */

/** A picture the editor offers. */
export interface PartnerPicture {
  /** Address of the file; one of another origin must allow to be read (`Access-Control-Allow-Origin`). */
  readonly src: string;
  readonly name?: string;
  /** Address of a smaller one for the list; `src` when absent. */
  readonly thumbnail?: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A template the editor offers. */
export interface PartnerTemplate {
  readonly name: string;
  /** Address of its picture. */
  readonly thumbnail: string;
  /** The stored design, or how it is had. */
  readonly design: object | (() => Promise<unknown>);
  /** Of the page, px; only their proportion counts. */
  readonly width: number;
  readonly height: number;
}

type Lists = 'photos' | 'backgrounds' | 'templates';

/** What stands in the panels: plain lists, or functions as `AssetSource` has them for lists too long to be given whole. */
export type PartnerAssets = Partial<Omit<AssetSource, Lists>> & {
  readonly photos?: readonly PartnerPicture[] | AssetSource['photos'];
  readonly backgrounds?: readonly PartnerPicture[] | AssetSource['backgrounds'];
  readonly templates?: readonly PartnerTemplate[] | AssetSource['templates'];
};

/** One file of a font. */
export interface PartnerFont {
  /** Name of the family; files of one name are its weights. */
  readonly name: string;
  /** Address of a TrueType or OpenType file; web fonts (woff, woff2) must be unpacked first. */
  readonly src: string;
  /** 100 to 900; 400 when absent. */
  readonly weight?: number;
  readonly italic?: boolean;
  readonly category?: FontFamily['category'];
  /** ISO 15924 codes ('Arab', 'Zsye' for emoji) of what it steps in for where other fonts have no such letters. */
  readonly scripts?: readonly string[];
}

export interface StorageOptions {
  /** The design's name as it is now. */
  readonly name: string;
  /** The page may go away before an answer comes: `fetch` with `keepalive`. */
  readonly leaving: boolean;
  readonly signal?: AbortSignal;
}

/** Where a partner keeps the open design. */
export interface DesignStorage {
  /** Keeps the design (JSON text); within 3 s of a change. What rejects is tried again until it is kept. */
  save(json: string, options: StorageOptions): Promise<unknown>;
  /** Keeps a new name. */
  rename?(name: string): Promise<unknown>;
}
