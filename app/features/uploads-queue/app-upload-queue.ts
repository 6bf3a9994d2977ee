import { useEffect, useRef } from 'react';
import { API_BASE } from '../../../server/contract/contract.js';
import { folder, type FolderResource } from '../../../server/contract/folder.js';
import { settings } from '../../configuration.js';
import { createUploadCall } from '../../ports/uploads/upload-call.js';
import { UploadQueue, type SendOptions } from './upload-queue.js';

interface UploadListener {
  /** The picture is in the folder. */
  readonly kept: (folderId: string, picture: FolderResource) => void;
  /** All that was meant for the folder is there, or is not coming. */
  readonly ended: (folderId: string) => void;
}

const call = createUploadCall(`${settings.apiUrl ?? ''}${API_BASE}`);
const keep = async (file: File, folder_id: string, options: SendOptions): Promise<FolderResource> =>
  (await call(folder.uploadFile, { folder_id }, file, options)).resources.at(-1)!;

/** How long a server that was asked too often is left alone, ms. */
const PAUSE = 10_000;

const listeners = new Set<UploadListener>();

/** The one of the page: it goes on while its user looks at other folders. */
export const uploadQueue = new UploadQueue({
  send: async (file, { folderId, designsWithPhotosIn: photos }, options) => {
    if (photos === undefined) return keep(file, folderId, options);
    const { makeDesign } = await import('./make-design.js');
    await makeDesign(file, folderId, { ...options, keep: (picture) => keep(picture, photos, options) });
    return null;
  },
  onKept: (folderId, picture) => listeners.forEach(({ kept }) => kept(folderId, picture)),
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
  onEnd: (folderId) => listeners.forEach(({ ended }) => ended(folderId)),
});

/** Hears of uploads while the component is there. */
export function useUploadEvents(listener: UploadListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const heard: UploadListener = {
      kept: (...news) => latest.current.kept(...news),
      ended: (...news) => latest.current.ended(...news),
    };
    listeners.add(heard);
    return () => void listeners.delete(heard);
  }, []);
}

let owner: string | null = null;

/** What another account was sending ends. */
export function useQueueOwner(account: string): void {
  useEffect(() => {
    if (owner !== null && owner !== account) uploadQueue.clear();
    owner = account;
  }, [account]);
}
