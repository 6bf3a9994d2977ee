import type { Resource, TemplateCard, TextTemplateCard } from '../../elements/ports/assets.js';
import type { TemplateListItem } from '../../server/contract/design.js';
import type { DesignResource } from '../../server/contract/design-resource.js';
import type { TextTemplate } from '../../server/contract/text-template.js';

/** The server's rows in the words of the kit's ports. */

export type ToAddress = (source: string) => string;

/** Frames are listed with the icons; the kit tells them apart by what it draws. */
const KINDS: Record<DesignResource['sub_type'], Resource['kind']> = {
  photo: 'photo',
  icon: 'icon',
  background: 'background',
  frame: 'icon',
};

export const resourceOf =
  (address: ToAddress) =>
  ({ _id, sub_type, thumbnail, svg_colors, ...row }: DesignResource): Resource => ({
    id: _id,
    name: row.name,
    kind: KINDS[sub_type],
    source: `design_resource:${_id}`,
    thumbnail: address(thumbnail),
    width: row.width,
    height: row.height,
    colors: svg_colors,
    free: row.free,
  });

interface Row {
  readonly _id: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
}

const cardOf = ({ _id, name, thumbnail, width, height }: Row, address: ToAddress): TemplateCard => ({
  id: _id,
  name,
  thumbnail: address(thumbnail),
  width,
  height,
});

export const templateCardOf = (address: ToAddress) => (row: TemplateListItem) => cardOf(row, address);

export const textTemplateCardOf =
  (address: ToAddress) =>
  (row: TextTemplate): TextTemplateCard => ({ ...cardOf(row, address), object: row.object });
