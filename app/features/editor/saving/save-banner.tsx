import { useState } from 'react';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { designAddress } from '../../../saved-designs.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { useSignInRedirect } from '../../account/index.js';
import { Banner } from './banner.js';
import { NewerBanner } from './newer-banner.js';
import { SecondTabBanner, useSecondTab } from './second-tab-banner.js';
import { saveCopy } from './save-copy.js';
import { saving as strings } from '../strings.js';

type Autosave = NonNullable<EditorSession['autosave']>;

interface SaveBannerProps {
  readonly id: string;
  readonly session: EditorSession;
  readonly autosave: Autosave;
}

/**
 * Over the canvas, the most pressing first: why the server refuses what is changed and the way out, that somebody else went
 * on, that another tab has the design open.
 */
export function SaveBanner({ id, session, autosave }: SaveBannerProps) {
  const trouble = useSignal(autosave.trouble);
  const onDevice = useSignal(autosave.status) === 'kept';
  const asked = useSignal(autosave.conflict) !== null;
  const newer = useSignal(autosave.newer) !== null && !asked;
  const secondTab = useSecondTab(id);
  const meanwhile = onDevice ? ` ${strings.keptMeanwhile}` : '';
  if (trouble === 'signed_out') return <SignedOut />;
  if (trouble === 'refused') return <Refused session={session} autosave={autosave} />;
  if (trouble === 'too_large') return <Banner text={strings.tooLarge + meanwhile} />;
  if (trouble === 'invalid') return <Banner text={strings.invalid + meanwhile} />;
  if (newer) return <NewerBanner autosave={autosave} />;
  return secondTab ? <SecondTabBanner /> : null;
}

/** The changes wait in the journal meanwhile and come back with the page. */
function SignedOut() {
  const { redirect, redirecting } = useSignInRedirect(strings.failed);
  return (
    <Banner text={strings.signedOut} action={strings.logIn} onAction={() => redirect()} busy={redirecting} />
  );
}

function Refused({ session, autosave }: Omit<SaveBannerProps, 'id'>) {
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
