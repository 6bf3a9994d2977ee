import { chromium, type Page } from 'playwright';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { registered } from '../../e2e/support/accounts.js';
import { call } from '../../e2e/support/call.js';
import { ALL } from '../../e2e/support/designs-page.js';
import { makeDesigns } from '../../e2e/support/own-designs.js';
import { textOf } from '../../support/objects.js';
import { startServer } from '../real-server.js';
import { frameCost, type FrameCost } from '../stats.js';

/** Designs of the account, and how many are kept by one call. */
const MANY = 5000;
const AT_ONCE = 100;
/** Searches, and frames of scrolling. */
const SEARCHES = 60;
const FRAMES = 240;

/** What their pages speak of; a name is 'Card 1' to 'Card 5000'. */
const WORDS = 'harbor lantern market orchard copper violet summit meadow signal ribbon'.split(' ');

export interface LibraryBench {
  readonly designs: number;
  /** A call from the browser's process, ms: its way through HTTP is in it. */
  readonly search: FrameCost;
  readonly firstPage: FrameCost;
  /** From the address to the first design that is seen, ms. */
  readonly firstSight: FrameCost;
  /** From one frame to the next while the list is scrolled, ms. */
  readonly scrolling: FrameCost;
}

/** One's own 5,000 designs: searched, listed, seen, scrolled. */
export async function benchLibrary(root: string): Promise<LibraryBench> {
  const { address, stop } = await startServer(root);
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await (await browser.newContext({ baseURL: address })).newPage();
    await registered(page, ALL);
    process.stderr.write(`library, ${MANY} designs\n`);
    await makeMany(page);
    return {
      designs: MANY,
      search: await timed(SEARCHES, (i) => call(page, 'saved_design/list', { text: textFor(i) })),
      firstPage: await timed(SEARCHES, () => call(page, 'saved_design/list', { size: 100 })),
      firstSight: await timed(10, () => sight(page)),
      scrolling: frameCost([(await page.evaluate(scroll(FRAMES))) as number[]]),
    };
  } finally {
    await browser.close();
    await stop();
  }
}

export const libraryFigures = (bench: LibraryBench): Record<string, string> => ({
  [`searching ${bench.designs} designs of one's own, by name and words`]: told(bench.search),
  'the first page of their list, call': told(bench.firstPage),
  'the same from the address to the first design in sight': told(bench.firstSight),
  'a frame while it is scrolled': told(bench.scrolling),
});

const told = ({ first, median, p95 }: FrameCost): string => `${first} / ${median} / ${p95} ms`;

/** Names, words of pages, beginnings, and what is nowhere. */
const textFor = (i: number): string =>
  [`Card ${i * 37 + 1}`, WORDS[i % WORDS.length]!, WORDS[i % WORDS.length]!.slice(0, 4), `nothing${i}`][
    i % 4
  ]!;

async function makeMany(page: Page): Promise<void> {
  const [original_save_id] = await makeDesigns(page, 'Card');
  const blank = blankDesign({ width: 320, height: 200 });
  const speaking = (n: number) => {
    const words = `${WORDS[n % 10]!} ${WORDS[Math.floor(n / 10) % 10]!} ${n}`;
    return { ...blank, pages: [{ ...blank.pages[0]!, objects: [textOf({ text: words })] }] };
  };
  for (let first = 1; first < MANY; first += AT_ONCE) {
    const designs = Array.from({ length: AT_ONCE }, (_, i) => speaking(first + i));
    await patiently(page, () => call(page, 'saved_design/bulk_save', { original_save_id, first, designs }));
  }
}

/** The server takes so much of it in a minute. */
async function patiently(page: Page, save: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const refused = await save().then(
      () => null,
      (error: unknown) => error,
    );
    if (refused === null) return;
    if (!String(refused).endsWith('too_many')) throw refused;
    await page.waitForTimeout(5000);
  }
}

async function timed(times: number, work: (i: number) => Promise<unknown>): Promise<FrameCost> {
  const taken: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const started = performance.now();
    await work(i);
    taken.push(performance.now() - started);
  }
  return frameCost([taken]);
}

async function sight(page: Page): Promise<void> {
  await page.goto(ALL, { waitUntil: 'commit' });
  await page.getByRole('list', { name: 'All your designs' }).getByRole('listitem').first().waitFor();
}

/** In the page, as text since it runs there as it is: down through the list, and how long each frame took. */
const scroll = (frames: number): string => `(async () => {
  const taken = [];
  let last = await new Promise(requestAnimationFrame);
  for (let i = 0; i < ${frames}; i += 1) {
    scrollBy(0, 40);
    const now = await new Promise(requestAnimationFrame);
    taken.push(now - last);
    last = now;
  }
  return taken;
})()`;
