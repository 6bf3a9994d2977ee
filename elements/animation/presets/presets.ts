import { ELEMENT_PRESETS } from './element-presets.js';
import { PAGE_PRESETS } from './page-presets.js';
import type { ElementPreset, PagePreset, Target } from './preset.js';

const elementById = new Map(ELEMENT_PRESETS.map((preset) => [preset.id, preset]));
const pageById = new Map(PAGE_PRESETS.map((preset) => [preset.id, preset]));

/** undefined for an id that this version does not know: such an object is shown at rest. */
export const elementPreset = (id: string | null | undefined): ElementPreset | undefined =>
  id ? elementById.get(id) : undefined;

/** A page's animation: one of its own, or an element's that all its objects get. */
export const pagePreset = (id: string | null | undefined): PagePreset | ElementPreset | undefined =>
  id ? (pageById.get(id) ?? elementById.get(id)) : undefined;

export const isPagePreset = (preset: PagePreset | ElementPreset): preset is PagePreset =>
  'pageLevelOnly' in preset;

/** The preset for what it is given to: one that it does not suit gives way to its neighbor. */
export function suited(preset: ElementPreset, target: Target): ElementPreset {
  if (!preset.targets || preset.targets.includes(target)) return preset;
  return elementPreset(preset.otherwise) ?? preset;
}
