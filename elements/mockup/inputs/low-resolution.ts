import type { UserImage } from '../../compose/format/mockup-inputs.js';
import type { MockupLayer } from '../../compose/format/mockup-package.js';
import { enlargementOf } from '../../compose/pictures/crop.js';
import type { Size } from '../../math/geometry.js';

/** Enlarged so far, a print looks soft at the size that is sold. */
const SOFT = 1.5;

/** Whether a picture has too few px for what is seen of it. */
export const isSoft = (
  { upload_resolution: area }: MockupLayer,
  image: UserImage | null,
  picture: Size,
): boolean => image !== null && area !== undefined && enlargementOf(image.cropDetails, area, picture) > SOFT;

/** Names of the layers whose pictures are; `at` gives what is in the layer at a place, null while it is not here. */
export const softLayers = (
  layers: readonly MockupLayer[],
  at: (index: number) => { readonly image: UserImage | null; readonly picture: Size | null },
): readonly string[] =>
  layers.flatMap((layer, index) => {
    const { image, picture } = at(index);
    return picture && isSoft(layer, image, picture) ? [layer.name] : [];
  });
