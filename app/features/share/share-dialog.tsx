import type { RefObject } from 'react';
import { Modal } from '../../ui/modal.js';
import { LinkSharing } from './link-sharing.js';
import type { LinkFlags } from './link-rights.js';
import './share.css';
import { share as strings } from './strings.js';

interface ShareDialogProps {
  readonly id: string;
  readonly flags: LinkFlags;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Gets the focus back when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** 'Share your design'. */
export function ShareDialog({ id, flags, open, onOpenChange, opener }: ShareDialogProps) {
  return (
    <Modal
      className="share"
      open={open}
      onOpenChange={onOpenChange}
      title={strings.title}
      opener={() => opener.current}
    >
      <LinkSharing id={id} flags={flags} />
    </Modal>
  );
}
