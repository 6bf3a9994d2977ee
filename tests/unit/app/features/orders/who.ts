import { act } from 'react';
import { session } from '../../../../../app/features/account/session/session.js';
import { begin, signedIn } from '../../support/fake-server.js';

/** Who is there, known before the page is opened. */

export async function member(): Promise<void> {
  signedIn();
  await act(() => session.check());
}

export async function visitor(): Promise<void> {
  begin();
  await act(() => session.check());
}
