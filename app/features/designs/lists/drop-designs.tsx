import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../account/index.js';
import { DropNote, uploadQueue, useUploadEvents } from '../../uploads-queue/index.js';
import { refreshDesigns } from '../calls.js';

interface DropDesignsProps {
  /** The folder they go into. */
  readonly folderId: string;
  readonly words: string;
}

/** Makes designs of pictures and design files that are dropped anywhere on the page, or pasted [E-046]. */
export function DropDesigns({ folderId, words }: DropDesignsProps) {
  const client = useQueryClient();
  const photos = useUser()?.my_photos_folder;
  useUploadEvents({
    kept: () => undefined,
    ended: (id) => {
      if (id === folderId) void refreshDesigns(client);
    },
  });
  return (
    photos !== undefined && (
      <DropNote
        words={words}
        onFiles={(files) => uploadQueue.add(files, { folderId, designsWithPhotosIn: photos })}
      />
    )
  );
}
