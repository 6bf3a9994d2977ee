import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { openTestPage } from '../../support/browser.js';
import type { PlayerBench } from './page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type FrameBenches = Readonly<Record<string, Readonly<Record<string, PlayerBench>>>>;

export interface PlayerBenches {
  /** By how many objects, by animation. */
  readonly frames: FrameBenches;
  /** Processor time of the page's own thread to open the panel of animations for the first time, and again, milliseconds. */
  readonly panel: readonly number[];
}

/** Frames of a page of 1080 x 1080 with 40 and with 200 objects, and opening the panel of animations. */
export async function benchPlayer(): Promise<PlayerBenches> {
  const { page, close } = await openTestPage(join(root, 'tests/bench/player/page.ts'), () => undefined);
  page.setDefaultTimeout(0);
  await page.waitForFunction('playerBench');
  const frames: Record<string, Record<string, PlayerBench>> = {};
  for (const count of [40, 200]) {
    process.stderr.write(`player, ${count} objects\n`);
    frames[count] = (await page.evaluate(`playerBench(${count})`)) as Record<string, PlayerBench>;
  }
  process.stderr.write('panel of animations\n');
  const panel = await benchOpening(page);
  await close();
  return { frames, panel };
}

async function benchOpening(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  await page.evaluate('prepareOpening()');
  const times: number[] = [];
  for (let i = 0; i < 2; i++) {
    const before = await spent();
    await page.evaluate('openingBench()');
    times.push(Math.round((await spent()) - before));
  }
  return times;
}

export const playerFigures = ({ frames, panel }: PlayerBenches): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(frames).flatMap(([count, animations]) =>
      Object.entries(animations).map(([name, { prepare, frame, painter }]) => [
        `a frame of ${name} on 1080 x 1080 px, ${count} objects`,
        `${frame.first} / ${frame.median} / ${frame.p95} ms, ${prepare} ms ahead; the painter alone ${painter.median} / ${painter.p95} ms`,
      ]),
    ),
  ),
  'opening the panel of animations, 40 objects: first time / again': `${panel.join(' / ')} ms of the page’s own thread`,
});
