import { memo, type MouseEvent } from 'react';
import { templateAddress, templateCopyAddress } from '../../catalog.js';
import { pictureAddress } from '../../configuration.js';
import { Card, type CardShape } from '../../ui/lists/card.js';
import { dimensionsText } from '../../ui/dimensions.js';
import { Tile } from '../../ui/lists/tile.js';
import { templates as strings } from './strings.js';
import { useTemplateActions, type ShownTemplate } from './template-actions.js';
import { isPlainClick, type TemplateClick } from './template-click.js';

interface TemplateTileProps {
  readonly template: ShownTemplate;
  readonly shape: CardShape;
  /** On a phone every click previews: nothing is edited there (DECISIONS 18). */
  readonly click: TemplateClick;
  /** The category it is listed in: the editor is told where its copy comes from. */
  readonly category?: string;
  /** Seen as soon as the page is: its picture is fetched before others. */
  readonly eager?: boolean;
}

/** A template in a list. Drawn again only when it changes: there may be hundreds. */
export const TemplateTile = memo(function TemplateTile(props: TemplateTileProps) {
  const { template, shape, category, eager = false } = props;
  const { _id, name, thumbnail, width, height, categories } = template;
  const { openMenu, copy, copying, phone } = useTemplateActions();
  const uses = props.click === 'use' && !phone;
  const use = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    copy(template, category);
  };
  return (
    <Tile
      id={_id}
      onMenu={(_, place) => openMenu(template, category, place)}
      menuLabel={strings.menuOf(name)}
    >
      <Card
        to={uses ? templateCopyAddress(_id) : templateAddress(template.custom_url)}
        {...(uses && { onClick: use })}
        name={name}
        dimensions={{ width, height, unit: 'px' }}
        sub={dimensionsText(categories[0]?.dimensions ?? { width, height, unit: 'px' })}
        picture={pictureAddress(thumbnail)}
        shape={shape}
        busy={copying === _id}
        eager={eager}
      />
    </Tile>
  );
});
