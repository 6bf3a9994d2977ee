import type { FillFault, PictureInput } from '../elements/generate/fill/fill-inputs.js';
import type { Sessions } from './accounts/sessions.js';
import type { SignIn } from './accounts/sign-in.js';
import type { Addresses } from './config/addresses.js';
import type { CommerceSettings } from './config/commerce.js';
import type { Database, Executor } from './db/database.js';
import type { FileStore } from './files/store/file-store.js';
import type { CutoutModel } from './cutout-model/cutout-model.js';
import type { TakeScreenshot } from './browser/screenshot-queue.js';
import type { ImageModel } from './image-model/image-model.js';
import type { FetchRemote } from './net/fetch-remote.js';
import type { CatalogIndex } from '../catalog/format.js';
import type { JobQueue } from './queue/job-queue.js';
import type { OwnAccounts } from './provider/own-accounts.js';
import type { PlanProvider } from './payments/plan-provider.js';
import type { PaymentProvider } from './payments/payment-provider.js';
import type { Mailer } from './mail/mailer.js';
import type { PhotoSource } from './stock-photos/photo-source.js';
import type { SearchEngine } from './search/search-engine.js';

export type CatalogData = Pick<
  CatalogIndex,
  'fonts' | 'fallbackFonts' | 'pairings' | 'paletteCategories' | 'formats'
>;

/** A design of texts, lines and shapes, to be made a PDF of. */
export interface PdfWork {
  /** JSON text. */
  readonly designFile: string;
  readonly title: string;
  /** Written into the file, so that equal designs give equal bytes. */
  readonly created: Date;
}

/** A template with words and pictures for its labeled slots, by label. */
export interface FillWork {
  /** JSON text. */
  readonly designFile: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, PictureInput>>;
}

export interface Filled {
  /** JSON text. */
  readonly designFile: string;
  /** Words that no size could hold; they are there all the same. */
  readonly faults: readonly Pick<FillFault, 'slot' | 'kind'>[];
}

/** What the handlers work with; tests put their own in place. */
export interface Services {
  readonly db: Executor;
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  /** What members do with their accounts; absent where an account provider outside keeps them. */
  readonly ownAccounts?: OwnAccounts;
  readonly mailer: Mailer;
  /** What of the catalog is only read: families, font sets, palettes, formats of the wizard. */
  readonly catalog: CatalogData;
  /** Absent: each request's own origin. */
  readonly addresses?: Addresses;
  readonly fetchRemote: FetchRemote;
  /** Makes pictures from words. */
  readonly imageModel: ImageModel;
  /** Finds the subjects of pictures; absent where the operator has no model for it. */
  readonly cutoutModel?: CutoutModel;
  /** Providers of photos that are connected. */
  readonly photoSources: readonly PhotoSource[];
  readonly takeScreenshot: TakeScreenshot;
  readonly searchEngine: SearchEngine;
  /** Who takes cards. */
  readonly payments: PaymentProvider;
  readonly plans: PlanProvider;
  /** Prices, walls and the seller. */
  readonly commerce: CommerceSettings;
  /** The exporter of the editor, in a thread. */
  readonly writePdf: (work: PdfWork) => Promise<Uint8Array>;
  /** The generator of the editor, in a thread. */
  readonly fillTemplate: (work: FillWork) => Promise<Filled>;
}
