import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { order } from '../../../../server/contract/order.js';
import { api } from '../../../api.js';
import { DESIGN_ORDERS_ADDRESS } from '../../../commerce-addresses.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { designAddress } from '../../../saved-designs.js';
import { RouteLoader } from '../../../ui/feedback/route-loader.js';
import { useTitle } from '../../../ui/hooks/use-title.js';
import { isFramed, tellParent } from './tell-parent.js';
import { confirming as strings } from '../strings.js';

/** What the specs say of a payment; the server asks its provider instead (spec 1 section 7). */
const PAYMENT_DETAILS = 'DAI';

/**
 * `/orders/confirm-order`, also below /designmaker/start: confirms the order `id`, says how that went, tells the page around,
 * and returns to the design `designId`. In a frame the page around has the design open already.
 */
export function ConfirmOrderPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  const id = query.get('id') ?? '';
  const design = query.get('designId');
  useTitle(strings.title);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const back = () => {
      if (!isFramed())
        void navigate(design ? designAddress(design) : DESIGN_ORDERS_ADDRESS, { replace: true });
    };
    api(order.confirm, { id, paymentDetails: PAYMENT_DETAILS }).then(
      () => {
        notifier.success(strings.success);
        tellParent('orderPaymentSuccess');
        back();
      },
      () => {
        notifier.error(strings.failed);
        tellParent('orderPaymentFailure');
        back();
      },
    );
  }, [id, design, navigate]);
  return <RouteLoader label={strings.title} />;
}
