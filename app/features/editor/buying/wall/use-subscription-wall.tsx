import { useRef, useState, type ReactNode } from 'react';
import { settings } from '../../../../configuration.js';
import { onDemand } from '../../../../ui/on-demand.js';
import { useUser } from '../../../account/index.js';
import { isBeyondWall } from '../entitlements.js';

const SubscriptionWall = onDemand(async () => (await import('./subscription-wall.js')).SubscriptionWall);

/**
 * What the editor calls in place of applying what Magic Resize and Auto Suggest made, null for who may have it; `dialog` is to
 * be shown beside it (B-044).
 */
export function useSubscriptionWall(): { readonly wall: (() => void) | null; readonly dialog: ReactNode } {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const wall = () => {
    // the dialog that was closed has given the focus back to its button
    opener.current = focused();
    setOpen(true);
  };
  return {
    wall: isBeyondWall(user, settings.walls) ? null : wall,
    dialog: open && <SubscriptionWall onClose={() => setOpen(false)} opener={() => opener.current} />,
  };
}

/** What has the keyboard, inside the editor's own elements too. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
