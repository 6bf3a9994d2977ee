import { accessToken, webhook } from '../../../../server/contract/access-token.js';
import { account } from '../../../../server/contract/account.js';
import { user } from '../../../../server/contract/user.js';
import type { Example } from '../contract-mockups.js';
import { PASSWORD } from './own-account.js';

let count = 0;

/** What a member does with their own account. */
export const accountExamples: readonly Example[] = [
  {
    call: user.sendConfirmation,
    good: () => ({ return: '/designmaker/start' }),
    bad: [{ return: 7 }, 'bad_request'],
  },
  { call: account.updateName, good: () => ({ name: 'Ann Lee' }), bad: [{ name: ' ' }, 'bad_request'] },
  {
    call: account.changeEmail,
    good: () => ({ email: `new-${(count += 1)}@example.com`, password: PASSWORD }),
    bad: [{ email: 'nobody', password: PASSWORD }, 'bad_request'],
  },
  {
    call: account.changePassword,
    good: () => ({ password: PASSWORD, new_password: PASSWORD }),
    bad: [{ password: PASSWORD, new_password: 'short' }, 'bad_request'],
  },
  { call: account.uploadPicture, good: () => ({}) },
  { call: account.removePicture, good: () => ({}) },
  { call: account.fetchSessions, good: () => ({}) },
  { call: account.export, good: () => ({}) },
  {
    call: accessToken.create,
    good: () => ({ name: 'Nightly', scopes: ['designs:read'], days: 30 }),
    bad: [{ name: 'Nightly', scopes: ['everything'] }, 'bad_request'],
  },
  { call: accessToken.list, good: () => ({}) },
  { call: accessToken.revoke, good: () => ({ id: 'nobody' }), bad: [{}, 'bad_request'] },
  {
    call: webhook.create,
    good: () => ({ url: 'https://example.com/told' }),
    bad: [{ url: 'http://127.0.0.1/told' }, 'bad_request'],
  },
  { call: webhook.list, good: () => ({}) },
  { call: webhook.delete, good: () => ({ id: 'nobody' }), bad: [{}, 'bad_request'] },
  { call: account.endSessions, good: () => ({ id: 'nobody' }), bad: [{ id: 7 }, 'bad_request'] },
];
