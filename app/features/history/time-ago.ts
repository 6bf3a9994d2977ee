import { dateText, minutesAgo } from '../../ui/dates.js';

/** How long ago, as DESIGN's words have it: '2 minutes ago', 'Today, 14:05', '14 June, 9:30'. */
export function timeAgo(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const minutes = minutesAgo(now.getTime() - then.getTime());
  if (minutes) return minutes.charAt(0).toUpperCase() + minutes.slice(1);
  const time = then.toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' });
  const day = then.toDateString() === now.toDateString() ? 'Today' : dateText(then, now);
  return `${day}, ${time}`;
}
