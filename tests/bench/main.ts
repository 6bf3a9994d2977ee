import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestPage, type TestPage } from '../support/browser.js';
import type { CanvasBench, Library } from './canvas/page.js';
import type { OpenBench } from './document/page.js';
import { reportText } from './report.js';
import type { FrameCost } from './stats.js';
import { benchCutout } from './cutout/bench.js';
import type { CutoutBench } from './cutout/page.js';
import { benchLighthouse } from './lighthouse/bench.js';
import { benchGenerate, generateFigures } from './generate/bench.js';
import { benchEffects } from './effects/bench.js';
import type { SlideBench } from './effects/page.js';
import { SCENE } from './canvas/scene.js';
import { asked, type Asked, type Verb } from './asked.js';
import { benchFilm, filmFigures } from './film/bench.js';
import { benchPlayer, playerFigures } from './player/bench.js';
import { benchLibrary, libraryFigures } from './library/bench.js';
import { benchResize, resizeFigures } from './resize/bench.js';
import { benchSearch } from './search/bench.js';
import { benchMockup } from './mockup/bench.js';
import { mockupFigures } from './mockup/figures.js';
import { benchParts } from './parts/bench.js';
import { partsText } from './parts/report.js';
import { benchOpening, openingFigures } from './opening/bench.js';
import { benchSheet, sheetFigures } from './sheet/bench.js';
import { benchSuggest, suggestFigures } from './suggest/bench.js';
import { searchOf, searchSection, withSearch } from './search/report.js';

/**
 * `npm run bench [-- 200 1000 marquee]`: JSON on stdout; how it goes on is told on stderr. A full run writes docs/bench.md,
 * the bench of search its own part of it, that of parts docs/page-parts.md.
 */

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const docs = join(root, 'docs/bench.md');
/** Values of a slider on a photo. */
const SLIDES = 60;
/** Strokes of the brush on a photo. */
const STROKES = 6;
/** Frames in which a picture is dragged over a mockup. */
const MOCKUP_FRAMES = 40;
/** Keys pressed in a bulk sheet. */
const KEYS = 100;
/** Times that variations are made. */
const SUGGESTED = 5;
/** How often a design is made in all sizes. */
const RESIZES = 7;
/** Frames of a round. */
const FRAMES = 20;

const packages = join(here, 'node_modules');

/**
 * The rivals and Lighthouse are no part of the product: they come on the first run. Without their optional parts, which
 * need a compiler.
 */
function installed(name: string): void {
  if (existsSync(join(packages, name))) return;
  process.stderr.write('installing the rivals and Lighthouse\n');
  execFileSync('npm', ['ci', '--omit=optional', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: ['ignore', 2, 2],
  });
}

const share = (ours: number, theirs: number): number => Math.round((ours / theirs) * 100) / 100;

const COMPARED = ['Drag', 'DragAll', 'Select', 'Marquee', 'Pan', 'Zoom'] as const;
const RIVALS = ['konva', 'fabric'] as const;

/** How many times what the rivals need we need: below 1 is ahead. */
function ratios(cost: CanvasBench): Record<string, number> {
  const pairs = COMPARED.flatMap((verb) =>
    RIVALS.flatMap((rival) => {
      const [ours, theirs] = [cost[`dm${verb}`], cost[`${rival}${verb}`]];
      const name = `${verb.toLowerCase()}To${rival === 'konva' ? 'Konva' : 'Fabric'}`;
      return ours && theirs ? [[name, share(ours.median, theirs.median)] as const] : [];
    }),
  );
  return Object.fromEntries(pairs);
}

const served = (path: string) =>
  path.startsWith('/catalog/source/fonts/') ? readFile(join(root, path)) : undefined;

async function canvasPage(): Promise<TestPage> {
  const opened = await openTestPage(join(here, 'canvas/page.ts'), served);
  opened.page.setDefaultTimeout(0);
  await opened.page.setViewportSize(SCENE);
  await opened.page.waitForFunction('canvasBench');
  return opened;
}

/** Time to the first picture and what stays in JavaScript's memory for it, each library alone in a page of its own. */
async function built(library: Library, count: number) {
  const { page, close } = await canvasPage();
  const session = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  const ms = (await page.evaluate(`buildSubject('${library}', ${count})`)) as number;
  const heapMB = Math.round(((await heap()) - before) / 1e5) / 10;
  await close();
  return { ms: Math.round(ms), heapMB };
}

async function verbs(count: number, verbs: readonly Verb[]): Promise<CanvasBench> {
  if (verbs.length === 0) return {};
  const { page, close } = await canvasPage();
  const cost = (await page.evaluate(
    `canvasBench(${count}, ${FRAMES}, ${JSON.stringify(verbs)})`,
  )) as CanvasBench;
  await close();
  return cost;
}

const builds = async (count: number) => ({
  dm: await built('dm', count),
  konva: await built('konva', count),
  fabric: await built('fabric', count),
});

async function benchCanvas(count: number, wanted: Asked) {
  process.stderr.write(`canvas, ${count} objects\n`);
  const cost = await verbs(count, wanted.verbs);
  const build = wanted.has('build') ? { build: await builds(count) } : {};
  return { objects: count, ...cost, ...build, ratios: ratios(cost) };
}

/** Opening and saving a long design, and a letter typed into a long paragraph. */
async function benchDocument() {
  process.stderr.write('document\n');
  const { page, close } = await openTestPage(join(here, 'document/page.ts'), served);
  page.setDefaultTimeout(0);
  await page.waitForFunction('openBench');
  const session = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  const open = (await page.evaluate('openBench(50, 40)')) as OpenBench;
  const heapMB = Math.round(((await heap()) - before) / 1e5) / 10;
  const keystroke = (await page.evaluate('keystrokeBench(200, 60)')) as FrameCost;
  await close();
  return { open50Pages: { ...open, heapMB }, keystroke200Words: keystroke };
}

type DocumentBench = Awaited<ReturnType<typeof benchDocument>>;

const single = ({ open50Pages: open, keystroke200Words: key }: DocumentBench): Record<string, string> => ({
  [`opening 50 pages of 40 objects (${open.kB} kB)`]: `check ${open.parse} ms, load ${open.load} ms, first picture ${open.firstPicture} ms, ${open.heapMB} MB`,
  'saving it as text': `${open.save} ms`,
  'layout after a letter typed into 200 words': `${key.first} / ${key.median} / ${key.p95} ms`,
});

const slides = (effects: Readonly<Record<string, SlideBench>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(effects).map(([name, { work, frame, shownPerSecond }]) => [
      `sliding ${name} of a photo of 2000 x 1500 px`,
      `page's work ${work.first} / ${work.median} / ${work.p95} ms, frames ${frame.median} / ${frame.p95} ms, ${shownPerSecond} values a second`,
    ]),
  );

const cuts = ({ automatic, stroke, edges }: CutoutBench): Record<string, string> => ({
  'removing the background of a photo of 1067 x 1600 px, worker and all': `${automatic} ms`,
  'the same after a stroke of the brush': `${stroke.first} / ${stroke.median} / ${stroke.p95} ms`,
  'other edges of the cut-out at 534 x 800 px': `${edges.first} / ${edges.median} / ${edges.p95} ms`,
});

async function main(): Promise<void> {
  const wanted = asked(process.argv.slice(2));
  if (wanted.counts.length > 0) installed('konva');
  if (wanted.has('lighthouse')) installed('lighthouse');
  if (wanted.has('editor-open')) installed('tldraw');
  const document = wanted.has('document') ? await benchDocument() : undefined;
  const effects = wanted.has('effects') ? await benchEffects(SLIDES) : undefined;
  const player = wanted.has('player') ? await benchPlayer() : undefined;
  const film = wanted.has('film') ? await benchFilm() : undefined;
  const cutout = wanted.has('cutout') ? await benchCutout(STROKES) : undefined;
  const mockup = wanted.has('mockup') ? await benchMockup(MOCKUP_FRAMES) : undefined;
  const sheet = wanted.has('sheet') ? await benchSheet(KEYS) : undefined;
  const suggest = wanted.has('suggest') ? await benchSuggest(SUGGESTED) : undefined;
  const generate = wanted.has('generate') ? await benchGenerate(RESIZES) : undefined;
  const resize = wanted.has('resize') ? await benchResize() : undefined;
  const library = wanted.has('library') ? await benchLibrary(root) : undefined;
  const opening = wanted.has('editor-open') ? await benchOpening(root, packages) : undefined;
  const figures = {
    ...(document ? single(document) : {}),
    ...slides(effects ?? {}),
    ...(player ? playerFigures(player) : {}),
    ...(film ? filmFigures(film) : {}),
    ...(cutout ? cuts(cutout) : {}),
    ...(mockup ? mockupFigures(mockup) : {}),
    ...(sheet ? sheetFigures(sheet) : {}),
    ...(suggest ? suggestFigures(suggest) : {}),
    ...(generate ? generateFigures(generate) : {}),
    ...(resize ? resizeFigures(resize) : {}),
    ...(library ? libraryFigures(library) : {}),
    ...(opening ? openingFigures(opening) : {}),
  };
  const lighthouse = wanted.has('lighthouse') ? await benchLighthouse(root, packages) : undefined;
  const search = wanted.has('search') ? await benchSearch(join(root, 'catalog/dist')) : undefined;
  const parts = wanted.has('parts') ? await benchParts() : undefined;
  if (parts) await writeFile(join(root, 'docs/page-parts.md'), partsText(parts));
  const told = await readFile(docs, 'utf8');
  const searched = search ? searchSection(search) : searchOf(told);
  if (search) await writeFile(docs, withSearch(told, searched));
  const canvas = [];
  for (const count of wanted.counts) {
    canvas.push(await benchCanvas(count, wanted));
    // a chosen part is no report; the large pages take long, and what is known before them is worth keeping
    if (wanted.all) await writeFile(docs, withSearch(reportText({ canvas, single: figures }), searched));
  }
  process.stdout.write(
    `${JSON.stringify({ unit: 'ms', canvas, document, effects, player, film, cutout, mockup, sheet, suggest, generate, resize, library, opening, lighthouse, search, parts }, null, 2)}\n`,
  );
}

await main();
