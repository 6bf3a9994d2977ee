import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import '../../../styles/choosing.css';
import { Modal } from '../../../ui/dialogs/modal.js';
import { openLogin, useUser } from '../../account/index.js';
import type { WizardPicture } from '../inputs/wizard-inputs.js';
import { pictures as strings, wizard } from '../strings.js';
import { CatalogPhotos, Folders, Logos, Uploads } from './picture-lists.js';

interface PictureDialogProps {
  /** What the picture is for. */
  readonly label: string;
  readonly onChoose: (picture: WizardPicture) => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null;
}

const TABS = ['photos', 'uploads', 'folders', 'logos'] as const;

/** All pictures one may use: the catalog's, one's own, those in folders, the logos of the brand kit. */
export function PictureDialog({ label, onChoose, onClose, opener }: PictureDialogProps) {
  const member = useUser() !== null;
  const lists: Record<(typeof TABS)[number], ReactNode> = {
    photos: <CatalogPhotos onChoose={onChoose} />,
    uploads: <ForMembers of="uploads">{<Uploads onChoose={onChoose} />}</ForMembers>,
    folders: <ForMembers of="folders">{<Folders onChoose={onChoose} />}</ForMembers>,
    logos: <ForMembers of="logos">{<Logos onChoose={onChoose} />}</ForMembers>,
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={strings.title}
      description={label}
      opener={opener}
      className="choose-dialog"
    >
      <Tabs.Root defaultValue={member ? 'uploads' : 'photos'}>
        <Tabs.List className="tab-list" aria-label={strings.title}>
          {TABS.map((tab) => (
            <Tabs.Trigger key={tab} value={tab} className="tab">
              {strings.tabs[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map((tab) => (
          <Tabs.Content key={tab} value={tab} className="tab-body">
            {lists[tab]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Modal>
  );
}

interface ForMembersProps {
  readonly of: keyof typeof strings.signIn;
  readonly children: ReactNode;
}

/** A visitor is asked to sign in, and comes back to what is filled in. */
function ForMembers({ of, children }: ForMembersProps) {
  if (useUser()) return children;
  return (
    <div className="choices-none">
      <p>{strings.signIn[of]}</p>
      <button
        type="button"
        className="button second"
        onClick={() => openLogin('login', { reason: wizard.signInToUpload })}
      >
        {strings.signInButton}
      </button>
    </div>
  );
}
