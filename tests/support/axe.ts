import axe from 'axe-core';

/** One line per finding: what is wrong, and where. */
function describe(finding: axe.Result): string {
  return `${finding.id}: ${finding.help} (${finding.nodes.map((node) => node.target.join(' ')).join(', ')})`;
}

/** Resolves when nothing fades or slides any more: half-way in, every text has too little contrast. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

/**
 * Fails when axe finds a WCAG 2.2 A or AA fault in the element, its shadow trees included. Rules about whole pages
 * (landmarks, language, title) are left out: a test page has none.
 */
export async function expectAccessible(
  element: Element,
  disabledRules: readonly string[] = [],
): Promise<void> {
  await settled();
  const results = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
  });
  if (results.violations.length) throw new Error(results.violations.map(describe).join('\n'));
}
