import { Modal } from '../../../ui/dialogs/modal.js';
import { money } from '../../../ui/money.js';
import { render as strings } from '../strings.js';
import { BuyRender } from './buy-render.js';
import { MakingRender } from './making-render.js';
import { placeBySubscription, type ToRender } from './place-order.js';
import { isEntitledToRender } from './render-entitlement.js';
import { usePurchase } from './use-purchase.js';

interface RenderDialogProps extends ToRender {
  /** Names of the layers whose pictures have too few px. */
  readonly soft: readonly string[];
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** The high-resolution image: made at once for who has the subscription (C-013), sold to everybody else (C-012). */
export function RenderDialog(asked: RenderDialogProps) {
  const { soft: _, onClose, opener, ...wanted } = asked;
  if (!isEntitledToRender(wanted.user)) return <PurchaseDialog {...asked} />;
  return (
    <Modal open onOpenChange={onClose} title={strings.title} opener={opener}>
      <MakingRender
        name={wanted.mockup.name}
        place={(anew) => placeBySubscription(wanted, anew)}
        onClose={onClose}
      />
    </Modal>
  );
}

/** Says what it costs until it is paid for. */
function PurchaseDialog({ soft, onClose, opener, ...wanted }: RenderDialogProps) {
  const purchase = usePurchase(wanted);
  const price = money(Math.round(wanted.mockup.price * 100));
  const title = purchase.paid === null ? strings.buyTitle(price) : strings.title;
  return (
    <Modal open onOpenChange={onClose} title={title} opener={opener} keeps>
      <BuyRender wanted={wanted} purchase={purchase} soft={soft} onClose={onClose} />
    </Modal>
  );
}
