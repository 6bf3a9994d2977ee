import { templateAddress } from '../../catalog.js';
import { shareAddress } from '../../saved-designs.js';
import { Failure } from '../../ui/feedback/failure.js';
import { Modal } from '../../ui/dialogs/modal.js';
import { CopyLink } from './link/copy-link.js';
import { InviteForm } from './inviting/invite-form.js';
import { LinkSharing } from './link/link-sharing.js';
import { PeopleWithAccess } from './inviting/people-with-access.js';
import './share.css';
import type { ShareTarget } from './share-target.js';
import { share as strings } from './strings.js';
import { useSharing } from './link/use-sharing.js';

export interface ShareDialogProps {
  readonly what: ShareTarget;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What gets the focus back when the dialog closes. */
  readonly opener: () => Element | null | undefined;
}

const TITLES: Record<ShareTarget['kind'], string> = {
  design: strings.title,
  folder: strings.folderTitle,
  template: strings.templateTitle,
};

/** The share modal of a design, a folder or a template. It closes when invitations were sent. */
export function ShareBox({ what, open, onOpenChange, opener }: ShareDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Modal
      className="share"
      open={open}
      onOpenChange={onOpenChange}
      title={TITLES[what.kind]}
      opener={opener}
    >
      {what.kind === 'design' && <DesignSharing id={what.id} onSent={close} />}
      {what.kind === 'folder' && (
        <>
          <InviteForm what={what} onSent={close} />
          <PeopleWithAccess what={what} />
        </>
      )}
      {what.kind === 'template' && (
        <CopyLink
          link={`${location.origin}${templateAddress(what.customUrl)}`}
          label={strings.templateTitle}
        />
      )}
    </Modal>
  );
}

interface DesignSharingProps {
  readonly id: string;
  readonly onSent: () => void;
}

/** Everything for its owner; for others the link that opens it with the right they have. */
function DesignSharing({ id, onSent }: DesignSharingProps) {
  const { data, isPending, isFetching, refetch } = useSharing(id, true);
  if (isPending) return <SharingSkeleton />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const what = { kind: 'design', id } as const;
  if (!data.owned)
    return (
      <>
        <p className="share-note">{strings.notYours}</p>
        <CopyLink link={`${location.origin}${shareAddress('design', id)}`} />
      </>
    );
  return (
    <>
      <InviteForm what={what} onSent={onSent} />
      <PeopleWithAccess what={what} />
      <LinkSharing id={id} flags={data} />
    </>
  );
}

/** The room of what comes, so that the dialog does not jump. */
function SharingSkeleton() {
  return (
    <div className="share-skeleton" role="status" aria-label={strings.loading}>
      <span className="skeleton" style={{ height: 116 }} />
      <span className="skeleton" style={{ height: 40 }} />
      <span className="skeleton" style={{ height: 168 }} />
    </div>
  );
}
