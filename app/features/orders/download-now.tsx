import { useState } from 'react';
import type { OrderedSku } from '../../../server/contract/order-skus.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { Icon } from '../../ui/icon.js';
import { saveMockup } from './save-mockup.js';
import { orders as strings } from './strings.js';

/** Saves the render of a mockup as mockup.png; until it is there it says so. */
export function DownloadNow({ sku: { name, output_file: output } }: { readonly sku: OrderedSku }) {
  const [busy, setBusy] = useState(false);
  if (output === null)
    return (
      <p className="order-generating" role="status">
        {strings.generating}
      </p>
    );
  const save = () => {
    if (busy) return;
    setBusy(true);
    saveMockup(output)
      .catch(() => notifier.error(strings.failed, save))
      .finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className="button second small"
      aria-label={strings.downloadOf(name)}
      aria-busy={busy || undefined}
      onClick={save}
    >
      {busy ? <span className="spinner" /> : <Icon name="download-simple" size={16} />}
      {strings.download}
    </button>
  );
}
