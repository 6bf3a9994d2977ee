import { act } from 'react';
import { expect } from 'vitest';
import { answers, fails } from '../../support/fake-server.js';
import { member } from '../../support/member.js';
import { dialog, pressInDialog, toasted } from '../../support/page-queries.js';
import { settle } from '../../support/render.js';

const CALL = 'saved_design/alter_link_sharing';

/** What the server says of a design whose link nobody may use, and of each change of that. */
export function answerSharing(): void {
  answers.set('saved_design/get_sharing', () => ({ owned: true, view_all: false, edit_all: false }));
  answers.set('permission/get_invited', () => ({ owner: member(), invited: [] }));
  answers.set('permission/share_permission_with_emails', () => ({ shared: 1 }));
  answers.set(CALL, ({ action }) => ({ view_all: action !== 'disable', edit_all: false }));
}

/** Every message of link sharing, in a share dialog that has just been opened. */
export async function checkLinkSharing(): Promise<void> {
  await pressInDialog('Enable Link Sharing');
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe('Please choose edit or view rights');
  const detail = { checked: true };
  await act(async () => {
    dialog()!.querySelectorAll('dm-switch')[1]!.dispatchEvent(new CustomEvent('dm-change', { detail }));
  });
  const works = answers.get(CALL)!;
  answers.set(CALL, fails());
  await pressInDialog('Enable Link Sharing');
  await toasted('something went wrong');
  answers.set(CALL, works);
  await settle(() => dialog()?.querySelector('button:disabled') === null);
  await pressInDialog('Enable Link Sharing');
  await toasted('Link Sharing Enabled');
  await pressInDialog('Disable Link Sharing');
  await toasted('Link Sharing Disabled');
}
