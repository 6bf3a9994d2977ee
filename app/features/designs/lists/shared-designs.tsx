import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SharedPermission } from '../../../../server/contract/user.js';
import { pictureAddress } from '../../../configuration.js';
import { designAddress, START_ADDRESS } from '../../../saved-designs.js';
import { Card } from '../../../ui/lists/card.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { ItemMenu } from '../../../ui/menus/item-menu.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { navigateGrid } from '../../../ui/lists/grid-navigation.js';
import { Tile } from '../../../ui/lists/tile.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { WiderWindowNote } from '../../../ui/feedback/wider-window-note.js';
import { useUser } from '../../account/index.js';
import { GridSkeleton } from './all-designs.js';
import { useSharedDesigns } from '../calls.js';
import type { DesignRequest } from '../dialogs/design-dialog-types.js';
import { DesignDialogs } from '../dialogs/design-dialogs.js';
import { GRID_CARD } from './design-tile.js';
import { LeaveDialog, type Leaving } from '../dialogs/leave-dialog.js';
import { SharedDrawing } from './shared-drawing.js';
import { designs as words, shared as strings, verbs } from '../strings.js';
import { useCopy } from '../actions/use-copy.js';

/** What others share with the member by e-mail. */
export function SharedDesigns() {
  const { data, isPending, isFetching, refetch } = useSharedDesigns();
  if (isPending) return <GridSkeleton />;
  if (!data) return <Failure message={words.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <SharedGrid permissions={data} />;
}

function SharedGrid({ permissions }: { readonly permissions: readonly SharedPermission[] }) {
  const grid = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly place: MenuPlace } | null>(null);
  const [sharing, setSharing] = useState<DesignRequest | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const copy = useCopy();
  const phone = useMedia(PHONE);
  const openMenu = useCallback((id: string, place: MenuPlace) => setMenu({ id, place }), []);
  const design = menu && permissions.find(({ saved_design: one }) => one._id === menu.id)?.saved_design;
  const leave = leaving && (
    <LeaveDialog
      design={leaving.design}
      onClose={() => setLeaving(null)}
      opener={() => (leaving.opener.isConnected ? leaving.opener : grid.current)}
    />
  );
  if (permissions.length === 0)
    return (
      <>
        <NothingShared />
        {leave}
      </>
    );
  return (
    <div className="shared-designs">
      {phone && <WiderWindowNote what="designs" />}
      <ul className="card-grid" aria-label={strings.title} ref={grid} tabIndex={-1} onKeyDown={navigateGrid}>
        {permissions.map((permission) => (
          <li key={permission.saved_design._id}>
            <SharedTile permission={permission} phone={phone} onMenu={openMenu} />
          </li>
        ))}
      </ul>
      {design && (
        <ItemMenu
          key={design._id}
          label={words.menuOf(design.name)}
          place={menu.place}
          onClose={() => setMenu(null)}
          verbs={[
            {
              label: verbs.share,
              icon: 'share-network',
              run: (opener) => setSharing({ act: 'share', designs: [design], opener }),
            },
            { label: verbs.copy, icon: 'copy', run: () => copy(design) },
            {
              label: strings.remove,
              icon: 'trash',
              danger: true,
              run: (opener) => setLeaving({ design, opener }),
            },
          ]}
        />
      )}
      <DesignDialogs request={sharing} onClose={() => setSharing(null)} fallback={() => grid.current} />
      {leave}
    </div>
  );
}

interface SharedTileProps {
  readonly permission: SharedPermission;
  readonly phone: boolean;
  readonly onMenu: (id: string, place: MenuPlace) => void;
}

/** Opens with the right that was given; on a phone, to look at (DECISIONS 18). */
function SharedTile({ permission, phone, onMenu }: SharedTileProps) {
  const { role, shared_by: by, saved_design: design } = permission;
  const { _id, name, width, height, thumbnail } = design;
  return (
    <Tile id={_id} onMenu={onMenu} menuLabel={words.menuOf(name)}>
      <Card
        to={designAddress(_id, phone ? 'view' : role)}
        name={name}
        sub={strings.by(by, strings.roles[role])}
        dimensions={{ width, height, unit: 'px' }}
        picture={pictureAddress(thumbnail)}
        shape={GRID_CARD}
      />
    </Tile>
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
