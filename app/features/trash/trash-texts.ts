import { TRASH_DAYS } from '../../../server/contract/trash.js';
import { trash as strings } from './strings.js';

const DAY_MS = 86_400_000;

/** '30 days left', 'Less than a day left': how long something can still be restored; part of a day counts as one. */
export function timeLeft(deletedAt: string, now: Date): string {
  const left = Date.parse(deletedAt) + TRASH_DAYS * DAY_MS - now.getTime();
  const days = Math.min(TRASH_DAYS, Math.ceil(left / DAY_MS));
  return days <= 1 ? strings.goesSoon : strings.daysLeft(days);
}
