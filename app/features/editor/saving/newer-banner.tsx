import { useState } from 'react';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Banner } from './banner.js';
import { saving as strings } from '../strings.js';

interface NewerBannerProps {
  readonly autosave: Pick<NonNullable<EditorSession['autosave']>, 'loadNewer'>;
}

/** Another device or another person went on with the design: theirs is offered, never put in place unasked [E-022]. */
export function NewerBanner({ autosave }: NewerBannerProps) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await autosave.loadNewer().catch(() => notifier.error(strings.failed, () => void load()));
    setBusy(false);
  };
  return (
    <Banner
      icon="arrow-clockwise"
      text={strings.newer}
      action={strings.loadNewer}
      busy={busy}
      onAction={() => void load()}
    />
  );
}
