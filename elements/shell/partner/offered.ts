import type { EditorHost } from '../create-editor.js';
import type { PartnerAssets } from './types.js';

/** What of the editor is shown: `panels` alone where they are named, nothing of `without`. */
export interface Offer {
  readonly panels: readonly string[] | null;
  readonly without: readonly string[];
  /** The button that leaves the design. */
  readonly back: boolean;
}

/** Panels that are of use with what the page gives; the others are shown where they are named. */
const USEFUL: Readonly<Record<string, (given: PartnerAssets, host: Partial<EditorHost>) => boolean>> = {
  templates: ({ templates }) => templates !== undefined,
  photos: ({ photos }) => photos !== undefined,
  backgrounds: ({ backgrounds }, { imageMaker }) => backgrounds !== undefined || imageMaker !== undefined,
  bulk_edit: (_given, { bulk }) => bulk !== undefined,
};

const PANEL_IDS: ReadonlySet<string> = new Set([
  ...['templates', 'photos', 'backgrounds', 'text', 'elements', 'mockups', 'animate', 'brand_kit'],
  ...['uploads', 'bulk_edit', 'folders'],
]);

/** Whether a panel, a command or a part is shown. */
export function isOffered(
  id: string,
  { panels, without, back }: Offer,
  given: PartnerAssets,
  host: Partial<EditorHost>,
): boolean {
  if (without.includes(id)) return false;
  if (id === 'back') return back;
  if (!PANEL_IDS.has(id)) return true;
  return panels ? panels.includes(id) : (USEFUL[id]?.(given, host) ?? true);
}
