import type { Template } from '../../../server/contract/design.js';
import { pictureAddress } from '../../configuration.js';
import { dimensionsText } from '../../ui/dimensions.js';
import { PagePicture } from '../../ui/lists/page-picture.js';
import { SwipedPages, TemplatePager, useTemplatePages } from '../templates/index.js';
import { pageCountOf, measuresOf } from './template-measures.js';
import { useSharpPicture } from './use-sharp-picture.js';

/** CSS pixels the page may take on the stage, with air for the read-out below it. */
const ROOM = { width: 664, height: 428 };

interface TemplatePreviewProps {
  readonly template: Template;
  /** Id of the one to show it in; as it came when undefined [E-090]. */
  readonly colorway: string | undefined;
}

/**
 * A page of the template on its stage: of the first its thumbnail at once, and a picture as sharp as the screen when that is
 * painted; of several, each can be paged to [E-033].
 */
export function TemplatePreview({ template, colorway }: TemplatePreviewProps) {
  const { width, height, name } = template;
  const sharp = useSharpPicture(template, ROOM, colorway);
  const pages = useTemplatePages({
    pages: pageCountOf(template),
    load: () => Promise.resolve(template),
    room: ROOM,
    colorway,
  });
  const shown = pages.page === 1 ? sharp.picture : pages.picture;
  const busy = pages.page === 1 ? sharp.coloring : pages.busy;
  return (
    <figure className="template-stage">
      <SwipedPages turn={pages.turn} className="template-pages">
        <PagePicture
          src={pictureAddress(template.thumbnail)}
          alt={`Preview of ${name}`}
          width={width}
          height={height}
          maxWidth={ROOM.width}
          maxHeight={ROOM.height}
          eager
        >
          {shown && <img className="template-sharp" src={shown} alt="" draggable={false} />}
          {busy && <span className="template-turning spinner" />}
        </PagePicture>
      </SwipedPages>
      {pages.pages > 1 && <TemplatePager of={pages} name={name} />}
      <figcaption className={pages.pages > 1 ? 'readout beside' : 'readout'}>
        {dimensionsText(measuresOf(template))}
      </figcaption>
    </figure>
  );
}
