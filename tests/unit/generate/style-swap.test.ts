import { describe, expect, it } from 'vitest';
import { swapStyle, DEFAULT_STYLE_COLORS } from '../../../elements/generate/style-swap/swap-style.js';
import type { DesignFile } from '../../../elements/document/design-file.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import { lowContrast } from '../../../elements/preflight/checks/low-contrast.js';
import { testFonts } from '../../support/text/fonts.js';
import { nodeBackdrops } from '../preflight/support.js';
import type { PreflightEnv } from '../../../elements/preflight/env.js';
import { someTemplates, templateOf } from './fill/stored-templates.js';

const fonts = await testFonts();

/** Texts whose contrast is too low, by id; those on pictures are not judged, since none are here. */
function poorTexts(file: DesignFile): string[] {
  const env = {
    ...{
      objects: { fonts, resources: { image: () => undefined, icon: () => undefined } },
      size: file,
      unit: 'px',
    },
    ...{ backdrop: nodeBackdrops(() => undefined), placeholders: [], ready: () => true },
    ...{ fault: () => undefined, premium: () => false },
  } as PreflightEnv;
  return file.pages.flatMap((page) => {
    const objects = page.objects as readonly DesignObject[];
    const { id, background_color, groups } = page;
    const checked = { id, background_color, background: page.background_image ?? null, objects, groups };
    return objects.flatMap((object, at) =>
      lowContrast({ page: checked, object, at }, env) ? [object.id] : [],
    );
  });
}

/** Decks take seconds. */
const small = (files: readonly DesignFile[]) =>
  files.filter(({ pages }) => pages.flatMap(({ objects }) => objects).length < 24);

const TRIED = [
  DEFAULT_STYLE_COLORS,
  ['#10242f', '#ffb703'],
  ['#ffffff', '#ffe45c'],
  ['#d8315b', '#3e92cc'],
] as const;

describe('style swap', () => {
  it('makes the two colors the ground and the main accent, and the same twice', () => {
    const file = templateOf('bulb-talk');
    const swapped = swapStyle(file, DEFAULT_STYLE_COLORS);
    expect(swapped.pages[0]!.background_color).toBe(DEFAULT_STYLE_COLORS[0]);
    expect(JSON.stringify(swapped.pages[0]!.objects)).toContain(DEFAULT_STYLE_COLORS[1]);
    expect(swapStyle(file, DEFAULT_STYLE_COLORS)).toEqual(swapped);
  });

  it('leaves no text harder to read than it was, whatever the two are', () => {
    small(someTemplates(14)).forEach((file, i) => {
      const before = poorTexts(file);
      const after = poorTexts(swapStyle(file, TRIED[i % TRIED.length]!));
      expect(
        after.filter((id) => !before.includes(id)),
        file.id,
      ).toEqual([]);
    });
  });

  it('changes nothing but colors', () => {
    const plain = (file: DesignFile) => JSON.stringify(file).replace(/"#[0-9a-f]{6}"/gi, '"#"');
    for (const file of small(someTemplates(6))) expect(plain(swapStyle(file, TRIED[1]))).toBe(plain(file));
  });
});
