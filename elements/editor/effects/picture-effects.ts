import {
  ADJUSTMENTS,
  DEFAULT_INTENSITY,
  leastOf,
  MOST_ADJUSTMENT,
  type Adjustment,
} from '../../imaging/effect.js';
import type { FilterSettings } from '../../imaging/filters/filter-code.js';
import { FILTERS } from '../../imaging/filters/filter-recipes.js';
import type { Adjustments } from '../../objects/schema.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { effectTargets, picturesOf, withPictures, type PicturePart } from './picture-parts.js';
import { t } from '../strings.js';

/**
 * Filters and adjustments of the selected pictures, or of the one behind the page. Bad input is ignored (spec 2 section
 * 5); a slider passes 'merge' for all but its first value, so that a slide is one step.
 */

/** What a panel shows: of several pictures, the first one's. */
export interface PictureLook {
  /** Absent is 0. */
  readonly adjustments: Adjustments;
  /** 'none' without one. */
  readonly filter: string;
  readonly intensity: number;
}

/** The look of the pictures that would be changed; null when there are none. */
export function pictureLook(editor: Editor): PictureLook | null {
  const [first] = effectTargets(editor).flatMap(picturesOf);
  if (!first) return null;
  const { filter } = first.details;
  return {
    adjustments: first.adjustments,
    filter: filter?.id ?? 'none',
    intensity: filter?.intensity ?? DEFAULT_INTENSITY,
  };
}

/** Numbers within an adjustment's range; an emptied field counts as 0. */
const isLegal = (name: Adjustment, value: number | null): boolean =>
  value === null || (value >= leastOf(name) && value <= MOST_ADJUSTMENT);

/** Sets one adjustment, -100 to 100 (vignette 0 to 100); null takes it away. */
export const setAdjustment = (
  editor: Editor,
  name: Adjustment,
  value: number | null,
  history: HistoryMode = 'record',
): void => setAdjustments(editor, { [name]: value }, history);

/** Sets several adjustments; the others stay. Values that are not legal are passed over. */
export function setAdjustments(
  editor: Editor,
  values: { readonly [A in Adjustment]?: number | null },
  history: HistoryMode = 'record',
): void {
  const legal = ADJUSTMENTS.filter((name) => values[name] !== undefined && isLegal(name, values[name]!));
  if (legal.length === 0) return;
  const merged = (before: Adjustments): Adjustments => {
    const after: Record<string, unknown> = { ...before };
    for (const name of legal) {
      if (values[name]) after[name] = values[name];
      else delete after[name];
    }
    return after as Adjustments;
  };
  change(editor, t('adjust'), history, (part) => ({ ...part, adjustments: merged(part.adjustments) }));
}

/** Applies a filter at the intensity it is designed for (spec 2 section 4); 'none' takes it away. */
export function setFilter(editor: Editor, id: string, history: HistoryMode = 'record'): void {
  if (!FILTERS.some((known) => known.id === id)) return;
  const filter = id === 'none' ? null : { id, intensity: DEFAULT_INTENSITY };
  change(editor, t('filter'), history, (part) =>
    filter || part.details.filter ? { ...part, details: { ...part.details, filter } } : part,
  );
}

/** Sets how strong the filter is, 0 to 100; pictures without one stay as they are. */
export function setIntensity(editor: Editor, intensity: number, history: HistoryMode = 'record'): void {
  if (!(intensity >= 0 && intensity <= 100)) return;
  change(editor, t('filterIntensity'), history, (part) =>
    part.details.filter
      ? { ...part, details: { ...part.details, filter: { ...part.details.filter, intensity } } }
      : part,
  );
}

/** Whether any adjustment is not 0 (spec 2 section 4: only then there is a reset). */
export const canResetAdjustments = (editor: Editor): boolean =>
  !editor.selection.locked.value &&
  effectTargets(editor)
    .flatMap(picturesOf)
    .some(({ adjustments }) => ADJUSTMENTS.some((name) => (adjustments[name] ?? 0) !== 0));

/** Sets all adjustments to 0; the filter stays. */
export function resetAdjustments(editor: Editor): void {
  if (!canResetAdjustments(editor)) return;
  change(editor, t('resetAdjustments'), 'record', (part) => ({
    ...part,
    adjustments: withoutAdjustments(part.adjustments),
  }));
}

/** Whether any of the pictures has a filter. */
export const canResetFilter = (editor: Editor): boolean =>
  !editor.selection.locked.value &&
  effectTargets(editor)
    .flatMap(picturesOf)
    .some(({ details }) => (details.filter?.id ?? 'none') !== 'none');

/** Gives the pictures exactly this look, what they had before is gone: one step. */
export function applyLook(editor: Editor, { filter, intensity, adjustments }: FilterSettings): void {
  change(editor, t('filterCode'), 'record', (part) => ({
    details: { ...part.details, filter: filter === 'none' ? null : { id: filter, intensity } },
    adjustments: { ...withoutAdjustments(part.adjustments), ...adjustments } as Adjustments,
  }));
}

const withoutAdjustments = (before: Adjustments): Adjustments =>
  Object.fromEntries(
    Object.entries(before).filter(([name]) => !(ADJUSTMENTS as readonly string[]).includes(name)),
  );

function change(
  editor: Editor,
  name: string,
  history: HistoryMode,
  of: (part: PicturePart) => PicturePart,
): void {
  const targets = effectTargets(editor).filter(({ object }) => !object.locked);
  if (editor.selection.locked.value) return;
  const patches = targets
    .map((target) => ({ id: target.object.id, patch: withPictures(target, of) }))
    .filter(({ patch }) => Object.keys(patch).length > 0);
  if (patches.length === 0) return;
  editor.run(name, () => patches.forEach(({ id, patch }) => editor.patch(id, patch)), history);
}
