import { expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { recordsOf } from '../../../elements/document/stored/load.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { designFromJournal } from '../../../elements/shell/versions/design-from-journal.js';

const entry = (base: string, changes: ReadonlyMap<string, object | null>) => ({
  ...{ tab: 't', design: 'd', user: null, rev: 3, base, changes, steps: 1, sent: [] },
});

it('an entry of the journal stands for its base with every change since', () => {
  const base = serializeDesign(blankDesign());
  expect(serializeDesign(designFromJournal(entry(base, new Map())))).toBe(base);
  const page = recordsOf(parseDesignFile(base)).find((record) => record.typeName === 'page')!;
  const changed = { ...page, page: { ...page.page, background_color: '#123456' } };
  const design = designFromJournal(entry(base, new Map([[page.id, changed]])));
  expect(JSON.stringify(design)).toContain('#123456');
});

it('one that cannot be read is refused', () => {
  expect(() => designFromJournal(entry('{', new Map()))).toThrow();
});
