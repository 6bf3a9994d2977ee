import { useState } from 'react';
import { Link } from 'react-router-dom';
import { designAddress, START_ADDRESS } from '../../../saved-designs.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import './saving.css';
import { saveRecoveredDesigns, type RecoveredDesignsError } from './recovered-designs.js';
import { editor, saving as strings } from '../strings.js';

/** In place of an editor that cannot open: the way to the changes that only this device has. */
export function RecoveredDesignsPage({ designs }: Pick<RecoveredDesignsError, 'designs'>) {
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      location.assign(designAddress(await saveRecoveredDesigns(designs)));
    } catch {
      setBusy(false);
      notifier.error(strings.failed, () => void copy());
    }
  };
  return (
    <main className="recovered-designs">
      <Icon name="warning-circle" />
      <h1 className="title-2">{strings.recovered}</h1>
      <p>{strings.recoveredHelp}</p>
      <button type="button" className="button primary large" disabled={busy} onClick={() => void copy()}>
        {strings.saveCopy}
      </button>
      <Link className="button second large" to={START_ADDRESS}>
        {editor.browse}
      </Link>
    </main>
  );
}
