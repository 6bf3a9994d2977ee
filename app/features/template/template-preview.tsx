import type { Template } from '../../../server/contract/design.js';
import { pictureAddress } from '../../configuration.js';
import { dimensionsText } from '../../ui/dimensions.js';
import { PagePicture } from '../../ui/lists/page-picture.js';
import { template as strings } from './strings.js';
import { pageCountOf, measuresOf } from './template-measures.js';
import { useSharpPicture } from './use-sharp-picture.js';

/** CSS pixels the page may take on the stage, with air for the read-out below it. */
const ROOM = { width: 664, height: 428 };

/** The template's first page on its stage: its thumbnail at once, a picture as sharp as the screen when that is painted. */
export function TemplatePreview({ template }: { readonly template: Template }) {
  const { width, height } = template;
  const sharp = useSharpPicture(template, ROOM);
  const pages = pageCountOf(template);
  return (
    <figure className="template-stage">
      <PagePicture
        src={pictureAddress(template.thumbnail)}
        alt={`Preview of ${template.name}`}
        width={width}
        height={height}
        maxWidth={ROOM.width}
        maxHeight={ROOM.height}
        eager
      >
        {sharp && <img className="template-sharp" src={sharp} alt="" draggable={false} />}
      </PagePicture>
      <figcaption className="readout">
        {dimensionsText(measuresOf(template))}
        {pages > 1 && ` · ${strings.pages(pages)}`}
      </figcaption>
    </figure>
  );
}
