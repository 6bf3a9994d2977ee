import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/modal.js';
import { money } from '../../../ui/money.js';
import { render as strings } from '../strings.js';
import { BuyRender } from './buy-render.js';
import { MakingRender } from './making-render.js';
import { placeBySubscription, type ToRender } from './place-order.js';
import { isEntitledToRender } from './render-entitlement.js';

interface RenderDialogProps extends ToRender {
  /** Names of the layers whose pictures have too few px. */
  readonly soft: readonly string[];
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** The high-resolution image: made at once for who has the subscription (C-013), sold to everybody else (C-012). */
export function RenderDialog({ soft, onClose, opener, ...wanted }: RenderDialogProps) {
  const covered = isEntitledToRender(wanted.user);
  const { name, price } = wanted.mockup;
  const [paid, setPaid] = useState(false);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={covered || paid ? strings.title : strings.buyTitle(money(Math.round(price * 100)))}
      opener={opener}
      keeps={!covered}
    >
      {covered ? (
        <MakingRender name={name} place={(anew) => placeBySubscription(wanted, anew)} onClose={onClose} />
      ) : (
        <BuyRender wanted={wanted} soft={soft} onPaid={() => setPaid(true)} onClose={onClose} />
      )}
    </Modal>
  );
}
