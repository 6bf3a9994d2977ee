import type { DesignFile } from '../../../elements/document/design-file.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import { checkPage } from '../../../elements/preflight/check-page.js';
import { createBackdropEnv } from '../../../elements/preflight/contrast/backdrop-env.js';
import type { PreflightEnv } from '../../../elements/preflight/env.js';
import type { CheckId, Finding } from '../../../elements/preflight/finding.js';
import { decodePicture, nodePaintEnv, pixelsOf } from '../../../elements/render/node.js';
import { RenderResources } from '../../../elements/render/resources.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';

/** What is wrong with an object, by what was looked for. */
const WORDS: Readonly<Record<CheckId, string>> = {
  'missing-picture': 'shows a picture that cannot be shown',
  'missing-glyph': 'has letters that its font lacks',
  'waiting-font': 'has letters whose font could not be read',
  'cut-text': 'has a text that is cut off',
  'outside-page': 'lies beside the page',
  premium: 'shows what is sold',
  'empty-frame': 'is a frame without a picture',
  'leftover-text': 'has a text that nobody wrote',
  'low-contrast': 'has a text that is hard to read on its ground',
  'low-resolution': 'shows a picture larger than it is sharp',
  'simplified-drawing': 'shows a drawing simpler than it is',
};

interface Tools {
  readonly fonts: FontStore;
  /** The file behind a source key. */
  readonly bytes: (source: string) => Promise<Uint8Array>;
}

/** What preflight finds in a template: the catalog's own leave it nothing to say, and so must a pack's [E-099]. */
export async function preflightTemplate(
  design: DesignFile,
  { fonts, bytes }: Tools,
): Promise<readonly string[]> {
  const resources = new RenderResources({ bytes, font: () => Promise.resolve() }, decodePicture, fonts);
  const plain = (source: string) => resources.picture(source);
  const env: PreflightEnv = {
    objects: resources.env,
    size: design,
    unit: design.dimension_units ?? 'px',
    backdrop: createBackdropEnv(nodePaintEnv(plain), plain, pixelsOf),
    placeholders: ['Add a heading', 'Add a subheading', 'Add a little bit of body text'],
    ready: () => true,
    fault: (source) => (resources.failures.has(source) ? 'unreadable' : undefined),
    // told by name before
    premium: () => false,
  };
  const found: string[] = [];
  for (const [at, stored] of design.pages.entries()) {
    const background = stored.background_image ?? null;
    const objects = stored.objects as readonly DesignObject[];
    await resources.load(background ? [background, ...objects] : objects);
    const { id, background_color = null, groups } = stored;
    const page = { id, background_color, background, objects, groups: groups ?? [] };
    found.push(...findings(checkPage(page, env)).map((finding) => sentence(at, finding)));
  }
  return found;
}

function findings(work: ReturnType<typeof checkPage>): readonly Finding[] {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

const sentence = (page: number, { check, objects, facts }: Finding): string => {
  const said = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return `page ${page + 1}: ${objects.join(', ')} ${WORDS[check]}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
};
