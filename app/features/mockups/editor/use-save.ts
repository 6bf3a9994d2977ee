import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { API_BASE } from '../../../../server/contract/contract.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import { mockup as calls, type SavedMockup } from '../../../../server/contract/mockup.js';
import type { UserDetails } from '../../../../server/contract/user.js';
import { settings } from '../../../configuration.js';
import { createMultiFileCall } from '../../../ports/uploads/multi-file-call.js';
import { failureToast, notifier } from '../../../ports/notifications/notifier.js';
import { uploadLocalPictures } from '../inputs/upload-local-pictures.js';
import { refreshSaved } from '../queries.js';
import { failureText } from '../failure-text.js';
import { editing as strings } from '../strings.js';

const send = createMultiFileCall(`${settings.apiUrl ?? ''}${API_BASE}`);

export interface ToSave {
  readonly user: UserDetails;
  readonly mockup: string;
  /** The saved mockup that is written over; a new one without. */
  readonly saved: string | undefined;
  /** What it is called; as the mockup is without. */
  readonly name: string | undefined;
  readonly inputs: MockupInputs;
  /** The watermarked picture of it. */
  readonly picture: () => Promise<Blob>;
}

/** Sends output and inputs; then the saved list is fresh and 'Output saved' is said (C-011). */
export function useSave(onSaved: (saved: SavedMockup, sent: MockupInputs) => void) {
  const queries = useQueryClient();
  /** At once, where `isPending` comes with the next painting: a double click saves one. */
  const running = useRef(false);
  const [failure] = useState(failureToast);
  const saving = useMutation({
    mutationFn: save,
    onSettled: () => (running.current = false),
    onSuccess: ({ saved, sent }) => {
      failure.clear();
      notifier.success(strings.saved);
      void refreshSaved(queries);
      onSaved(saved, sent);
    },
    onError: (_, given) => failure.show(failureText(strings.failed), () => start(given)),
  });
  const start = (given: ToSave) => {
    if (running.current) return;
    running.current = true;
    saving.mutate(given);
  };
  return { start, isPending: saving.isPending };
}

async function save({ user, mockup, saved, name, inputs, picture }: ToSave) {
  const [sent, blob] = await Promise.all([uploadLocalPictures(user, inputs), picture()]);
  const anew = {
    mockup_id: mockup,
    ...(name !== undefined && { name }),
    hue_values: JSON.stringify(sent.hue_values),
    user_images: JSON.stringify(sent.user_images),
  };
  const files = { mockup_file: new File([blob], 'mockup.png', { type: blob.type }) };
  const fields = saved === undefined ? anew : { ...anew, _id: saved };
  try {
    return { saved: await send(calls.save, fields, files), sent: inputs };
  } catch (error) {
    // what it was to be written over has been deleted meanwhile
    if (saved === undefined || !(error instanceof ApiError && error.code === 'not_found')) throw error;
    return { saved: await send(calls.save, anew, files), sent: inputs };
  }
}
