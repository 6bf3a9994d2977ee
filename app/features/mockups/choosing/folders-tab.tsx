import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { folder as calls } from '../../../../server/contract/folder.js';
import { api } from '../../../api.js';
import { pictureAddress } from '../../../configuration.js';
import { wholeFolder } from '../../../ports/whole-folder.js';
import { FOLDER, FOLDERS } from '../../account/index.js';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { MemberOnly } from './member-only.js';
import { Choice, PictureChoices } from './picture-choices.js';
import { choose as strings } from '../strings.js';
import { TabBack } from './tab-back.js';

interface FoldersTabProps {
  readonly onChoose: (picture: ChosenPicture) => void;
}

/** The photo folders one may see, and what lies in one of them. */
export function FoldersTab({ onChoose }: FoldersTabProps) {
  const [open, setOpen] = useState<{ readonly id: string; readonly name: string } | null>(null);
  return (
    <MemberOnly ask={strings.signIn(strings.tabs.folders.toLowerCase())}>
      {open ? (
        <>
          <TabBack name={open.name} onBack={() => setOpen(null)} />
          <OneFolder id={open.id} onChoose={onChoose} />
        </>
      ) : (
        <Folders onOpen={setOpen} />
      )}
    </MemberOnly>
  );
}

function Folders({ onOpen }: { readonly onOpen: (folder: { id: string; name: string }) => void }) {
  const list = useQuery({
    queryKey: FOLDERS,
    queryFn: ({ signal }) => api(calls.get, {}, { signal }),
    select: (entries) => entries.filter(({ folder: { type } }) => type === 'photo'),
    refetchOnMount: 'always',
  });
  return (
    <PictureChoices list={list} empty={strings.noFolders} label={strings.tabs.folders}>
      {({ folder: { _id: id, name, resources } }) => (
        <Choice
          key={id}
          name={name}
          picture={pictureAddress(resources.at(-1)?.low_path ?? '')}
          onClick={() => onOpen({ id, name })}
        />
      )}
    </PictureChoices>
  );
}

function OneFolder({ id, onChoose }: FoldersTabProps & { readonly id: string }) {
  const list = useQuery({
    queryKey: [...FOLDER, id],
    queryFn: ({ signal }) => wholeFolder(api, id, { signal }),
    select: ({ folder }) => folder.resources.toReversed(),
  });
  return (
    <PictureChoices list={list} empty={strings.emptyFolder} label={strings.tabs.folders}>
      {({ _id, name, path, low_path }) => (
        <Choice
          key={_id}
          name={name}
          picture={pictureAddress(low_path)}
          onClick={() => onChoose({ src: path, name })}
        />
      )}
    </PictureChoices>
  );
}
