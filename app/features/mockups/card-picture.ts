import { CARD_PICTURE_WIDTH } from '../../../server/contract/mockup.js';
import { pictureAddress } from '../../configuration.js';

/** px of the finished one. */
const WHOLE = 1000;
/** How wide a card of a list is. */
const SIZES = '(max-width: 767px) 50vw, (max-width: 991px) 33vw, 230px';

/** What an `img` of a card takes: a finished picture in the size that the screen needs, any other as it is. */
export function cardPicture(picture: string): { src: string; srcSet?: string; sizes?: string } {
  const src = pictureAddress(picture);
  if (!picture.startsWith('/static/mockups/')) return { src };
  const small = `${src}?width=${CARD_PICTURE_WIDTH}`;
  return { src, srcSet: `${small} ${CARD_PICTURE_WIDTH}w, ${src} ${WHOLE}w`, sizes: SIZES };
}
