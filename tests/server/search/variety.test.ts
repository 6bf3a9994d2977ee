import { expect, it } from 'vitest';
import { varied, type Found } from '../../../server/search/variety.js';

const found = (name: string, closeness = 1, group = 'a'): Found => ({
  ...{ id: name, name: name.split(' '), closeness, group },
});
const order = (all: readonly Found[]): string[] => varied(all, ['soap', 'label']).map(({ id }) => id);

it('what is like the one before gives way to what is as near', () => {
  expect(order([found('moon soap label'), found('moon soap story'), found('sun soap label')])).toEqual([
    'moon soap label',
    'sun soap label',
    'moon soap story',
  ]);
});

it('what is much nearer stands first though it is like another', () => {
  expect(order([found('moon label', 4), found('moon soap', 4), found('sun', 1)])).toEqual([
    'moon label',
    'moon soap',
    'sun',
  ]);
});

it('what is of a better group stays before the rest', () => {
  expect(order([found('moon', 1), found('moon moon', 1), found('sun', 9, 'b')])).toEqual([
    'moon',
    'moon moon',
    'sun',
  ]);
});
