import { memo } from 'react';
import type { OwnedDesign } from '../../../../server/contract/user.js';
import { pictureAddress } from '../../../configuration.js';
import { designAddress } from '../../../saved-designs.js';
import { Card, type CardShape } from '../../../ui/lists/card.js';
import { Icon } from '../../../ui/icon.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { Tile } from '../../../ui/lists/tile.js';
import { editedText } from './edited-text.js';
import { designs as strings } from '../strings.js';

/** Art up to 148 x 173 (spec 1 section 9), on a stage as wide as its column. */
export const GRID_CARD: CardShape = { width: 176, height: 201, fluid: true };

interface DesignTileProps {
  readonly design: OwnedDesign;
  readonly shape: CardShape;
  /** On a phone it leads to the pages: nothing is edited there (DECISIONS 18). */
  readonly phone: boolean;
  readonly onMenu: (id: string, place: MenuPlace) => void;
  /** Left out where designs are not chosen. */
  readonly chosen?: boolean;
  readonly toggle?: (id: string, range: boolean) => void;
  readonly selecting?: () => boolean;
}

/** One's own design in a list; leads to the editor. Drawn again only when it changes: there may be hundreds. */
export const DesignTile = memo(function DesignTile({
  design,
  shape,
  phone,
  onMenu,
  chosen,
  toggle,
  selecting,
}: DesignTileProps) {
  const { _id, name, thumbnail, width, height, updated_at: updated, folder } = design;
  const choice =
    chosen !== undefined && toggle && selecting
      ? { choice: { label: strings.choose(name), chosen, toggle, selecting } }
      : {};
  return (
    <Tile id={_id} onMenu={onMenu} menuLabel={strings.menuOf(name)} {...choice}>
      <Card
        to={designAddress(_id, phone ? 'view' : 'edit')}
        name={name}
        sub={editedText(new Date(updated), new Date())}
        dimensions={{ width, height, unit: 'px' }}
        picture={pictureAddress(thumbnail)}
        shape={shape}
        more={
          folder && (
            <>
              <Icon name="folder" size={12} />
              <span className="card-folder" dir="auto">
                {folder.name}
              </span>
            </>
          )
        }
      />
    </Tile>
  );
});
