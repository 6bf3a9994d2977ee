import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { committed } from '../../scripts/checks/check-manifest.mjs';
import { root } from '../../scripts/support/files.mjs';
import { elementsOf } from '../../scripts/generate/wrappers.mjs';

const tags = elementsOf(JSON.parse(committed()))
  .map(({ tag }) => tag)
  // it shows nothing without an editor around it: `demo/editor.html` has both
  .filter((tag) => tag !== 'dm-canvas');

describe('every element', () => {
  it('is among those looked for', () => expect(tags.length).toBeGreaterThan(40));

  it.each(tags)('%s has its demo page, which loads it', (tag) => {
    const page = readFileSync(join(root, `demo/elements/${tag}.html`), 'utf8');
    expect(page).toContain(`<${tag}`);
  });
});
