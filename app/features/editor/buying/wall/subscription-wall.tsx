import { Icon } from '../../../../ui/icon.js';
import { Modal } from '../../../../ui/dialogs/modal.js';
import { PLANS_ADDRESS } from '../../../../commerce-addresses.js';
import '../buying.css';
import { wall as strings } from '../strings.js';

interface SubscriptionWallProps {
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly opener: () => Element | null;
}

/** Stands where Magic Resize and Auto Suggest need a subscription, and says what comes with one (B-044). */
export function SubscriptionWall({ onClose, opener }: SubscriptionWallProps) {
  return (
    <Modal open title={strings.title} opener={opener} onOpenChange={onClose} description={strings.lead}>
      <ul className="wall-list">
        {strings.gives.map((words) => (
          <li key={words}>
            <Icon name="check" />
            {words}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {strings.later}
        </button>
        {/* in a tab of its own: the design stays open, and what was made of it is made again when one comes back */}
        <a className="button primary" href={PLANS_ADDRESS} target="_blank" rel="noopener" onClick={onClose}>
          {strings.plans}
        </a>
      </div>
    </Modal>
  );
}
