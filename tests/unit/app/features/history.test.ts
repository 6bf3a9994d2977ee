// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { timeAgo } from '../../../../app/features/history/time-ago.js';

describe('when a version was kept', () => {
  const now = new Date(2026, 5, 14, 15, 0);
  it.each([
    [new Date(2026, 5, 14, 14, 59, 30), 'Just now'],
    [new Date(2026, 5, 14, 14, 59), '1 minute ago'],
    [new Date(2026, 5, 14, 14, 20), '40 minutes ago'],
    [new Date(2026, 5, 14, 9, 5), 'Today, 9:05'],
    [new Date(2026, 5, 13, 23, 5), '13 June, 23:05'],
    [new Date(2025, 11, 31, 8, 0), '31 December 2025, 8:00'],
  ])('%s is told as %s', (then, told) => {
    expect(timeAgo(then.toISOString(), now)).toBe(told);
  });
});
