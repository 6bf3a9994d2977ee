import { Icon } from '../../../ui/icon.js';
import './saving.css';

interface BannerProps {
  readonly text: string;
  readonly action?: string;
  readonly onAction?: () => void;
  readonly busy?: boolean;
  readonly icon?: 'warning-circle' | 'arrow-clockwise' | 'arrow-square-out';
}

/** Over the canvas: what lasts and concerns the whole design, with one thing to do about it. */
export function Banner({ text, action, onAction, busy = false, icon = 'warning-circle' }: BannerProps) {
  return (
    <div slot="notice" className="banner keeping-banner" role="status">
      <Icon name={icon} />
      <p>{text}</p>
      {action && (
        <button type="button" className="button second small" disabled={busy} onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
