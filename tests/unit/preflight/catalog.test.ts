import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { withColorway } from '../../../elements/generate/colorways.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { PreflightEnv } from '../../../elements/preflight/env.js';
import type { Finding } from '../../../elements/preflight/finding.js';
import { decodePicture } from '../../../elements/render/node.js';
import { RenderResources } from '../../../elements/render/resources.js';
import { openCatalog, openTemplate, readCatalog } from '../../support/catalog/catalog-templates.js';
import { runs } from '../../support/soak.js';
import { sampleTemplates } from '../../support/template-layouts.js';
import { nodeBackdrops, pageOf, run } from './support.js';

/** The templates as they are served: whoever starts with one starts with a clean list. */

const INDEX = new URL('../../../catalog/dist/index.json', import.meta.url);

type Catalog = Awaited<ReturnType<typeof openCatalog>>;

/** Templates spread over the catalog; all of them in a soak. */
function some<T>(all: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.floor(all.length / runs(40)));
  return all.filter((_, i) => i % step === 0);
}

/** Every finding of a template, its pictures loaded as the server does. */
async function findingsOf(design: DesignFile, { index, fonts }: Catalog): Promise<Finding[]> {
  const files = new Map(index.resources.map((each) => [`design_resource:${each.id}`, each]));
  const resources = new RenderResources(
    { bytes: (source) => readCatalog(files.get(source)!.file), font: () => Promise.resolve() },
    decodePicture,
    fonts,
  );
  const env: PreflightEnv = {
    objects: resources.env,
    size: design,
    unit: design.dimension_units ?? 'px',
    backdrop: nodeBackdrops((source) => resources.picture(source)),
    placeholders: ['Add a heading', 'Add a subheading', 'Add a little bit of body text'],
    ready: () => true,
    fault: () => undefined,
    premium: (source) => files.get(source)?.free === false,
  };
  const found: Finding[] = [];
  for (const stored of design.pages) {
    const background = stored.background_image ?? null;
    const objects = stored.objects as readonly DesignObject[];
    await resources.load(background ? [background, ...objects] : objects);
    const { id, background_color, groups } = stored;
    found.push(...run(pageOf(objects, { id, background_color, background, groups }), env).findings);
  }
  return found;
}

let catalog: Catalog;
beforeAll(async () => {
  expect(existsSync(INDEX), 'the catalog is built: npm run catalog').toBe(true);
  catalog = await openCatalog();
});

describe('the templates of the catalog', () => {
  it('leave preflight nothing to say, not even a hint [E-099]', async () => {
    const found: string[] = [];
    for (const { id, file } of sampleTemplates(catalog.index.templates))
      for (const { id: what, facts, severity } of await findingsOf(await openTemplate({ file }), catalog))
        found.push(`${id}: ${severity} ${what} ${JSON.stringify(facts)}`);
    expect(catalog.index.templates.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  }, 300_000);

  it('leave it nothing to say in their other colorways either', async () => {
    const found: string[] = [];
    let looked = 0;
    for (const { file } of some(catalog.index.templates)) {
      const design = await openTemplate({ file });
      for (const { id: way } of (design.colorways ?? []).slice(1)) {
        looked += 1;
        for (const { id: what, facts } of await findingsOf(withColorway(design, way)!, catalog))
          found.push(`${design.id} in ${way}: ${what} ${JSON.stringify(facts)}`);
      }
    }
    expect(looked).toBeGreaterThan(40);
    expect(found).toEqual([]);
  }, 900_000);
});
