import type { Template } from '../../../server/contract/design.js';
import { pictureAddress } from '../../configuration.js';
import { measuresText } from '../../ui/measures.js';
import { PagePicture } from '../../ui/page-picture.js';
import { measuresOf } from './template-measures.js';

/** CSS pixels the page may take on the stage, with air for the read-out below it. */
const ROOM = { width: 664, height: 428 };

/** The template's first page on the bench. */
export function TemplateStage({ template }: { readonly template: Template }) {
  const { width, height } = template;
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
      />
      <figcaption className="readout">{measuresText(measuresOf(template))}</figcaption>
    </figure>
  );
}
