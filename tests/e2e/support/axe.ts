import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Axe {
  run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds at WCAG 2.2 AA within a part of the page: rule and element of each. Judged once nothing moves any more. */
export async function faultsOf(page: Page, part: string): Promise<string[]> {
  await page.evaluate(await readFile(SOURCE, 'utf8'));
  return page.evaluate(async (selector) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map((animation) => animation.finished));
    const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(selector, { runOnly: tags });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
}
