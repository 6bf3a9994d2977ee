import { effect, untracked } from '@preact/signals-core';
import type { PageOps } from '../../display/ops.js';
import { pageOps, type DrawnPage } from '../../display/page-ops.js';
import { DESIGN_ID, type DocumentRecord } from '../../document/records.js';
import { saveGroup } from '../../document/stored/save.js';
import { kindFor, kinds, type DesignObject } from '../../objects/kinds.js';
import type { PaintContext } from '../../paint/env.js';
import { paintOps } from '../../paint/painter.js';
import { changesOf, type Diff } from '../../store/diff.js';
import type { Editor } from '../editor.js';

/** A page as it is drawn now; null when it is gone. */
export function drawnPage(editor: Editor, page: string): DrawnPage | null {
  const record = editor.store.get(page);
  if (record?.typeName !== 'page') return null;
  const { objects, background } = contentOf(editor, page);
  const groups = editor.index.groups(page).map(saveGroup);
  return { background_color: record.page.background_color, background_image: background, objects, groups };
}

/** What a page looks like, with what is loaded by now. */
export const drawnOps = ({ size, resources }: Editor, page: DrawnPage): PageOps =>
  pageOps(page, size, kinds, resources.env);

/** Paints a page as it is now, `scale` canvas pixels to one of its own; asks for what of it is not here yet. */
export function paintPage(editor: Editor, page: string, canvas: HTMLCanvasElement, scale: number): void {
  const drawn = drawnPage(editor, page);
  if (!drawn) return;
  const { size, resources } = editor;
  const { objects, background_image: background } = drawn;
  void resources.ensure(background ? [background, ...objects] : objects);
  // giving a canvas its size empties it
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d') as unknown as PaintContext;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintOps(context, drawnOps(editor, drawn).ops, resources.paint);
}

/** Calls back at once, and whenever the page, its objects, the page size or a resource changes; returns the way to stop. */
export function followPage(editor: Editor, page: string, changed: () => void): () => void {
  const stop = [
    editor.store.listen(({ diff }) => touches(diff, page) && changed()),
    effect(() => {
      void editor.resources.version.value;
      untracked(changed);
    }),
    effect(() => {
      const arrived = editor.resources.effectArrival.value;
      if (arrived && untracked(() => shows(editor, page, arrived.source))) untracked(changed);
    }),
  ];
  return () => stop.forEach((end) => end());
}

function contentOf(editor: Editor, page: string) {
  const background = editor.index.background(page)?.object ?? null;
  const objects = editor.index.objects(page).map((id) => editor.object(id) as DesignObject);
  return { background, objects };
}

/** Whether the page shows the picture of a source. */
function shows(editor: Editor, page: string, source: string): boolean {
  const { background, objects } = contentOf(editor, page);
  return [...objects, ...(background ? [background] : [])].some((shown) =>
    kindFor(shown)
      .needs(shown)
      .some((need) => need.type === 'image' && need.source === source),
  );
}

/** True when the page looks different after the change. Asked once a frame of a drag: it costs what was changed. */
function touches(diff: Diff<DocumentRecord>, page: string): boolean {
  const concerns = (record: DocumentRecord | undefined): boolean =>
    record !== undefined &&
    (record.id === DESIGN_ID || record.id === page || ('page' in record && record.page === page));
  for (const [from, to] of changesOf(diff).values()) if (concerns(from) || concerns(to)) return true;
  return false;
}
