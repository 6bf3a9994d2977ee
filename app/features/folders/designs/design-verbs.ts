import type { MenuVerb } from '../../../ui/menus/item-menu-types.js';
import type { DesignRights } from '../rights.js';
import { designs as strings } from '../strings.js';

interface DesignActions {
  readonly ask: (act: 'move' | 'share', opener: HTMLElement) => void;
  readonly remove: () => void;
}

/** The menu of a design in a folder, as far as it is allowed (spec 3 section 6). */
export const designVerbs = (rights: DesignRights, { ask, remove }: DesignActions): readonly MenuVerb[] => [
  ...(rights.move
    ? [{ label: strings.move, icon: 'folder', run: (opener: HTMLElement) => ask('move', opener) } as const]
    : []),
  ...(rights.remove ? [{ label: strings.remove, icon: 'minus', run: remove } as const] : []),
  ...(rights.share
    ? [
        {
          label: strings.share,
          icon: 'share-network',
          run: (opener: HTMLElement) => ask('share', opener),
        } as const,
      ]
    : []),
];
