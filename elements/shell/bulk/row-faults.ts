import { labelName } from '../../document/bulk/bulk-columns.js';
import type { BulkLabel } from '../../document/bulk/bulk-data.js';
import type { RowFault } from '../../generator/tasks/bulk-row.js';
import { toldLetters } from '../../text/awaited-letters.js';
import type { MadeRow } from './bulk-run.js';
import { repeatedNames } from './downloading/file-pattern.js';
import { t } from './strings.js';

const WORDS: Readonly<Record<RowFault['kind'], (fault: RowFault) => string>> = {
  'too-long': () => t('tooLong'),
  'word-broken': () => t('wordBroken'),
  'low-resolution': () => t('lowResolution'),
  'missing-picture': () => t('missingPicture'),
  'no-object': () => t('noObject'),
  'waiting-letters': ({ letters = [] }) => t('waitingLetters', toldLetters(letters)),
};

/** A fault in words, and the row it is named by. */
export interface ToldFault {
  readonly row: number;
  readonly text: string;
}

/** What is wrong with the designs, row by row; of names that files share, the later ones are told. */
export function toldFaults(
  made: readonly MadeRow[],
  labels: readonly BulkLabel[],
  stems: readonly string[],
): readonly ToldFault[] {
  const names = new Map(labels.map((label) => [label.id, labelName(label)]));
  const repeated = new Set(repeatedNames(stems));
  return made.flatMap(({ row: { number: row }, faults }, place): ToldFault[] => [
    ...faults.map((fault) => ({
      row,
      text: t('fault', { row, label: names.get(fault.label) ?? fault.label, what: WORDS[fault.kind](fault) }),
    })),
    ...(repeated.has(place) ? [{ row, text: t('sameName', { row, name: stems[place]! }) }] : []),
  ]);
}
