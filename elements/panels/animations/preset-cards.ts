import { ELEMENT_PRESETS } from '../../animation/presets/element-presets.js';
import { PAGE_PRESETS } from '../../animation/presets/page-presets.js';
import type { ElementPreset, PagePreset } from '../../animation/presets/preset.js';
import { targetOf } from '../../animation/schedule.js';
import type { DesignObject } from '../../objects/kinds.js';

export type MotionTab = 'page' | 'element';

/** Animations for the objects of a page, or for those that are selected: none that suits nothing of them. */
export function presetsFor(
  tab: MotionTab,
  objects: readonly DesignObject[],
): readonly (PagePreset | ElementPreset)[] {
  const targets = new Set(objects.map(targetOf));
  const fitting = ELEMENT_PRESETS.filter(
    (preset) => !preset.targets || preset.targets.some((target) => targets.has(target)),
  );
  return tab === 'page' ? [...PAGE_PRESETS, ...fitting] : fitting;
}
