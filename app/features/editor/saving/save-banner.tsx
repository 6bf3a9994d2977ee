import { useState } from 'react';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { designAddress } from '../../../saved-designs.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { useSignInRedirect } from '../../account/index.js';
import './saving.css';
import { saveCopy } from './save-copy.js';
import { saving as strings } from '../strings.js';

type Autosave = NonNullable<EditorSession['autosave']>;

interface SaveBannerProps {
  readonly session: EditorSession;
  readonly autosave: Autosave;
}

/** Over the canvas, for as long as the server refuses what is changed: why, and the way out. */
export function SaveBanner({ session, autosave }: SaveBannerProps) {
  const trouble = useSignal(autosave.trouble);
  const onDevice = useSignal(autosave.status) === 'kept';
  const meanwhile = onDevice ? ` ${strings.keptMeanwhile}` : '';
  if (trouble === 'signed_out') return <SignedOut />;
  if (trouble === 'refused') return <Refused session={session} autosave={autosave} />;
  if (trouble === 'too_large') return <Banner text={strings.tooLarge + meanwhile} />;
  if (trouble === 'invalid') return <Banner text={strings.invalid + meanwhile} />;
  return null;
}

interface BannerProps {
  readonly text: string;
  readonly action?: string;
  readonly onAction?: () => void;
  readonly busy?: boolean;
}

function Banner({ text, action, onAction, busy = false }: BannerProps) {
  return (
    <div slot="notice" className="banner keeping-banner" role="status">
      <Icon name="warning-circle" />
      <p>{text}</p>
      {action && (
        <button type="button" className="button second small" disabled={busy} onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}

/** The changes wait in the journal meanwhile and come back with the page. */
function SignedOut() {
  const { redirect, redirecting } = useSignInRedirect(strings.failed);
  return (
    <Banner text={strings.signedOut} action={strings.logIn} onAction={() => redirect()} busy={redirecting} />
  );
}

function Refused({ session, autosave }: SaveBannerProps) {
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      const id = await saveCopy(session.name.peek(), autosave.text());
      await autosave.abandon();
      location.assign(designAddress(id));
    } catch {
      setBusy(false);
      notifier.error(strings.failed, () => void copy());
    }
  };
  return <Banner text={strings.refused} action={strings.saveCopy} onAction={() => void copy()} busy={busy} />;
}
