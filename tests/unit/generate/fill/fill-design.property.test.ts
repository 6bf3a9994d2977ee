import { describe, expect, it } from 'vitest';
import { parseDesignFile, type DesignFile } from '../../../../elements/document/design-file.js';
import { fillDesign } from '../../../../elements/generate/fill/fill-design.js';
import { rectsIntersect, type Rect } from '../../../../elements/math/geometry.js';
import type { ObjectEnv } from '../../../../elements/objects/kind.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { textLayout } from '../../../../elements/objects/text/layout.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { boundsOfRuns, inkedRuns, onPage } from '../../../../elements/preflight/contrast/text-ink.js';
import { openCatalog } from '../../../support/catalog/catalog-templates.js';
import { runs } from '../../../support/soak.js';
import { someTemplates } from './stored-templates.js';

const env: ObjectEnv = {
  fonts: (await openCatalog()).fonts,
  resources: { image: () => undefined, icon: () => undefined },
};

const HOSTILE: Readonly<Record<string, string>> = {
  letter: 'A',
  sentence: 'A quiet evening of songs, soup and stories by the sea',
  long: 'Everybody is welcome, there is room for all, and nothing costs more than you can pay. '
    .repeat(4)
    .slice(0, 300),
  word: 'Donaudampfschifffahrtsgesellschaftskapit',
  scripts: 'مهرجان الصيف и שלום עולם と हर सप्ताहांत 夏の市場',
  digits: '0123456789 987654321 2026',
  emoji: '🎉🎉 👩‍👩‍👧‍👦 🇩🇪 party',
  breaks: 'One\r\n\r\n\r\ntwo\nthree\u2028four',
};
const COPIES = Object.entries(HOSTILE);

const textsOf = (file: DesignFile): TextObject[] =>
  file.pages.flatMap(({ objects }) => (objects as DesignObject[]).filter((object) => object.type === 'text'));

const slotsOf = (file: DesignFile): string[] => [
  ...new Set(textsOf(file).flatMap(({ labels }) => labels?.text ?? [])),
];

/** Every slot of a design filled with one copy. */
const filledWith = (file: DesignFile, copy: string) =>
  fillDesign(
    file,
    { by: 'role-label', texts: Object.fromEntries(slotsOf(file).map((slot) => [slot, copy])) },
    env,
  );

const inkOf = (text: TextObject): Rect => onPage(text, boundsOfRuns(inkedRuns(text, env)));

const sticksOut = ({ x, y, width, height }: Rect, page: DesignFile): number =>
  Math.max(-x, -y, x + width - page.width, y + height - page.height);

const pairsThatMeet = (file: DesignFile): string[] =>
  file.pages.flatMap(({ objects }) => {
    const texts = (objects as DesignObject[]).filter((object) => object.type === 'text');
    const ink = texts.map(inkOf);
    return texts.flatMap((a, i) =>
      texts.flatMap((b, k) => (k > i && rectsIntersect(ink[i]!, ink[k]!) ? [`${a.id} ${b.id}`] : [])),
    );
  });

const SOAKING = runs(1) > 1;

describe('hostile copy in templates of the catalog', () => {
  // decks and tables take seconds
  const designs = someTemplates(14).filter((file) => slotsOf(file).length <= 8);

  it.each(COPIES)('stays on the page and apart, and no word is cut: %s', (name, copy) => {
    const shift = COPIES.findIndex(([each]) => each === name);
    const share = SOAKING ? designs : designs.filter((_, i) => i % 3 === shift % 3);
    for (const file of share) {
      const { file: filled, faults } = filledWith(file, copy);
      const before = new Map(textsOf(file).map((text) => [text.id, text]));
      for (const text of textsOf(filled)) {
        const allowed = Math.max(1, sticksOut(inkOf(before.get(text.id)!), file));
        expect(sticksOut(inkOf(text), file), `${file.id} ${text.id}`).toBeLessThanOrEqual(allowed);
        const named = faults.some(({ object }) => object === text.id);
        expect(textLayout(text, env).brokenWord && !named, `${file.id} ${text.id}`).toBe(false);
      }
      const met = pairsThatMeet(file);
      const faulty = (pair: string) => faults.some(({ object }) => pair.split(' ').includes(object));
      expect(
        pairsThatMeet(filled).filter((pair) => !met.includes(pair) && !faulty(pair)),
        file.id,
      ).toEqual([]);
    }
  });

  it('comes out the same twice, as a design that can be opened', () => {
    for (const file of designs.slice(0, 4)) {
      const first = JSON.stringify(filledWith(file, HOSTILE['sentence']!));
      const again = parseDesignFile(JSON.stringify(file));
      expect(JSON.stringify(filledWith(again, HOSTILE['sentence']!))).toBe(first);
      expect(() => parseDesignFile((JSON.parse(first) as { file: unknown }).file)).not.toThrow();
    }
  });

  it('changes nothing where nothing is filled in', () => {
    for (const file of designs) {
      expect(filledWith(file, ' \n\t').file).toBe(file);
      expect(fillDesign(file, { by: 'role-label' }, env)).toEqual({ file, faults: [], fits: true, score: 1 });
    }
  });

  it('changes of all else only how far down it stands', () => {
    for (const file of designs) {
      const [slot] = slotsOf(file);
      const texts = { [slot!]: HOSTILE['sentence']! };
      const { file: filled } = fillDesign(file, { by: 'role-label', texts }, env);
      const rest = (design: DesignFile) =>
        design.pages.flatMap(({ objects }) =>
          (objects as DesignObject[])
            .filter((object) => object.labels?.text !== slot)
            .map((object) => ({ ...object, position: object.position.x })),
        );
      expect(rest(filled)).toEqual(rest(file));
    }
  });
});
