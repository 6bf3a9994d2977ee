import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { useUser } from '../account/index.js';
import { ShareDialog } from './share-dialog.js';
import { share as strings } from './strings.js';
import { useSharing } from './link/use-sharing.js';

/** The Share button: only its owner, signed in, shares a design (spec 2 section 6). */
export function ShareAction({ id }: { readonly id: string }) {
  const user = useUser();
  const { data } = useSharing(id, user !== null);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!user || !data?.owned) return null;
  return (
    <>
      <button type="button" className="button second small" onClick={() => setOpen(true)} ref={opener}>
        <Icon name="share-network" />
        {strings.action}
      </button>
      <ShareDialog
        what={{ kind: 'design', id }}
        open={open}
        onOpenChange={setOpen}
        opener={() => opener.current}
      />
    </>
  );
}
