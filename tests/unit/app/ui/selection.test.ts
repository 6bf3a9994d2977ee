import { describe, expect, it } from 'vitest';
import { everything, NOTHING, rangeTo, toggled, within } from '../../../../app/ui/lists/selection.js';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ ids: chosen }: { ids: ReadonlySet<string> }) => [...chosen].sort().join('');

describe('choosing in a list', () => {
  it('a click chooses and unchooses', () => {
    const one = toggled(NOTHING, 'b');
    expect(ids(one)).toBe('b');
    expect(ids(toggled(toggled(one, 'd'), 'b'))).toBe('d');
  });

  it('a range goes from the last click to here, either way, and keeps what was chosen', () => {
    const from = toggled(toggled(NOTHING, 'a'), 'd');
    expect(ids(rangeTo(from, 'b', ORDER))).toBe('abcd');
    expect(ids(rangeTo(toggled(NOTHING, 'b'), 'e', ORDER))).toBe('bcde');
  });

  it('a second range begins where the first did', () => {
    const first = rangeTo(toggled(NOTHING, 'c'), 'd', ORDER);
    expect(ids(rangeTo(first, 'b', ORDER))).toBe('bcd');
  });

  it('a range from nowhere is a click', () => {
    expect(ids(rangeTo(NOTHING, 'c', ORDER))).toBe('c');
    expect(ids(rangeTo(toggled(NOTHING, 'gone'), 'c', ORDER))).toBe('cgone');
  });

  it('all, and what is no longer there is not chosen', () => {
    expect(ids(everything(ORDER))).toBe('abcde');
    expect(within(everything(ORDER), ['c', 'd'])).toEqual({ ids: new Set(['c', 'd']), anchor: null });
  });
});
