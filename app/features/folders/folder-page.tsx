import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import type { FolderEntry } from '../../../server/contract/folder.js';
import { pictureAddress } from '../../configuration.js';
import { BackLink } from '../../ui/back-link.js';
import { EmptyPage } from '../../ui/feedback/empty-page.js';
import { Failure } from '../../ui/feedback/failure.js';
import { AskForAccess, ConfirmEmail, FOLDERS, useUser } from '../account/index.js';
import { BulkDownloadDialog, designItems, pictureItems, type ItemsSource } from '../bulk-download/index.js';
import { fetchAllDesigns } from '../designs/index.js';
import { DashboardPage } from '../dashboard/index.js';
import { uploadQueue, UploadsPanel, useUploadEvents } from '../uploads-queue/index.js';
import { ALL_DESIGNS_ADDRESS, FOLDERS_ADDRESS } from './addresses.js';
import { isUnknown, useFolder } from './calls.js';
import { DesignFolder } from './designs/design-folder.js';
import { useFolderDialogs } from './folder-dialogs.js';
import { FolderHead } from './folder-head.js';
import { FolderSkeleton } from './folder-skeleton.js';
import './folders.css';
import './photos/photos.css';
import { usePhotoActions } from './photos/photo-calls.js';
import { PhotoFolder } from './photos/photo-folder.js';
import type { Role } from './rights.js';
import { folder as strings, folders } from './strings.js';

/** `/designmaker/start/folders/{id}/{role?}`: one folder, in a role (C-017). */
export function FolderPage() {
  const { id = '', role = 'edit' } = useParams();
  const user = useUser();
  if (user?.my_designs_folder === id) return <Navigate to={ALL_DESIGNS_ADDRESS} replace />;
  if (role !== 'edit' && role !== 'view') return <UnknownFolder id={id} role="view" />;
  return <OneFolder key={`${user?._id} ${id}`} id={id} as={role} account={user?._id ?? null} />;
}

interface OneFolderProps {
  readonly id: string;
  readonly as: Role;
  /** null for a visitor, who is asked to sign in. */
  readonly account: string | null;
}

function OneFolder({ id, as, account }: OneFolderProps) {
  const { data: entry, error, isFetching, refetch } = useFolder(id, account !== null);
  const known = useKnownName(id);
  const navigate = useNavigate();
  const { ask, dialog } = useFolderDialogs(() => void navigate(FOLDERS_ADDRESS));
  const [download, setDownload] = useState<(() => Element | null) | null>(null);
  useUploadsHere(id);
  if (!entry && isUnknown(error)) return <UnknownFolder id={id} role={as} />;
  return (
    <DashboardPage
      title={entry?.folder.name ?? known ?? strings.title}
      signIn={folders.signIn}
      above={<BackLink to={FOLDERS_ADDRESS} label={strings.back} />}
      actions={
        entry ? (
          <FolderHead
            entry={entry}
            as={as}
            onAsk={ask}
            onUpload={(files) => uploadQueue.add(files, { folderId: id })}
            onDownload={(opener) => setDownload(() => opener)}
          />
        ) : (
          !error && <span className="folder-head-room" aria-hidden="true" />
        )
      }
    >
      {entry ? (
        <Contents entry={entry} as={as} />
      ) : error ? (
        <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <FolderSkeleton />
      )}
      {dialog}
      {entry && download && (
        <BulkDownloadDialog
          name={entry.folder.name}
          items={itemsOf(entry)}
          onClose={() => setDownload(null)}
          opener={download}
        />
      )}
      {account !== null && <UploadsPanel account={account} />}
    </DashboardPage>
  );
}

const Contents = ({ entry, as }: { readonly entry: FolderEntry; readonly as: Role }) =>
  entry.folder.type === 'photo' ? (
    <PhotoFolder entry={entry} as={as} />
  ) : (
    <DesignFolder entry={entry} as={as} />
  );

/** The name, as the list of folders knows it, before the folder itself has come. */
function useKnownName(id: string): string | undefined {
  const list = useQueryClient().getQueryData<FolderEntry[]>(FOLDERS);
  return list?.find(({ folder }) => folder._id === id)?.folder.name;
}

/** Pictures that come into the folder are shown at once. */
function useUploadsHere(id: string): void {
  const { added, refresh } = usePhotoActions(id);
  useUploadEvents({
    kept: (folderId, picture) => {
      if (folderId === id) added(picture);
    },
    ended: refresh,
  });
}

/** Newest first, as they are shown. */
function itemsOf({ folder: { _id, type, resources } }: FolderEntry): ItemsSource {
  if (type === 'design') return () => itemsOfDesigns(_id);
  const named = resources.toReversed().map(({ _id: id, name, path }) => ({ id, name, path }));
  return pictureItems(named.map(({ path, ...picture }) => ({ ...picture, address: pictureAddress(path) })));
}

/** All of them, however many. */
async function itemsOfDesigns(folder_id: string) {
  const designs = await fetchAllDesigns({ scope: 'folder', folder_id });
  return designItems(designs.map(({ _id: id, name }) => ({ id, name })))();
}

/** Its owner may let them in, if there is one [E-007]. */
function UnknownFolder({ id, role }: { readonly id: string; readonly role: Role }) {
  const confirmed = useUser()?.email_verified ?? false;
  return (
    <DashboardPage title={folders.title} signIn={folders.signIn}>
      <EmptyPage heading={strings.unknown} help={strings.unknownHelp}>
        <Link className="button second" to={FOLDERS_ADDRESS}>
          {strings.unknownAction}
        </Link>
      </EmptyPage>
      <div className="folder-ask">
        {confirmed ? <AskForAccess kind="folder" id={id} role={role} /> : <ConfirmEmail />}
      </div>
    </DashboardPage>
  );
}
