import { useState } from 'react';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { pictureAddress } from '../../../configuration.js';
import { useDesignList } from '../../designs/index.js';
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
  const [open, setOpen] = useState<DesignInList | null>(null);
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

function Designs({ onOpen }: { readonly onOpen: (design: DesignInList) => void }) {
  const { designs, ...list } = useDesignList();
  return (
    <PictureChoices
      list={{ ...list, data: list.data && designs }}
      next={list}
      empty={strings.noDesigns}
      label={strings.tabs.designs}
    >
      {(design) => (
        <Choice
          key={design._id}
          name={design.name}
          picture={design.thumbnail && pictureAddress(design.thumbnail)}
          onClick={() => onOpen(design)}
        />
      )}
    </PictureChoices>
  );
}
