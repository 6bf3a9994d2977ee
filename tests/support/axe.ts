import axe from 'axe-core';

/** One line per finding: what is wrong, and where. */
function describe(finding: axe.Result): string {
  return `${finding.id}: ${finding.help} (${finding.nodes.map((node) => node.target.join(' ')).join(', ')})`;
}

const frame = () => new Promise(requestAnimationFrame);

/** The document and every shadow tree in it: each knows its own animations alone. */
function treesOf(tree: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inner = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? treesOf(shadowRoot) : [],
  );
  return [tree, ...inner];
}

/**
 * Resolves when nothing fades or slides any more: half-way in, every text has too little contrast. What was just shown
 * begins to move only with the next frame, and what ends may set off another.
 */
async function settled(): Promise<void> {
  for (;;) {
    await frame();
    await frame();
    const moving = treesOf(document)
      .flatMap((tree) => tree.getAnimations())
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }
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
