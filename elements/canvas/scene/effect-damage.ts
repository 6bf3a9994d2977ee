import { effectsIn } from '../../display/effects-in.js';
import type { DmItem } from './dm-item.js';
import type { SceneChange } from './scene.js';

/** What to paint again when a picture got its effect: the objects that show it. */
export function effectDamage(items: readonly DmItem[], source: string): SceneChange {
  const shown = items.filter(({ group }) => effectsIn([group]).some((found) => found.source === source));
  return { all: false, rects: shown.map(({ ink }) => ink), ids: shown.map(({ object }) => object.id) };
}
