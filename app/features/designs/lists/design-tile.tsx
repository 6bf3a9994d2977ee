import { memo, type DragEvent } from 'react';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { pictureAddress } from '../../../configuration.js';
import { designAddress } from '../../../saved-designs.js';
import { Card, type CardShape } from '../../../ui/lists/card.js';
import { dimensionsText } from '../../../ui/dimensions.js';
import { Icon } from '../../../ui/icon.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { Tile } from '../../../ui/lists/tile.js';
import { editedText } from './edited-text.js';
import { designs as strings } from '../strings.js';

/** Art up to 148 x 173 (spec 1 section 9), on a stage as wide as its column. */
export const GRID_CARD: CardShape = { width: 176, height: 201, fluid: true };

/** A line of a list: the page is small at its beginning. */
export const ROW_CARD: CardShape = { width: 72, height: 56, fluid: true };

interface DesignTileProps {
  readonly design: DesignInList;
  readonly shape: CardShape;
  /** On a phone it leads to the pages: nothing is edited there (DECISIONS 18). */
  readonly phone: boolean;
  /** It is only looked at here, whatever one may do with it elsewhere. */
  readonly view?: boolean;
  readonly onMenu: ((id: string, place: MenuPlace) => void) | null;
  /** Left out where designs are not chosen. */
  readonly chosen?: boolean;
  readonly toggle?: (id: string, range: boolean) => void;
  readonly selecting?: () => boolean;
  /** In a grid with one stop for Tab: whether it is this one. */
  readonly tabbable?: boolean;
  /** It can be dragged to a folder. */
  readonly onDrag?: (id: string, event: DragEvent) => void;
  /** Stands below the name; when it was edited unless told. */
  readonly sub?: string;
}

/** A design in a list; leads to the editor where it may be edited. Drawn again only when it changes. */
export const DesignTile = memo(function DesignTile(props: DesignTileProps) {
  const {
    design,
    shape,
    phone,
    view = false,
    onMenu,
    chosen,
    toggle,
    selecting,
    tabbable,
    onDrag,
    sub,
  } = props;
  const { _id, name, thumbnail, width, height, updated_at: updated, folder, role } = design;
  const row = shape === ROW_CARD;
  const card = (
    <Card
      to={designAddress(_id, phone || view ? 'view' : role)}
      name={name}
      sub={sub ?? editedText(new Date(updated), new Date())}
      dimensions={{ width, height, unit: 'px' }}
      picture={thumbnail && pictureAddress(thumbnail)}
      shape={shape}
      {...(tabbable !== undefined && { tabIndex: tabbable ? 0 : -1 })}
      more={
        <>
          {row && (
            <span className="card-format">
              {design.format || strings.ownSize} · {dimensionsText({ width, height, unit: 'px' })}
            </span>
          )}
          {folder && (
            <>
              <Icon name="folder" size={12} />
              <span className="card-folder" dir="auto">
                {folder.name}
              </span>
            </>
          )}
        </>
      }
    />
  );
  const dragging = onDrag && { draggable: true, onDragStart: (event: DragEvent) => onDrag(_id, event) };
  const choice =
    chosen !== undefined && toggle && selecting
      ? { choice: { label: strings.choose(name), chosen, toggle, selecting } }
      : {};
  return (
    <div className={row ? 'design-row' : 'design-card'} {...dragging}>
      <Tile
        id={_id}
        onMenu={onMenu}
        menuLabel={strings.menuOf(name)}
        {...choice}
        {...(tabbable !== undefined && { tabbable: false })}
      >
        {card}
      </Tile>
    </div>
  );
});
