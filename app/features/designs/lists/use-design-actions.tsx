import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { downloadAddress } from '../../../saved-designs.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { ItemMenu } from '../../../ui/menus/item-menu.js';
import type { MenuPlace, MenuVerb } from '../../../ui/menus/item-menu-types.js';
import { openLogin, useUser } from '../../account/index.js';
import type { DesignAct, DesignRequest, NamedDesign } from '../dialogs/design-dialog-types.js';
import { DesignDialogs } from '../dialogs/design-dialogs.js';
import { designs as strings, moving, verbs as words } from '../strings.js';
import { useCopy } from '../actions/use-copy.js';
import { openInNewTab } from '../actions/open-in-new-tab.js';
import { useMove } from '../actions/use-move.js';

interface DesignActionsProps {
  readonly designs: readonly DesignInList[];
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

/** The menu of one's own design. Without an account there are no folders, and nobody to share with [E-006]. */
function useVerbs(ask: DesignActions['ask']): (design: DesignInList) => MenuVerb[] {
  const member = useUser();
  const myDesigns = member?.my_designs_folder;
  const copy = useCopy();
  const { mutate: move } = useMove();
  const download = useDownloadOnPhone();
  return (design) => {
    const { _id, name, folder } = design;
    const asking = (act: DesignAct) => (opener: HTMLElement) => ask(act, [design], opener);
    const takeOut = () => myDesigns && move({ ids: [_id], folder: myDesigns, words: moving.takenOut(name) });
    const withAccount: MenuVerb[] = [
      { label: words.move, icon: 'folder', run: asking('move') },
      ...(folder ? [{ label: words.takeOut, icon: 'folder-minus', run: takeOut } as const] : []),
      { label: words.share, icon: 'share-network', run: asking('share') },
      ...(download
        ? []
        : [{ label: words.download, icon: 'download-simple', run: asking('download') } as const]),
    ];
    return [
      { label: words.open, icon: 'arrow-square-out', run: () => openInNewTab(_id) },
      ...(download
        ? [{ label: words.download, icon: 'download-simple', run: () => download(_id) } as const]
        : []),
      { label: words.copy, icon: 'copy', run: () => copy({ _id, name }) },
      ...(member ? withAccount : []),
      { label: words.rename, icon: 'pencil-simple', run: asking('rename') },
      { label: words.delete, icon: 'trash', danger: true, run: asking('delete') },
    ];
  };
}

/** Leads to the view of a design with its download open; elsewhere than on phones the editor has it (DECISIONS 18). */
function useDownloadOnPhone(): ((id: string) => void) | null {
  const phone = useMedia(PHONE);
  const navigate = useNavigate();
  const member = useUser();
  if (!phone) return null;
  return (id) => {
    const address = downloadAddress(id);
    if (member) void navigate(address);
    else openLogin('login', { reason: words.downloadNeedsAccount, address });
  };
}
