import { FOLDERS, useUser } from '../../account/index.js';
import { DashboardPage } from '../../dashboard/index.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { UploadsPanel, useUploadEvents } from '../../uploads-queue/index.js';
import { useQueryClient } from '@tanstack/react-query';
import { useFolders } from '../calls.js';
import { useFolderDialogs } from '../folder-dialogs.js';
import { FolderSection } from './folder-section.js';
import '../folders.css';
import { folders as strings, type FolderType } from '../strings.js';

const TYPES: readonly FolderType[] = ['photo', 'design'];

/** `/designmaker/start/folders`: every folder one may see (C-016). */
export function FoldersPage() {
  return (
    <DashboardPage title={strings.title} signIn={strings.signIn}>
      <AllFolders />
    </DashboardPage>
  );
}

function AllFolders() {
  const { data, isError, isFetching, refetch } = useFolders();
  const client = useQueryClient();
  const account = useUser()?._id ?? '';
  const { ask, dialog } = useFolderDialogs();
  useUploadEvents({
    kept: () => undefined,
    ended: () => void client.invalidateQueries({ queryKey: FOLDERS }),
  });
  if (isError && !data)
    return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      {TYPES.map((type) => (
        <FolderSection
          key={type}
          type={type}
          entries={data?.filter(({ folder }) => folder.type === type)}
          onAsk={ask}
        />
      ))}
      {dialog}
      <UploadsPanel account={account} />
    </>
  );
}
