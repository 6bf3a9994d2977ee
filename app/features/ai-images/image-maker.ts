import { api } from '../../api.js';
import { pictureAddress } from '../../configuration.js';
import { createImageMaker } from '../../ports/assets/image-maker.js';
import { currentUser, openLogin } from '../account/index.js';

/** One for the whole visit: the editor and the page of the history tell each other what was made. */
export const imageMaker = createImageMaker({
  ...{ api, address: pictureAddress, signedIn: () => currentUser() !== null },
  signIn: () => openLogin(),
});
