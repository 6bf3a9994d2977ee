import { API_BASE } from '../server/contract/contract.js';
import type { UserDetails } from '../server/contract/user.js';
import { api } from './api.js';
import { pictureAddress, settings } from './configuration.js';
import { adoptLocalUploads, type Adopted, type AdoptOptions } from './ports/uploads/adopt-uploads.js';
import { LocalUploads } from './ports/uploads/local-uploads.js';
import { MemberUploads } from './ports/uploads/member-uploads.js';
import { UploadAliases } from './ports/uploads/upload-aliases.js';
import { createUploadCall } from './ports/uploads/upload-call.js';
import { UploadStore } from './ports/uploads/upload-store.js';

/** Pictures of the user's own: those of this browser, and those of an account. One of each for the whole visit. */

type Account = Pick<UserDetails, '_id' | 'my_photos_folder'>;

const store = new UploadStore();
const send = createUploadCall(`${settings.apiUrl ?? ''}${API_BASE}`);

export const localUploads = new LocalUploads(store);

/** The uploads of an account. */
export const uploadsOf = ({ my_photos_folder }: Account): MemberUploads =>
  new MemberUploads({ api, send, address: pictureAddress, folderId: () => my_photos_folder });

/** Moves what a stored design shows of this browser's pictures to the account, and has the design name them there. */
export const adoptPictures = <File>(
  account: Account,
  file: File,
  options: Pick<AdoptOptions, 'signal' | 'progress'> = {},
): Promise<Adopted<File>> =>
  adoptLocalUploads(file, {
    ...options,
    local: store,
    aliases: new UploadAliases(account._id),
    upload: (picture, signal) => uploadsOf(account).add(picture, signal ? { signal } : {}),
  });
