import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { DmEditorShell } from '../../../elements/shell/dm-editor-shell.js';
import { EditorPage } from './editor-page.js';

const api = async (page: Page, path: string, input: object): Promise<Record<string, unknown>> => {
  const answer = await page.request.post(`/api/${path}`, { data: input, headers: { 'x-design-maker': '1' } });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  return data;
};

/** The editor of a design with one square in the middle, and what its user is told of keeping it. */
export class SavedDesign extends EditorPage {
  constructor(
    page: Page,
    readonly id: string,
  ) {
    super(page);
  }

  /** A new design of whoever this browser is, open in a page of its own. */
  static async make(context: BrowserContext): Promise<SavedDesign> {
    const page = await context.newPage();
    await page.goto('/designmaker/start');
    const { _id: id } = (await api(page, 'saved_design/create_blank_design', {})) as { _id: string };
    const { rev, design_file: file } = await api(page, 'saved_design/get_one', { id });
    const design = file as { pages: [{ objects: object[] }] };
    design.pages[0].objects = [SQUARE];
    await api(page, 'saved_design/save_backend', { id, rev, design_file: design });
    const kept = new SavedDesign(page, id);
    await kept.open();
    return kept;
  }

  async open(): Promise<void> {
    await this.page.goto(`/designmaker/start/designs/${this.id}/edit`);
    await this.opened();
  }

  /** The same design in another tab. */
  async again(): Promise<SavedDesign> {
    const tab = new SavedDesign(await this.page.context().newPage(), this.id);
    await tab.open();
    return tab;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.opened();
  }

  async label(text: string | RegExp): Promise<void> {
    await expect(this.page.locator('dm-save-status .face')).toHaveText(text);
  }

  /** One change by the user. */
  async addPage(): Promise<void> {
    await this.button('Add page').click();
  }

  /** The button of the square is pressed and moved, and not let go. */
  async dragHalfway(): Promise<void> {
    // moves in a tab at the back take a second each
    await this.page.bringToFront();
    const from = await this.at(SQUARE.id);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 40, from.y + 30, { steps: 5 });
    await this.page.mouse.move(from.x + 90, from.y + 70, { steps: 5 });
  }

  /** What the server holds, with keys in a fixed order. */
  async onServer(): Promise<string> {
    const { design_file } = await api(this.page, 'saved_design/get_one', { id: this.id });
    return JSON.stringify(design_file, sorted);
  }

  /** Another device of the same user's saves the design with one more page; gives what it saved. */
  async savedOnAnotherDevice(): Promise<string> {
    const { rev, design_file } = await api(this.page, 'saved_design/get_one', { id: this.id });
    const file = design_file as { pages: object[] };
    file.pages.push({ ...file.pages[0], id: `page-${file.pages.length}`, objects: [] });
    await api(this.page, 'saved_design/save_backend', { id: this.id, rev, design_file: file });
    return this.onServer();
  }

  async versions(): Promise<number> {
    return ((await api(this.page, 'saved_design/get_revisions', { id: this.id })) as unknown as []).length;
  }

  /** Awaits that the server holds what is on the screen, and that the label says so. */
  async keptAs(file: string): Promise<void> {
    await this.label('All changes saved');
    expect(await this.file()).toBe(file);
    expect(await this.onServer()).toBe(file);
  }

  /** How many editors have something unsent in this browser's journal. */
  inJournal(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const open = indexedDB.open('design-maker-journal');
          open.onerror = () => reject(new Error('no journal'));
          open.onsuccess = () => {
            const count = open.result.transaction('entries').objectStore('entries').count();
            count.onsuccess = () => {
              open.result.close();
              resolve(count.result);
            };
          };
        }),
    );
  }

  /** Awaits that everything up to now is on this device. */
  async onDevice(): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(
          () => document.querySelector<DmEditorShell>('dm-editor-shell')!.session!.autosave!.atRisk,
        ),
      )
      .toBe(false);
  }
}

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const SQUARE = {
  id: 'square',
  type: 'image',
  sub_type: 'shape',
  layer_index: 0,
  position: { x: 300, y: 300 },
  width: 200,
  height: 200,
  rotation: 0,
  opacity: 1,
  locked: false,
  shape_details: { outline: 'rectangle', fill: '#3355ff' },
} as const;
