import { openTemplate, suggest } from '../../unit/generate/suggest/support.js';
import { frameCost, type FrameCost } from '../stats.js';

/** A resume of 52 objects, an invoice of 39 and a poster of 10, by what they are called in the report. */
const TEMPLATES = {
  'a resume of 52 objects': 'architect-resume',
  'an invoice of 39 objects': 'film-invoice',
  'a post of 10 objects': 'bulb-talk',
} as const;

export type SuggestBench = Readonly<Record<string, FrameCost>>;

/** 29 variations of a page, fonts and pictures being here: milliseconds of processor time, which is a worker's. */
export async function benchSuggest(times: number): Promise<SuggestBench> {
  process.stderr.write('suggest, 29 variations\n');
  const costs: Record<string, FrameCost> = {};
  for (const [name, id] of Object.entries(TEMPLATES)) {
    const opened = await openTemplate(id);
    const spent = Array.from({ length: times }, (_, seed) => {
      const from = process.cpuUsage();
      suggest(opened, { seed });
      return process.cpuUsage(from).user / 1000;
    });
    costs[name] = frameCost([spent]);
  }
  return costs;
}

export const suggestFigures = (costs: SuggestBench): Record<string, string> =>
  Object.fromEntries(
    Object.entries(costs).map(([name, { first, median, p95 }]) => [
      `29 variations of ${name}, a worker's work`,
      `${first} / ${median} / ${p95} ms`,
    ]),
  );
