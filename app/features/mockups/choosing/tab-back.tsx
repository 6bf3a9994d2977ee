import { Icon } from '../../../ui/icon.js';
import { choose as strings } from '../strings.js';

interface TabBackProps {
  /** What is open. */
  readonly name: string;
  readonly onBack: () => void;
}

/** From what is inside of one thing of a tab back to all of them. */
export const TabBack = ({ name, onBack }: TabBackProps) => (
  <p className="tab-back">
    <button type="button" className="button quiet small" onClick={onBack} autoFocus>
      <Icon name="arrow-left" size={16} />
      {strings.back}
    </button>
    <span className="tab-back-name" dir="auto">
      {name}
    </span>
  </p>
);
