import { useRef } from 'react';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import { share as strings } from '../strings.js';

interface CopyLinkProps {
  readonly link: string;
  readonly label?: string;
}

/** The link to hand on. Where the clipboard is closed to us the link is marked, for Ctrl+C. */
export function CopyLink({ link, label = strings.link }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      notifier.success(strings.copied);
    } catch {
      if (document.execCommand('copy')) notifier.success(strings.copied);
    }
  };
  return (
    <div className="copy-link">
      <label className="field">
        <Icon name="link-simple" size={16} />
        <input
          readOnly
          value={link}
          aria-label={label}
          ref={field}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <button type="button" className="button second" onClick={() => void copy()}>
        <Icon name="copy" />
        {strings.copy}
      </button>
    </div>
  );
}
