import { ApiError } from '../../../../server/contract/envelope.js';
import { user as calls, type UserDetails } from '../../../../server/contract/user.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { session } from '../session/session.js';
import { confirming as strings } from './strings.js';

/** Has the confirming link mailed anew; it leads on to the page that shows. Says what came of it [E-044]. */
export async function sendConfirmation(user: Pick<UserDetails, 'email'>): Promise<void> {
  try {
    const { sent } = await api(calls.sendConfirmation, { return: `${location.pathname}${location.search}` });
    if (!sent) await session.check();
    notifier.success(sent ? strings.sentAgain(user.email) : strings.confirmed);
  } catch (error) {
    const refused = error instanceof ApiError && error.code === 'too_many';
    if (refused) notifier.error(error.message);
    else notifier.error(strings.failed, () => void sendConfirmation(user));
  }
}
