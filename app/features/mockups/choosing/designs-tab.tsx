import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { user as calls, type OwnedDesign } from '../../../../server/contract/user.js';
import { api } from '../../../api.js';
import { pictureAddress } from '../../../configuration.js';
import { OWNED_DESIGNS, useUser } from '../../account/index.js';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { DesignPages } from './design-pages.js';
import { MemberOnly } from './member-only.js';
import { Choice, PictureChoices } from './picture-choices.js';
import { choose as strings } from '../strings.js';
import { TabBack } from './tab-back.js';

interface DesignsTabProps {
  readonly onChoose: (picture: ChosenPicture) => void;
}

/** Pages of one's own designs, which stay live in the mockup (C-015). */
export function DesignsTab({ onChoose }: DesignsTabProps) {
  const [open, setOpen] = useState<OwnedDesign | null>(null);
  return (
    <MemberOnly ask={strings.signIn(strings.tabs.designs.toLowerCase())}>
      <p className="choices-about">{strings.live}</p>
      {open ? (
        <>
          <TabBack name={open.name} onBack={() => setOpen(null)} />
          <DesignPages design={open} onChoose={onChoose} />
        </>
      ) : (
        <Designs onOpen={setOpen} />
      )}
    </MemberOnly>
  );
}

function Designs({ onOpen }: { readonly onOpen: (design: OwnedDesign) => void }) {
  const list = useQuery({
    queryKey: [...OWNED_DESIGNS, useUser()?._id],
    queryFn: ({ signal }) => api(calls.fetchOwnedDesigns, {}, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <PictureChoices list={list} empty={strings.noDesigns} label={strings.tabs.designs}>
      {(design) => (
        <Choice
          key={design._id}
          name={design.name}
          picture={pictureAddress(design.thumbnail)}
          onClick={() => onOpen(design)}
        />
      )}
    </PictureChoices>
  );
}
