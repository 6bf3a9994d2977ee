import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Lighthouse lies with the rivals, outside the product's packages: it is reached by its path. */

interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly node?: { readonly snippet?: string } }[] };
}

interface Report {
  /** Why nothing could be measured. */
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ readonly lhr: Report }>;

export type Device = 'desktop' | 'mobile';

export interface PageScores {
  /** 0-100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds; the shift has no unit. */
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  /** Audits of accessibility and best practices that failed, with the nodes they name. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

const CATEGORIES = ['accessibility', 'best-practices', 'performance'];
/** What must be perfect; performance depends on the machine. */
const PERFECT = ['accessibility', 'best-practices'];

/** Measures one page in the browser that listens on a port for its commands. */
export async function measure(
  packages: string,
  url: string,
  device: Device,
  port: number,
): Promise<PageScores> {
  const load = async (path: string) =>
    ((await import(pathToFileURL(join(packages, 'lighthouse', path)).href)) as { default: unknown }).default;
  const lighthouse = (await load('core/index.js')) as Lighthouse;
  const config = device === 'desktop' ? ((await load('core/config/desktop-config.js')) as object) : undefined;
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES }, config);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (id: string): number => Math.round((lhr.audits[id]?.numericValue ?? 0) * 1000) / 1000;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
    ),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blockingTime: Math.round(value('total-blocking-time')),
    layoutShift: value('cumulative-layout-shift'),
    faults: faultsOf(lhr),
  };
}

function faultsOf({ categories, audits }: Report): PageScores['faults'] {
  const failed = PERFECT.flatMap((id) => categories[id]?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
  );
  return Object.fromEntries(
    failed.map(({ id }) => [
      id,
      (audits[id]?.details?.items ?? []).map((item) => item.node?.snippet ?? JSON.stringify(item)),
    ]),
  );
}
