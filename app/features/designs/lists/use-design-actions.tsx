import { useCallback, useState, type ReactNode } from 'react';
import type { OwnedDesign } from '../../../../server/contract/user.js';
import { ItemMenu } from '../../../ui/menus/item-menu.js';
import type { MenuPlace, MenuVerb } from '../../../ui/menus/item-menu-types.js';
import { useUser } from '../../account/index.js';
import type { DesignAct, DesignRequest, NamedDesign } from '../dialogs/design-dialog-types.js';
import { DesignDialogs } from '../dialogs/design-dialogs.js';
import { designs as strings, moving, verbs as words } from '../strings.js';
import { useCopy } from '../actions/use-copy.js';
import { useMove } from '../actions/use-move.js';

interface DesignActionsProps {
  readonly designs: readonly OwnedDesign[];
  /** Designs were deleted, or moved. */
  readonly onDone?: () => void;
  /** Gets the focus when what a dialog was opened from is gone. */
  readonly fallback?: () => HTMLElement | null;
}

interface DesignActions {
  /** Opens the menu of a design. */
  readonly openMenu: (id: string, place: MenuPlace) => void;
  /** Asks for a dialog. */
  readonly ask: (act: DesignAct, designs: readonly NamedDesign[], opener: HTMLElement) => void;
  /** The menu and the dialogs; stands beside the list. */
  readonly overlay: ReactNode;
}

/** What is done with one's own designs in a list: one menu and one dialog for all of them. */
export function useDesignActions({ designs, onDone, fallback }: DesignActionsProps): DesignActions {
  const [menu, setMenu] = useState<{ readonly id: string; readonly place: MenuPlace } | null>(null);
  const [request, setRequest] = useState<DesignRequest | null>(null);
  const openMenu = useCallback((id: string, place: MenuPlace) => setMenu({ id, place }), []);
  const ask: DesignActions['ask'] = (act, wanted, opener) => setRequest({ act, designs: wanted, opener });
  const verbsOf = useVerbs(ask);
  const design = menu && designs.find(({ _id }) => _id === menu.id);
  const overlay = (
    <>
      {design && (
        <ItemMenu
          key={menu.id}
          label={strings.menuOf(design.name)}
          place={menu.place}
          verbs={verbsOf(design)}
          onClose={() => setMenu(null)}
        />
      )}
      <DesignDialogs request={request} onClose={() => setRequest(null)} onDone={onDone} fallback={fallback} />
    </>
  );
  return { openMenu, ask, overlay };
}

/** The menu of one's own design. */
function useVerbs(ask: DesignActions['ask']): (design: OwnedDesign) => MenuVerb[] {
  const myDesigns = useUser()?.my_designs_folder;
  const copy = useCopy();
  const { mutate: move } = useMove();
  return (design) => {
    const { _id, name, folder } = design;
    const asking = (act: DesignAct) => (opener: HTMLElement) => ask(act, [design], opener);
    const takeOut = () => myDesigns && move({ ids: [_id], folder: myDesigns, words: moving.takenOut(name) });
    return [
      { label: words.copy, icon: 'copy', run: () => copy({ _id, name }) },
      { label: words.move, icon: 'folder', run: asking('move') },
      ...(folder ? [{ label: words.takeOut, icon: 'folder-minus', run: takeOut } as const] : []),
      { label: words.share, icon: 'share-network', run: asking('share') },
      { label: words.rename, icon: 'pencil-simple', run: asking('rename') },
      { label: words.delete, icon: 'trash', danger: true, run: asking('delete') },
    ];
  };
}
