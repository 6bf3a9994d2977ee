/** Days and ages in the words of the design language: '2 minutes ago', '12 June', '12 June 2024'. */

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** 'just now', '1 minute ago', up to an hour; null for longer ago. */
export function minutesAgo(age: number): string | null {
  if (age < MINUTE) return 'just now';
  return age < HOUR ? `${count(Math.floor(age / MINUTE), 'minute')} ago` : null;
}

export const count = (many: number, thing: string): string => `${many} ${thing}${many === 1 ? '' : 's'}`;

/** A day of the reader's calendar; its year only when it is another than now. */
export function dateText(when: Date, now: Date): string {
  const thisYear = when.getFullYear() === now.getFullYear();
  return when.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!thisYear && { year: 'numeric' }),
  });
}
