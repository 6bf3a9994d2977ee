/** Parts of the editor that most designs are made without: their code comes when they are first shown. */
const PARTS = {
  check: () => import('../panels/preflight/dm-preflight-panel.js'),
  find: () => import('./finding/dm-find-bar.js'),
  layers: () => import('../panels/layers/dm-layers-panel.js'),
};

export type EditorPart = keyof typeof PARTS;

/** Elements upgrade by themselves when their code comes. Rejects when it cannot be had; the next time asks again. */
export const loadPart = async (part: EditorPart): Promise<void> => void (await PARTS[part]());
