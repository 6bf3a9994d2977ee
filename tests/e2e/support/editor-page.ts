import { expect, type Locator, type Page } from 'playwright/test';
import type { DmEditorShell } from '../../../elements/shell/dm-editor-shell.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';

/** A point of the window, CSS pixels. */
export interface At {
  readonly x: number;
  readonly y: number;
}

/** The editor as a user works in it: real pointer and keys, and a look at the document to say what came of it. */
export class EditorPage {
  constructor(readonly page: Page) {}

  get canvas(): Locator {
    return this.page.locator('dm-canvas');
  }

  /** Resolves when the design is open and all it needs is loaded. */
  async opened(): Promise<void> {
    await expect(this.page).toHaveURL(/\/designmaker\/start\/designs\/[^/]+\/edit/);
    await this.canvas.waitFor();
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const editor = document.querySelector<DmEditorShell>('dm-editor-shell')?.session?.editor;
      if (!editor) return false;
      const ids = editor.index.objects(editor.page.value);
      return editor.resources.ready(ids.map((id) => editor.object(id)!));
    });
  }

  /** The stored form, with keys in a fixed order. */
  file(): Promise<string> {
    return this.page.evaluate(() => {
      const { editor } = document.querySelector<DmEditorShell>('dm-editor-shell')!.session!;
      const sorted = (_key: string, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value;
      return JSON.stringify(editor.toFile(), sorted);
    });
  }

  async objects(): Promise<readonly DesignObject[]> {
    const json = await this.page.evaluate(() => {
      const { editor } = document.querySelector<DmEditorShell>('dm-editor-shell')!.session!;
      return JSON.stringify(editor.index.objects(editor.page.value).map((id) => editor.object(id)));
    });
    return JSON.parse(json) as DesignObject[];
  }

  async object(id: string): Promise<DesignObject> {
    const found = (await this.objects()).find((object) => object.id === id);
    if (!found) throw new Error(`no object ${id} on the page`);
    return found;
  }

  selected(): Promise<readonly string[]> {
    return this.page.evaluate(
      () => document.querySelector<DmEditorShell>('dm-editor-shell')!.session!.editor.selection.ids,
    );
  }

  /** Where a point of an object lies in the window; fractions of its box, turned with it. */
  async at(id: string, fx = 0.5, fy = 0.5, beyond: At = { x: 0, y: 0 }): Promise<At> {
    const { position, width, height, rotation } = await this.object(id);
    const angle = (rotation * Math.PI) / 180;
    const box = (await this.canvas.boundingBox())!;
    const view = await this.page.evaluate(() => [
      ...document.querySelector<DmEditorShell>('dm-editor-shell')!.session!.editor.viewport.matrix.value,
    ]);
    const [scale, , , , left, top] = view as [number, number, number, number, number, number];
    // `beyond` is in CSS pixels, so it is added to the box before turning
    const dx = width * (fx - 0.5) + beyond.x / scale;
    const dy = height * (fy - 0.5) + beyond.y / scale;
    const x = position.x + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
    const y = position.y + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
    return { x: box.x + x * scale + left, y: box.y + y * scale + top };
  }

  async select(id: string): Promise<void> {
    const { x, y } = await this.at(id);
    await this.page.mouse.click(x, y);
    expect(await this.selected()).toContain(id);
  }

  async deselect(): Promise<void> {
    const box = (await this.canvas.boundingBox())!;
    await this.page.mouse.click(box.x + 8, box.y + 8);
    expect(await this.selected()).toEqual([]);
  }

  async drag(from: At, to: At): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + (to.x - from.x) / 3, from.y + (to.y - from.y) / 3);
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  async saved(): Promise<void> {
    await expect(this.page.locator('dm-save-status')).toContainText('All changes saved');
  }

  tab(name: string): Locator {
    return this.page.locator('dm-side-bar nav').getByRole('button', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.locator('dm-editor-shell').getByRole('button', { name }).first();
  }
}
