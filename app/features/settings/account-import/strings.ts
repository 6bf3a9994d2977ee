import { bidiIsolate } from '../../../../server/contract/bidi-isolate.js';
import type { Report } from './report.js';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** The words of bringing an account's ZIP in. */
export const accountImport = {
  about: 'Bring a ZIP you downloaded here back in, also from another account. Nothing you have is replaced.',
  action: 'Bring in a ZIP',
  choose: 'ZIP to bring in',
  reading: 'Reading the ZIP',
  running: (done: number, total: number) => `${done} of ${total}. Keep this page open`,
  progress: 'Bringing in',
  stop: 'Stop',
  nothing: 'Nothing was brought in',
  done: ({ designs, pictures, brand, mockups }: Report): string => {
    const parts = [
      ...counted(designs, 'design', 'designs'),
      ...counted(pictures, 'picture', 'pictures'),
      ...counted(brand, 'brand file', 'brand files'),
      ...counted(mockups, 'mockup', 'mockups'),
    ];
    return parts.length ? `Brought in: ${parts.join(', ')}` : accountImport.nothing;
  },
  stopped: (done: string) => `Stopped. ${done}`,
  faults: (count: number) => (count === 1 ? 'One thing was left out' : `${count} things were left out`),
  fault: (name: string, reason: string) => `${bidiIsolate(name)}: ${reason}`,
  kit: 'Brand kit',
  noFile: 'Its file is not in the ZIP',
  noFolder: 'There is no folder for it',
  withoutDesign: 'It shows a design that was not brought in',
  noKit: 'There is no brand kit to add to',
  withoutPicture: (name: string, reason: string) =>
    `Its picture ${bidiIsolate(name)} could not be brought in (${reason})`,
} as const;
