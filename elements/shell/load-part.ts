import { holdKeys } from './keyboard/held-keys.js';
import { loadObjectToolbars } from '../toolbars/dm-toolbar.js';
import { PANELS } from './side-bar/panel-list.js';

/** Parts of the editor that most designs are made without: their code comes when they are first shown. */
const PARTS = {
  check: () => import('../panels/preflight/dm-preflight-panel.js'),
  find: () => import('./finding/dm-find-bar.js'),
  layers: () => import('../panels/layers/dm-layers-panel.js'),
  palette: () => import('./dialogs/dm-command-palette.js'),
  shortcuts: () => import('./dialogs/dm-shortcuts-dialog.js'),
};

export type EditorPart = keyof typeof PARTS;

/** Those that begin with a field, where the hands are faster than the network. */
const FIELDS: ReadonlySet<EditorPart> = new Set(['find', 'palette']);

const coming = new Map<EditorPart, Promise<void>>();

/** Elements upgrade by themselves when their code comes. Rejects when it cannot be had; the next time asks again. */
export function loadPart(part: EditorPart): Promise<void> {
  const known = coming.get(part);
  if (known) return known;
  const asked: Promise<void> = PARTS[part]().then(
    () => undefined,
    (error: unknown) => {
      coming.delete(part);
      throw error;
    },
  );
  coming.set(part, asked);
  if (FIELDS.has(part)) holdKeys(asked);
  return asked;
}

/** For a quiet moment: what is asked for is there at once then, and when the network is not. */
export function fetchPartsAhead(): void {
  const panels = PANELS.flatMap(({ load }) => load ?? []);
  for (const load of [loadObjectToolbars, ...Object.values(PARTS), ...panels]) load().catch(() => undefined);
}
