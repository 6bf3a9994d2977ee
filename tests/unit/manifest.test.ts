import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze, committed } from '../../scripts/checks/check-manifest.mjs';
import { classOf, elementFiles, root, tagOf } from '../../scripts/support/files.mjs';
import { elementsOf } from '../../scripts/generate/wrappers.mjs';

const elements = elementsOf(JSON.parse(committed()));
type ManifestElement = (typeof elements)[number];

/** Names in `interface DmFooEvents { 'dm-change': …; }` of an element's source. */
function declaredEvents({ file, className }: ManifestElement): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const body = new RegExp(`interface ${className}Events[^{]*{([\\s\\S]*?)\\n}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^\s*(?:readonly )?'(dm-[\w-]+)':/gm)].map(([, name]) => name ?? '').sort();
}

describe('custom-elements.json', () => {
  it('[C-029] describes every public element and matches the source', () => {
    expect(elements.map(({ file }) => file)).toEqual(elementFiles());
    expect(analyze() === committed(), 'run `npm run manifest` and commit custom-elements.json').toBe(true);
  });

  it('knows every element by the tag and class its file name promises', () => {
    for (const { tag, className, file } of elements) {
      expect(tag).toBe(tagOf(file));
      expect(className).toBe(classOf(tag));
    }
  });

  it.each(elements)(
    'documents the events of $tag with @fires, all that its Events interface declares',
    (element) => {
      expect(element.events).toEqual(declaredEvents(element));
    },
  );
});
