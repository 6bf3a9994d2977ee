import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestPage } from '../../support/browser.js';
import type { PlayerBench } from './page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type PlayerBenches = Readonly<Record<string, Readonly<Record<string, PlayerBench>>>>;

/** Frames of a page of 1080 x 1080 with 40 and with 200 objects. */
export async function benchPlayer(): Promise<PlayerBenches> {
  const { page, close } = await openTestPage(join(root, 'tests/bench/player/page.ts'), () => undefined);
  page.setDefaultTimeout(0);
  await page.waitForFunction('playerBench');
  const result: Record<string, Record<string, PlayerBench>> = {};
  for (const count of [40, 200]) {
    process.stderr.write(`player, ${count} objects\n`);
    result[count] = (await page.evaluate(`playerBench(${count})`)) as Record<string, PlayerBench>;
  }
  await close();
  return result;
}

export const playerFigures = (benches: PlayerBenches): Record<string, string> =>
  Object.fromEntries(
    Object.entries(benches).flatMap(([count, animations]) =>
      Object.entries(animations).map(([name, { prepare, frame, painter }]) => [
        `a frame of ${name} on 1080 x 1080 px, ${count} objects`,
        `${frame.first} / ${frame.median} / ${frame.p95} ms, ${prepare} ms ahead; the painter alone ${painter.median} / ${painter.p95} ms`,
      ]),
    ),
  );
