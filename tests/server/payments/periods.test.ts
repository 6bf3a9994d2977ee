import { expect, it } from 'vitest';
import { periodEnd } from '../../../server/payments/sandbox/periods.js';

const seconds = (day: string) => Date.parse(day) / 1000;
const days = (anchor: string, count: number): string[] => {
  const ends: string[] = [];
  for (let start = seconds(anchor); ends.length < count;)
    ends.push(new Date((start = periodEnd(seconds(anchor), start)) * 1000).toISOString().slice(0, 16));
  return ends;
};

it('months that begin on the 31st end on the last day of shorter ones, and the 31st comes back', () => {
  expect(days('2027-01-31T10:30Z', 5)).toEqual([
    ...['2027-02-28T10:30', '2027-03-31T10:30', '2027-04-30T10:30', '2027-05-31T10:30', '2027-06-30T10:30'],
  ]);
  expect(days('2028-01-30T00:00Z', 2)).toEqual(['2028-02-29T00:00', '2028-03-30T00:00']);
  expect(days('2027-12-31T23:59Z', 2)).toEqual(['2028-01-31T23:59', '2028-02-29T23:59']);
});

it('are of the same hour on either side of daylight saving, and none is empty', () => {
  // the clocks of New York and Berlin change in between
  expect(days('2027-03-10T07:15Z', 2)).toEqual(['2027-04-10T07:15', '2027-05-10T07:15']);
  expect(days('2027-10-15T23:15Z', 2)).toEqual(['2027-11-15T23:15', '2027-12-15T23:15']);
});
