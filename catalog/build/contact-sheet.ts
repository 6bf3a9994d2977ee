import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { parseDesignFile } from '../../elements/document/design-file.js';
import type { Assets } from './assets.js';
import { Dist } from './dist.js';
import { colorwaysOf } from './templates/colorways.js';
import { compileTemplates, compileTextTemplates } from './templates/compile-templates.js';
import type { Compiled } from './templates/compile-template.js';
import { openLibrary } from './templates/library.js';
import { lintTemplate } from './templates/lint/lint.js';
import { lintRenderedContrast } from './templates/lint/rendered-contrast.js';
import type { Recipe } from './templates/recipe.js';
import { Thumbnails } from './thumbnails/thumbnails.js';

/**
 * A contact sheet for whoever makes templates: compiles, checks and draws those whose id, recipe or category is one of
 * the words ('texts' stands for all text templates), every page of them, from the assets of the last build; with
 * `--colorways` in every palette that they may be had in.
 *
 *     node --import tsx catalog/build/contact-sheet.ts post-arch poster --out sheet.png --columns 4 --cell 400
 */
const GROUND = '#8b8b8b';
const GAP = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'sheet.png' },
    columns: { type: 'string', default: '4' },
    cell: { type: 'string', default: '400' },
    colorways: { type: 'boolean', default: false },
  },
});

const dist = new Dist(new URL('../dist', import.meta.url).pathname);
const stamp = await dist.readJson<{ assets: Assets }>('build.json');
if (!stamp) throw new Error('there are no assets yet; run npm run catalog');
const read = (path: string): Promise<Uint8Array> => dist.read(path);
const library = await openLibrary(stamp.assets, read);
const thumbnails = new Thumbnails(stamp.assets, library.fonts, read);

/** The category of text templates, which the source leaves empty, as a word of the command line. */
const TEXTS = 'texts';

const isNamed = ({ id, category }: Recipe, source: { readonly id: string }): boolean =>
  positionals.some((word) => [source.id, id, category || TEXTS].includes(word));
const texts = compileTextTemplates(library).filter(({ recipe, source }) => isNamed(recipe, source));
const chosen = [...compileTemplates(library, isNamed), ...texts].flatMap((each) => [
  each,
  ...(values.colorways ? othersOf(each) : []),
]);
for (const each of chosen)
  for (const issue of [
    ...unreadable(each),
    ...lintTemplate(each, library),
    ...(await lintRenderedContrast(each, thumbnails)),
  ])
    console.log(issue);
await writeFile(values.out, await sheet(chosen, Number(values.columns), Number(values.cell)));
console.log(`${chosen.length} templates on ${values.out}`);

/** The template in its other colorways. */
function othersOf(each: Compiled): Compiled[] {
  return colorwaysOf(each, library)
    .slice(1)
    .map(({ compiled }) => compiled);
}

/** What the editor would say to the design as a file: values out of their range, paths it cannot read. */
function unreadable({ source, design }: Compiled): string[] {
  try {
    parseDesignFile(JSON.stringify(design));
    return [];
  } catch (error) {
    return [`${source.id}: unreadable: ${(error as Error).message}`];
  }
}

async function sheet(templates: readonly Compiled[], columns: number, cell: number): Promise<Buffer> {
  const pages = templates.flatMap(({ design, recipe }) =>
    design.pages.map((page) => ({ page, size: { width: recipe.size[0], height: recipe.size[1] } })),
  );
  const pictures = [];
  for (const { page, size } of pages)
    pictures.push(
      await sharp(await thumbnails.render(page as never, size, { transparent: false }))
        .resize(cell - GAP, cell - GAP, { fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true }),
    );
  const width = columns * cell;
  const height = Math.max(1, Math.ceil(pages.length / columns)) * cell;
  const placed = pictures.map(({ data, info }, i) => ({
    input: data,
    left: (i % columns) * cell + Math.floor((cell - info.width) / 2),
    top: Math.floor(i / columns) * cell + Math.floor((cell - info.height) / 2),
  }));
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(placed)
    .png()
    .toBuffer();
}
