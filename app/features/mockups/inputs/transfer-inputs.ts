import { withImage, type MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import type { Mockup } from '../../../../server/contract/mockup.js';

/** How many pictures a mockup takes. */
export const pictureSlots = ({ layers }: Pick<Mockup, 'layers'>): number =>
  layers.filter(({ type }) => type === 'dynamic').length;

/**
 * The user's pictures on another mockup: one by one as far as it has room for them, each laid anew, since print areas
 * differ. Colors belong to the mockup they were chosen for; those that `to` had stay.
 */
export function transferInputs(from: MockupInputs, slots: number, to: MockupInputs): MockupInputs {
  const images = from.user_images.filter((image) => image !== null).slice(0, slots);
  return images.reduce<MockupInputs>(
    (inputs, { src, name, cropDetails: { rotation } }, index) =>
      withImage(inputs, index, {
        src,
        ...(name !== undefined && { name }),
        cropDetails: { fit: 'cover', x: 0.5, y: 0.5, zoom: 1, rotation },
      }),
    { ...to, user_images: [] },
  );
}
