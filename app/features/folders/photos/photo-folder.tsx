import { useMemo, useRef, useState } from 'react';
import type { FolderEntry } from '../../../../server/contract/folder.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { everything, NOTHING, within } from '../../../ui/lists/selection.js';
import { DropNote, uploadQueue } from '../../uploads-queue/index.js';
import { folderSummary } from '../folder-summary.js';
import { UploadButton } from '../folder-head.js';
import { MovePhotosDialog } from './move-photos-dialog.js';
import { usePhotoActions } from './photo-calls.js';
import { PhotoBar } from './photo-bar.js';
import { PhotoGrid } from './photo-grid.js';
import { PhotoPreview } from './photo-preview.js';
import { rightsOf, type Role } from '../rights.js';
import { folder as strings } from '../strings.js';

interface PhotoFolderProps {
  readonly entry: FolderEntry;
  readonly as: Role;
}

type Opener = () => Element | null;

/** The pictures of a folder, newest first: looked at, selected, moved, removed, added. */
export function PhotoFolder({ entry, as }: PhotoFolderProps) {
  const { _id: id, name, resources, count, own } = entry.folder;
  const rights = rightsOf(entry, as);
  const pictures = useMemo(() => resources.toReversed(), [resources]);
  const order = useMemo(() => pictures.map(({ _id }) => _id), [pictures]);
  const [selection, setSelection] = useState(NOTHING);
  const chosen = useMemo(() => within(selection, order), [selection, order]);
  const grid = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [moving, setMoving] = useState<Opener | null>(null);
  const { remove } = usePhotoActions(id);
  const upload = (files: File[]) => uploadQueue.add(files, { folderId: id });
  const removeChosen = () => {
    remove([...chosen.ids]);
    setSelection(NOTHING);
  };
  return (
    <>
      {pictures.length === 0 ? (
        <EmptyPage heading={strings.empty.photo} help={emptyHelp(rights.upload, own)}>
          {rights.upload && <UploadButton onFiles={upload} kind="second" />}
        </EmptyPage>
      ) : (
        <div className="folder-photos" ref={grid}>
          <PhotoBar
            about={
              count > pictures.length
                ? `${folderSummary(entry)}. ${strings.newest(pictures.length)}`
                : folderSummary(entry)
            }
            chosen={chosen.ids.size}
            onAll={rights.arrange ? () => setSelection(everything(order)) : null}
            onNone={() => setSelection(NOTHING)}
            onMove={(opener) => setMoving(() => opener)}
            onRemove={removeChosen}
          />
          <PhotoGrid
            name={name}
            pictures={pictures}
            order={order}
            chosen={chosen}
            onChosen={rights.arrange ? setSelection : null}
            onOpen={setPreview}
            onRemove={removeChosen}
          />
        </div>
      )}
      {rights.upload && <DropNote words={strings.drop(name)} onFiles={upload} />}
      {moving && (
        <MovePhotosDialog
          folderId={id}
          ids={[...chosen.ids]}
          onMoved={() => {
            setMoving(null);
            setSelection(NOTHING);
          }}
          onClose={() => setMoving(null)}
          opener={moving}
        />
      )}
      {preview && (
        <PhotoPreview
          pictures={pictures}
          place={order.indexOf(preview)}
          onPlace={(place) => setPreview(order[place] ?? null)}
          onClose={() => setPreview(null)}
          back={() => grid.current?.querySelectorAll<HTMLElement>('.photo-picture')[order.indexOf(preview)]}
        />
      )}
    </>
  );
}

function emptyHelp(upload: boolean, own: FolderEntry['folder']['own']): string {
  if (own === 'my_purchases') return strings.emptyHelp.purchases;
  return upload ? strings.emptyHelp.upload : strings.emptyHelp.view;
}
