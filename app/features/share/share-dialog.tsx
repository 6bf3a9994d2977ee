import { useState } from 'react';
import { onDemand } from '../../ui/on-demand.js';
import type { ShareDialogProps } from './share-box.js';

const ShareBox = onDemand(async () => (await import('./share-box.js')).ShareBox);

/** The share modal, fetched when it is first opened; it stays for its way out. */
export function ShareDialog(props: ShareDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted && <ShareBox {...props} />;
}
