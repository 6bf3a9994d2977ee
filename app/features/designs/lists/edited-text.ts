import { count, dateText, HOUR, minutesAgo } from '../../../ui/dates.js';

/** 'Edited 2 minutes ago', 'Edited yesterday', 'Edited 12 June', 'Edited 12 June 2024': as one would say it. */
export function editedText(when: Date, now: Date): string {
  const age = now.getTime() - when.getTime();
  const minutes = minutesAgo(age);
  if (minutes) return `Edited ${minutes}`;
  const days = dayOf(now) - dayOf(when);
  if (days <= 0) return `Edited ${count(Math.floor(age / HOUR), 'hour')} ago`;
  return `Edited ${days === 1 ? 'yesterday' : dateText(when, now)}`;
}

/** Days since 1970 on the reader's calendar. */
const dayOf = (date: Date) =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
