import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FolderEntry, FolderResource } from '../../../../server/contract/folder.js';
import { pictureAddress } from '../../../configuration.js';
import { designAddress } from '../../../saved-designs.js';
import { Card, type CardShape } from '../../../ui/lists/card.js';
import { ItemMenu } from '../../../ui/menus/item-menu.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { Tile } from '../../../ui/lists/tile.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { WiderWindowNote } from '../../../ui/feedback/wider-window-note.js';
import { DesignDialogs, editedText, type DesignRequest } from '../../designs/index.js';
import { folderSummary } from '../folder-summary.js';
import { ALL_DESIGNS_ADDRESS } from '../addresses.js';
import { designVerbs } from './design-verbs.js';
import { designRightsOf, type Role } from '../rights.js';
import { designs as words, folder as strings } from '../strings.js';
import { useRemoveDesign } from './use-remove-design.js';

const SHAPE: CardShape = { width: 176, height: 201, fluid: true };

interface DesignFolderProps {
  readonly entry: FolderEntry;
  readonly as: Role;
}

/** The designs of a folder, newest first; each opens in the role one has. */
export function DesignFolder({ entry, as }: DesignFolderProps) {
  const { name, resources } = entry.folder;
  const phone = useMedia(PHONE);
  const [request, setRequest] = useState<DesignRequest | null>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly place: MenuPlace } | null>(null);
  const takeOut = useRemoveDesign(entry.folder._id);
  const verbsOf = (design: FolderResource) =>
    designVerbs(designRightsOf(design, entry, as), {
      remove: () => takeOut.mutate(design),
      ask: (act, opener) => setRequest({ act, designs: [design], opener }),
    });
  const open = resources.find(({ _id }) => _id === menu?.id);
  if (resources.length === 0) {
    const mayFill = entry.role === 'edit' && as === 'edit';
    return (
      <EmptyPage
        heading={strings.empty.design}
        help={mayFill ? strings.emptyHelp.design : strings.emptyHelp.view}
      >
        {mayFill && (
          <Link className="button second" to={ALL_DESIGNS_ADDRESS}>
            {strings.toDesigns}
          </Link>
        )}
      </EmptyPage>
    );
  }
  return (
    <div className="folder-designs">
      {phone && <WiderWindowNote what="designs" />}
      <p className="photo-bar-about">{folderSummary(entry)}</p>
      <ul className="card-grid" aria-label={words.list(name)}>
        {resources.toReversed().map((design) => (
          <li key={design._id}>
            <DesignCard
              design={design}
              as={phone ? 'view' : as}
              onMenu={verbsOf(design).length > 0 ? (id, place) => setMenu({ id, place }) : null}
            />
          </li>
        ))}
      </ul>
      {menu && open && (
        <ItemMenu
          label={words.menuOf(open.name)}
          place={menu.place}
          verbs={verbsOf(open)}
          onClose={() => setMenu(null)}
        />
      )}
      <DesignDialogs request={request} onClose={() => setRequest(null)} />
    </div>
  );
}

interface DesignCardProps {
  readonly design: FolderResource;
  readonly as: Role;
  /** null for one that may only be looked at. */
  readonly onMenu: ((id: string, place: MenuPlace) => void) | null;
}

function DesignCard({ design, as, onMenu }: DesignCardProps) {
  const { _id, name, path, width, height, design: about } = design;
  const card = (
    <Card
      to={designAddress(_id, as === 'view' ? 'view' : (about?.role ?? 'view'))}
      name={name}
      dimensions={{ width, height, unit: 'px' }}
      sub={about ? editedText(new Date(about.updated_at), new Date()) : ''}
      picture={path && pictureAddress(path)}
      shape={SHAPE}
    />
  );
  if (!onMenu) return card;
  return (
    <Tile id={_id} onMenu={onMenu} menuLabel={words.menuOf(name)}>
      {card}
    </Tile>
  );
}
