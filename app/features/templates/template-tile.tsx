import { useQueryClient } from '@tanstack/react-query';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { design } from '../../../server/contract/design.js';
import { api } from '../../api.js';
import { templateAddress, templateCopyAddress } from '../../catalog.js';
import { pictureAddress } from '../../configuration.js';
import { languageName } from '../../ui/language-name.js';
import { Card, type CardShape } from '../../ui/lists/card.js';
import { dimensionsText } from '../../ui/dimensions.js';
import { Tile } from '../../ui/lists/tile.js';
import { SwipedPages, TemplatePager } from './pages/template-pager.js';
import { useTemplatePages } from './pages/use-template-pages.js';
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
  return (props.template.pages ?? 1) > 1 ? <PagedTile {...props} /> : <PlainTile {...props} />;
});

interface Shown extends TemplateTileProps {
  /** Painted in the place of the thumbnail. */
  readonly picture?: string | undefined;
  /** What turns its pages. */
  readonly pager?: ReactNode;
}

function PlainTile({ template, shape, category, click, eager = false, picture, pager }: Shown) {
  const { _id, name, thumbnail, width, height, categories, language } = template;
  const { openMenu, copy, copying, phone } = useTemplateActions();
  const uses = click === 'use' && !phone;
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
        {...(language !== undefined && { badge: <LanguageBadge language={language} /> })}
        picture={picture ?? pictureAddress(thumbnail)}
        shape={shape}
        busy={copying === _id}
        eager={eager}
      />
      {pager}
    </Tile>
  );
}

/** One of several pages, which can be paged through before it is used [E-033]. */
function PagedTile(props: TemplateTileProps) {
  const { template, shape } = props;
  const { _id: id, name } = template;
  const client = useQueryClient();
  const pages = useTemplatePages({
    pages: template.pages ?? 1,
    // once, however many pages are turned
    load: () =>
      client.fetchQuery({
        queryKey: ['template-pages', id],
        queryFn: ({ signal }) => api(design.getOne, { id }, { signal }),
        staleTime: Infinity,
      }),
    room: shape,
  });
  return (
    <SwipedPages turn={pages.turn} className="swiped">
      <PlainTile
        {...props}
        picture={pages.picture}
        pager={<TemplatePager of={pages} name={name} style={{ top: shape.height - 8 }} />}
      />
    </SwipedPages>
  );
}

/** The language of its texts, where it is not English [E-032]. */
const LanguageBadge = ({ language }: { readonly language: string }) => (
  <span className="card-badge">{languageName(language)}</span>
);
