import { useState } from 'react';
import { DmSwitch } from '../../../bridge/dm-switch.js';
import { Icon } from '../../../ui/icon.js';
import { CopyLink } from './copy-link.js';
import { linkOf, rightOf, rightAfterToggle, type LinkFlags, type LinkRight } from './link-rights.js';
import { share as strings } from '../strings.js';
import { useAlterLink } from './use-sharing.js';

interface LinkSharingProps {
  readonly id: string;
  readonly flags: LinkFlags;
}

/**
 * Link sharing: off until one of the two rights is chosen and enabled; while it is on, a switch takes effect at once, and
 * turning the last one off asks for Disable, so that nobody loses the link by a slip.
 */
export function LinkSharing({ id, flags }: LinkSharingProps) {
  const kept = rightOf(flags);
  const [chosen, setChosen] = useState<LinkRight>(kept);
  const [missing, setMissing] = useState(false);
  const alter = useAlterLink(id);
  const change = (right: LinkRight) => {
    setMissing(kept !== null && right === null);
    setChosen(right);
    if (kept !== null && right !== null) alter.mutate(right, { onError: () => setChosen(kept) });
  };
  const enable = () => {
    setMissing(chosen === null);
    if (chosen !== null) alter.mutate(chosen);
  };
  const disable = () => {
    setMissing(false);
    alter.mutate(null, { onSuccess: () => setChosen(null) });
  };
  const turn = (what: 'view' | 'edit') => (event: CustomEvent<{ checked: boolean }>) =>
    change(rightAfterToggle(chosen, what, event.detail.checked));
  return (
    <section className="link-sharing" aria-labelledby="link-sharing">
      <div className="link-sharing-head">
        <h3 id="link-sharing">{strings.linkSharing}</h3>
        {kept && (
          <span className="badge on">
            <Icon name="check" size={16} />
            {strings.enabled}
          </span>
        )}
      </div>
      <DmSwitch checked={chosen === 'edit'} disabled={alter.isPending} onDmChange={turn('edit')}>
        {strings.canEdit}
      </DmSwitch>
      <DmSwitch checked={chosen !== null} disabled={alter.isPending} onDmChange={turn('view')}>
        {strings.canView}
      </DmSwitch>
      {missing && (
        <p className="field-error" role="alert">
          <Icon name="warning-circle" size={16} />
          {strings.choose}
        </p>
      )}
      {kept ? (
        <>
          <CopyLink link={linkOf(location.origin, id, kept)} />
          <button type="button" className="button quiet danger" onClick={disable} disabled={alter.isPending}>
            {strings.disable}
          </button>
        </>
      ) : (
        <button type="button" className="button second" onClick={enable} disabled={alter.isPending}>
          {strings.enable}
        </button>
      )}
    </section>
  );
}
