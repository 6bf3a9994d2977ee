import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { registered } from '../../e2e/support/accounts.js';
import { call } from '../../e2e/support/call.js';
import { shapeOf } from '../../support/objects.js';
import { startServer } from '../real-server.js';
import { BOXES, PAGE } from './rivals/boxes.js';
import { serveRival } from './rivals.js';

/** Of the processor's speed. */
const SLOWED = [1, 4] as const;
const ROUNDS = 5;
/** Clicks are this far apart, CSS pixels: two at one place would be a double click. */
const APART = 24;

/** What an editor needed until the first click selected what was under it. */
export interface Opening {
  /** Milliseconds from the address to the click that selected. */
  readonly ms: number;
  /** What was asked for before that click. */
  readonly requests: number;
  readonly scripts: number;
  readonly scriptsKB: number;
  readonly allKB: number;
}

export type OpeningBench = Readonly<Record<string, Readonly<Record<string, Opening>>>>;

/** Where an editor is, as who it is opened, and how the page says how much is selected. */
interface Editor {
  readonly name: string;
  readonly address: string;
  readonly context?: BrowserContextOptions;
  readonly selected: string;
}

/** A design of 41 boxes opened cold, beside tldraw's and excalidraw's own production builds, in turns [E-001]. */
export async function benchOpening(root: string, packages: string): Promise<OpeningBench> {
  const browser = await chromium.launch(await browserLaunchOptions());
  const server = await startServer(root);
  const rivals = await Promise.all(
    ['tldraw', 'excalidraw'].map(async (name) => ({ name, ...(await serveRival(name, packages)) })),
  );
  try {
    const editors: readonly Editor[] = [
      await ownEditor(browser, server.address),
      ...rivals.map(({ name, address }) => ({
        name,
        address,
        selected: 'globalThis.selectedCount?.() ?? 0',
      })),
    ];
    const bench: Record<string, Record<string, Opening>> = {};
    for (const slowed of SLOWED) {
      const seen = new Map<string, Opening[]>(editors.map(({ name }) => [name, []]));
      for (let round = 0; round < ROUNDS; round++)
        for (const editor of editors) {
          process.stderr.write(`opening ${editor.name}, processor ${slowed} times slower\n`);
          seen.get(editor.name)!.push(await opened(browser, editor, slowed));
        }
      bench[`${slowed}x`] = Object.fromEntries([...seen].map(([name, all]) => [name, middle(all)]));
    }
    return bench;
  } finally {
    await browser.close();
    await Promise.all([server.stop(), ...rivals.map(({ stop }) => stop())]);
  }
}

export const openingFigures = (bench: OpeningBench): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bench).flatMap(([slowed, editors]) =>
      Object.entries(editors).map(([name, { ms, requests, scripts, scriptsKB, allKB }]) => [
        `opening 41 boxes in ${name}, processor ${slowed} slower`,
        `${ms} ms, ${requests} requests, ${scripts} scripts of ${scriptsKB} kB, ${allKB} kB in all`,
      ]),
    ),
  );

/** The design is a member's own; the browsers that open it have the session and nothing else. */
async function ownEditor(browser: Browser, address: string): Promise<Editor> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await registered(page);
  const { _id: id } = await call(page, 'saved_design/create_blank_design', {});
  const { rev } = (await call(page, 'saved_design/get_one', { id })) as unknown as { rev: number };
  const design = blankDesign({ ...PAGE, unit: 'px' } as never);
  const objects = BOXES.map(({ x, y, ...size }, i) => ({
    ...shapeOf({ outline: 'rectangle', fill: '#3366cc' }, { ...size, position: { x, y } }),
    id: `box-${i}`,
    layer_index: i,
  }));
  await call(page, 'saved_design/save_backend', {
    ...{ id, rev },
    design_file: { ...design, pages: [{ ...design.pages[0], objects }] },
  } as never);
  const storageState = await context.storageState();
  await context.close();
  return {
    name: 'Design Maker',
    address: `${address}/designmaker/start/designs/${id}/edit`,
    context: { storageState },
    selected: "document.querySelector('dm-editor-shell')?.session?.editor.selection.ids.length ?? 0",
  };
}

async function opened(browser: Browser, editor: Editor, slowed: number): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...editor.context });
  try {
    const page = await context.newPage();
    const traffic = await listened(page, slowed);
    await page.addInitScript(() =>
      addEventListener('pointerdown', () => Object.assign(globalThis, { pressed: Date.now() }), true),
    );
    await page.goto(editor.address, { waitUntil: 'commit' });
    await clickUntilSelected(page, editor.selected);
    // what a selection brings, like its toolbar, comes after the press that made it
    const ms = Math.round(await page.evaluate(() => performance.now()));
    const pressed = await page.evaluate(() => (globalThis as unknown as { pressed: number }).pressed);
    return { ms, ...traffic(pressed) };
  } finally {
    await context.close();
  }
}

/** Slows the processor and counts what was asked for until a moment (milliseconds since 1970), as it travels. */
async function listened(page: Page, slowed: number): Promise<(until: number) => Omit<Opening, 'ms'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const asked = new Map<string, { kind: string; at: number; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (request.url.startsWith('http'))
      asked.set(requestId, { kind: type ?? 'Other', at: wallTime * 1000, bytes: 0 });
  });
  const know = (id: string, more: { kind: string } | { bytes: number }) => {
    const one = asked.get(id);
    if (one) Object.assign(one, more);
  };
  session.on('Network.responseReceived', ({ requestId, type }) => know(requestId, { kind: type }));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    know(requestId, { bytes: encodedDataLength }),
  );
  return (until) => {
    const all = [...asked.values()].filter(({ at }) => at <= until);
    const scripts = all.filter(({ kind }) => kind === 'Script');
    const kB = (of: typeof all): number => Math.round(of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
    return { requests: all.length, scripts: scripts.length, scriptsKB: kB(scripts), allKB: kB(all) };
  };
}

/** Presses in the middle of the window, where a box is, until something is selected: a person can begin then. */
async function clickUntilSelected(page: Page, selected: string): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    await page.mouse.click(760 + (i % 2) * APART, 430 + ((i >> 1) % 2) * APART);
    if (Number(await page.evaluate(selected).catch(() => 0)) > 0) return;
  }
  throw new Error('nothing could be selected');
}

/** The round whose time is the median. */
const middle = (all: readonly Opening[]): Opening => all.toSorted((a, b) => a.ms - b.ms)[all.length >> 1]!;
