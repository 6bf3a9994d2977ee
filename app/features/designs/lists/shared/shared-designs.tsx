import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DesignInList } from '../../../../../server/contract/design-list.js';
import { START_ADDRESS } from '../../../../saved-designs.js';
import { EmptyPage } from '../../../../ui/feedback/empty-page.js';
import { Failure } from '../../../../ui/feedback/failure.js';
import { ItemMenu } from '../../../../ui/menus/item-menu.js';
import type { MenuPlace } from '../../../../ui/menus/item-menu-types.js';
import { useUser } from '../../../account/index.js';
import { GridSkeleton } from '../all-designs.js';
import { useDesignList } from '../../calls.js';
import type { DesignRequest } from '../../dialogs/design-dialog-types.js';
import { DesignDialogs } from '../../dialogs/design-dialogs.js';
import { DesignGrid, type GridHandle } from '../design-grid.js';
import { LeaveDialog, type Leaving } from '../../dialogs/leave-dialog.js';
import { SharedDrawing } from './shared-drawing.js';
import { designs as words, shared as strings, verbs } from '../../strings.js';
import { openInNewTab } from '../../actions/open-in-new-tab.js';
import { useCopy } from '../../actions/use-copy.js';

/** The newest invitation first. */
const INVITED = { scope: 'shared', sort: 'invited' } as const;

/** What others share with the member by e-mail; each opens with the right that was given. */
export function SharedDesigns() {
  const list = useDesignList(INVITED);
  const { data, designs, isPending, isFetching, refetch } = list;
  const grid = useRef<GridHandle>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly place: MenuPlace } | null>(null);
  const [asked, setAsked] = useState<DesignRequest | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const copy = useCopy();
  const openMenu = useCallback((id: string, place: MenuPlace) => setMenu({ id, place }), []);
  const design = menu && designs.find(({ _id }) => _id === menu.id);
  const leave = leaving && (
    <LeaveDialog
      design={leaving.design}
      onClose={() => setLeaving(null)}
      opener={() => (leaving.opener.isConnected ? leaving.opener : (grid.current?.element() ?? null))}
    />
  );
  if (isPending) return <GridSkeleton />;
  if (!data) return <Failure message={words.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (designs.length === 0)
    return (
      <>
        <NothingShared />
        {leave}
      </>
    );
  const asking = (act: DesignRequest['act'], one: DesignInList) => (opener: HTMLElement) =>
    setAsked({ act, designs: [one], opener });
  return (
    <>
      <DesignGrid
        label={strings.title}
        list={list}
        view="grid"
        handle={grid}
        onMenu={openMenu}
        subOf={({ shared_by: by, role }) => strings.by(by, strings.roles[role])}
      >
        {() => <p className="selection-bar quiet">{words.count(list.total)}</p>}
      </DesignGrid>
      {design && (
        <ItemMenu
          key={design._id}
          label={words.menuOf(design.name)}
          place={menu.place}
          onClose={() => setMenu(null)}
          verbs={[
            {
              label: verbs.open,
              icon: 'arrow-square-out',
              run: () => openInNewTab(design._id, design.role),
            },
            { label: verbs.share, icon: 'share-network', run: asking('share', design) },
            { label: verbs.copy, icon: 'copy', run: () => copy(design) },
            { label: verbs.download, icon: 'download-simple', run: asking('download', design) },
            {
              label: strings.remove,
              icon: 'trash',
              danger: true,
              run: (opener) => setLeaving({ design, opener }),
            },
          ]}
        />
      )}
      <DesignDialogs
        request={asked}
        onClose={() => setAsked(null)}
        fallback={() => grid.current?.element() ?? null}
      />
      {leave}
    </>
  );
}

/** Reference 17. Who has not confirmed their address is told why nothing may be here. */
function NothingShared() {
  const confirmed = useUser()?.email_verified ?? true;
  return (
    <EmptyPage
      heading={strings.none}
      help={confirmed ? strings.noneHelp : strings.unconfirmed}
      drawing={<SharedDrawing />}
    >
      <Link className="button second" to={`${START_ADDRESS}/all-designs`}>
        {strings.shareYours}
      </Link>
    </EmptyPage>
  );
}
