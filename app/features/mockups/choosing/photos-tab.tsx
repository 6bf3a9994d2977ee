import { useQuery } from '@tanstack/react-query';
import { localUploads, uploadsOf } from '../../../uploads.js';
import { OF_USER, useUser } from '../../account/index.js';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { srcOf } from '../pictures/store-picture.js';
import { Choice, PictureChoices } from './picture-choices.js';
import { choose as strings } from '../strings.js';

/** What was uploaded before: a member's photos, or what a visitor's browser keeps. */
export function PhotosTab({ onChoose }: { readonly onChoose: (picture: ChosenPicture) => void }) {
  const user = useUser();
  const list = useQuery({
    queryKey: [OF_USER, 'mockup-photos', user?._id],
    queryFn: () => (user ? uploadsOf(user) : localUploads).list(),
    refetchOnMount: 'always',
  });
  return (
    <PictureChoices list={list} empty={strings.noPhotos} label={strings.tabs.photos}>
      {({ id, name, source, thumbnail }) => (
        <Choice
          key={id}
          name={name}
          picture={thumbnail}
          onClick={() => onChoose({ src: srcOf(source), name })}
        />
      )}
    </PictureChoices>
  );
}
