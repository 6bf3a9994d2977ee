import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../elements/document/design-file.js';
import type { DrawnPage } from '../../elements/display/page-ops.js';
import type { FontFamily } from '../../elements/ports/fonts.js';
import { coverOf, shownKinds } from '../support/catalog/shown-kinds.js';
import { someOf } from '../support/soak.js';
import { sampleTemplates } from '../support/template-layouts.js';
import { openEngines, type ThreeEngines } from './three-engines.js';

/** What people really open: templates of the shipped catalog, as its thumbnails and its editor paint them. */

const DIST = new URL('../../catalog/dist/', import.meta.url);
/** Half size: half the time, and photos are shrunk as a fitted page shows them. */
const SCALE = 0.5;

/**
 * How far a channel of a pixel may be off, and the share of pixels that are off at all. Nearly all templates are painted alike
 * to the last pixel; where many round parts lie over one another, single pixels at their edges differ.
 */
const CLOSE = { most: 40, visible: 0.00015, differing: 0.0007 };

interface Index {
  readonly fonts: readonly FontFamily[];
  readonly fallbackFonts: readonly FontFamily[];
  readonly templates: readonly { readonly id: string; readonly file: string }[];
  readonly resources: readonly { readonly id: string; readonly file: string }[];
}

const index = JSON.parse(await readFile(new URL('index.json', DIST), 'utf8')) as Index;

const faces = [
  ...index.fonts.map((family) => ({ family, fallback: false })),
  ...index.fallbackFonts.map((family) => ({ family, fallback: true })),
].flatMap(({ family, fallback }) =>
  family.faces.map(({ id, weight, italic, src }) => ({
    id,
    family: family.name,
    weight,
    italic,
    src,
    fallback,
  })),
);

const designs = new Map(
  await Promise.all(
    index.templates.map(
      async (template) =>
        [template, parseDesignFile(await readFile(new URL(template.file, DIST), 'utf8'))] as const,
    ),
  ),
);

/** Those that show all that a template shows anywhere, and one of every few layouts beside them; all of them in a soak. */
function painted(): readonly Index['templates'][number][] {
  const showing = coverOf(index.templates, (template) => shownKinds(designs.get(template)!));
  return [...new Set([...showing, ...someOf(sampleTemplates(index.templates), 3)])];
}

async function fontBytes(id: string): Promise<Uint8Array> {
  const face = faces.find((known) => known.id === id);
  if (!face) throw new Error(`no face ${id}`);
  return readFile(new URL(face.src.replace('/static/', ''), DIST));
}

async function sourceBytes(source: string): Promise<Uint8Array> {
  const resource = index.resources.find(({ id }) => `design_resource:${id}` === source);
  if (!resource) throw new Error(`the catalog has no ${source}`);
  return readFile(new URL(resource.file, DIST));
}

describe('templates of the catalog', () => {
  let engines: ThreeEngines;
  beforeAll(async () => {
    engines = await openEngines({ bytes: sourceBytes, font: fontBytes, faces });
    // reading all faces takes longer than any of the pages
    const { width, height, pages } = [...designs.values()][0]!;
    const golden = { width, height, page: pages[0] as DrawnPage };
    await engines.difference('page', golden, SCALE, engines.paint(golden, SCALE));
  });
  afterAll(() => engines?.close());

  it.each(painted().map((template) => [template.id, template] as const))(
    '%s: Node and Chromium paint the same pixels',
    async (_, template) => {
      const design = designs.get(template)!;
      for (const page of design.pages) {
        const golden = { width: design.width, height: design.height, page: page as DrawnPage };
        const pixels = engines.paint(golden, SCALE);
        const [{ most, visible, differing }] = await Promise.all([
          engines.difference('page', golden, SCALE, pixels),
          pixels,
        ]);
        expect(most).toBeLessThanOrEqual(CLOSE.most);
        expect(visible).toBeLessThanOrEqual(CLOSE.visible);
        expect(differing).toBeLessThan(CLOSE.differing);
      }
    },
  );
});
