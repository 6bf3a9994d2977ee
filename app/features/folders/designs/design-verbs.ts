import type { MenuVerb } from '../../../ui/menus/item-menu-types.js';
import type { DesignRights } from '../rights.js';
import { designs as strings } from '../strings.js';

interface DesignActions {
  readonly open: () => void;
  readonly ask: (act: 'move' | 'share' | 'download', opener: HTMLElement) => void;
  readonly remove: () => void;
}

/** The menu of a design in a folder, as far as it is allowed (spec 3 section 6). */
export function designVerbs(rights: DesignRights, { open, ask, remove }: DesignActions): readonly MenuVerb[] {
  const asking = (act: 'move' | 'share' | 'download') => (opener: HTMLElement) => ask(act, opener);
  return [
    { label: strings.open, icon: 'arrow-square-out', run: open },
    ...(rights.move ? [{ label: strings.move, icon: 'folder', run: asking('move') } as const] : []),
    ...(rights.remove ? [{ label: strings.remove, icon: 'minus', run: remove } as const] : []),
    ...(rights.share ? [{ label: strings.share, icon: 'share-network', run: asking('share') } as const] : []),
    { label: strings.download, icon: 'download-simple', run: asking('download') },
  ];
}
