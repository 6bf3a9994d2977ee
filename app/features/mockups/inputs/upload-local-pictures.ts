import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import type { UserDetails } from '../../../../server/contract/user.js';
import { adoptPictures } from '../../../uploads.js';
import { persistPictures } from './persist-pictures.js';

/**
 * The inputs as the server can read them: what only this browser holds is brought to the account first, where it lies among
 * the user's photos. Rejects when a picture could not be kept.
 */
export async function uploadLocalPictures(user: UserDetails, inputs: MockupInputs): Promise<MockupInputs> {
  const stored = await persistPictures(inputs);
  const { file, left } = await adoptPictures(user, stored);
  const [first] = left;
  if (first) throw first.error ?? new Error('a picture is in another browser');
  return file;
}
