import { effectsIn } from '../../display/effects-in.js';
import type { DmItem } from './dm-item.js';
import type { Paintable } from './paintable.js';
import type { SceneChange } from './scene.js';

/** What to paint again when a picture got its effect: the objects that show it, and what no object shows, as in the bleed. */
export function effectDamage(
  { items, paintables }: { readonly items: readonly DmItem[]; readonly paintables: readonly Paintable[] },
  source: string,
): SceneChange {
  const shows = ({ group }: Pick<Paintable, 'group'>): boolean =>
    effectsIn([group]).some((found) => found.source === source);
  const shown = items.filter(shows);
  const beyond = paintables.filter((paintable) => paintable.items.length === 0 && shows(paintable));
  return {
    all: false,
    rects: [...shown, ...beyond].map(({ ink }) => ink),
    ids: shown.map(({ object }) => object.id),
    redrawn: [],
  };
}
