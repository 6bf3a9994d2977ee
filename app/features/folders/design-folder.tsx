import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FolderEntry, FolderResource } from '../../../server/contract/folder.js';
import { pictureAddress } from '../../configuration.js';
import { designAddress } from '../../designs.js';
import { Card, type CardShape } from '../../ui/card.js';
import { EmptyPage } from '../../ui/empty-page.js';
import { PHONE, useMedia } from '../../ui/use-media.js';
import { WiderWindowNote } from '../../ui/wider-window-note.js';
import { DesignDialogs, editedText, type DesignRequest } from '../designs/index.js';
import { aboutText } from './about.js';
import { ALL_DESIGNS_ADDRESS } from './addresses.js';
import { designEntries } from './design-entries.js';
import { MenuButton, WithContextMenu } from './item-menu.js';
import { designRightsOf, type Role } from './rights.js';
import { designs as words, folder as strings } from './strings.js';
import { useTakeOut } from './use-take-out.js';

const SHAPE: CardShape = { width: 184, height: 208, fluid: true };

interface DesignFolderProps {
  readonly entry: FolderEntry;
  readonly as: Role;
}

/** The designs of a folder, newest first; each opens in the role one has. */
export function DesignFolder({ entry, as }: DesignFolderProps) {
  const { name, resources } = entry.folder;
  const phone = useMedia(PHONE);
  const [request, setRequest] = useState<DesignRequest | null>(null);
  const takeOut = useTakeOut(entry.folder._id);
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
      {phone && <WiderWindowNote what="design" />}
      <p className="photo-bar-about">{aboutText(entry)}</p>
      <ul className="card-grid" aria-label={words.list(name)}>
        {resources.toReversed().map((design) => (
          <DesignTile
            key={design._id}
            design={design}
            entry={entry}
            as={as}
            onRequest={setRequest}
            onRemove={() => takeOut.mutate(design)}
          />
        ))}
      </ul>
      <DesignDialogs request={request} onClose={() => setRequest(null)} />
    </div>
  );
}

interface DesignTileProps extends DesignFolderProps {
  readonly design: FolderResource;
  readonly onRequest: (request: DesignRequest) => void;
  readonly onRemove: () => void;
}

function DesignTile({ design, entry, as, onRequest, onRemove }: DesignTileProps) {
  const { _id, name, path, width, height, design: about } = design;
  const phone = useMedia(PHONE);
  const role = phone || as === 'view' ? 'view' : (about?.role ?? 'view');
  const [menu, setMenu] = useState<HTMLButtonElement | null>(null);
  const entries = designEntries(designRightsOf(design, entry, as), {
    remove: onRemove,
    ask: (act) => menu && onRequest({ act, designs: [design], opener: menu }),
  });
  return (
    <WithContextMenu entries={entries}>
      <li className="tile">
        <Card
          to={designAddress(_id, role)}
          name={name}
          measures={{ width, height, unit: 'px' }}
          sub={about ? editedText(new Date(about.updated_at), new Date()) : ''}
          picture={path && pictureAddress(path)}
          shape={SHAPE}
        />
        <MenuButton
          entries={entries}
          label={words.menuOf(name)}
          className="icon-button tile-menu"
          ref={setMenu}
        />
      </li>
    </WithContextMenu>
  );
}
