import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/panels/fonts/dm-fonts-panel.js';
import type { DmFontsPanel } from '../../../elements/panels/fonts/dm-fonts-panel.js';
import { editText, textEditingOf } from '../../../elements/editor/text-editing/session.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import type { FontFamily, FontSource } from '../../../elements/ports/fonts.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { words } from '../canvas/support.js';
import { allInside, attached, focused, inside, press } from '../controls/support.js';
import { openSession, type Opened } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const [montserrat, fraunces] = await fakeFonts.families();
const OURS = 'brand_file/ours';
/** An upload of the team: its file is that of Fraunces. */
const house = (name = 'House'): FontFamily => ({
  ...{ name, category: 'sans', src: OURS },
  faces: [{ id: OURS, weight: 400, italic: false, src: fraunces!.faces[0]!.src }],
});
const named = (name: string, category: FontFamily['category'] = 'display'): FontFamily => ({
  ...{ name, category },
  faces: montserrat!.faces.slice(0, 1),
});

const source = (change: Partial<FontSource> = {}): FontSource => ({
  ...fakeFonts,
  families: async () => [montserrat!, fraunces!, named('Café Noir'), named('Old Cafe'), named('Scafell')],
  brand: async () => [house(), fraunces!],
  placed: (name, src) => (src === OURS ? house(name) : null),
  ...change,
});

interface Shown extends Opened {
  readonly panel: DmFontsPanel;
  readonly details: () => TextObject['text_details'];
}

async function show(fonts = source()): Promise<Shown> {
  const session = openSession([[words('text', 'Our words', 20, 20), words('other', 'More', 20, 90)]], {
    fonts,
  });
  session.editor.selection.set(['text']);
  const frame = await fixture(
    html`<div style="width: 310px; height: 600px">
      <dm-fonts-panel .editor=${session.editor} .fonts=${fonts}></dm-fonts-panel>
    </div>`,
  );
  const panel = frame.firstElementChild as DmFontsPanel;
  await panel.updateComplete;
  const details = () => (session.editor.object('text') as unknown as TextObject).text_details;
  return { ...session, panel, details };
}

const rows = ({ panel }: Shown) => allInside(panel, '[role=option]');
const names = (shown: Shown) => rows(shown).map((row) => row.getAttribute('aria-label'));
const sections = ({ panel }: Shown) =>
  allInside(panel, '[role=group]').map((group) => [
    group.getAttribute('aria-label'),
    ...[...group.querySelectorAll('[role=option]')].map((row) => row.getAttribute('aria-label')),
  ]);
const listed = (shown: Shown) => waitUntil(() => rows(shown).length > 3, 'the fonts are listed');
async function search({ panel }: Shown, text: string): Promise<void> {
  inside(panel, 'dm-search-field').dispatchEvent(new CustomEvent('dm-input', { detail: { value: text } }));
  await panel.updateComplete;
}

describe('dm-fonts-panel', () => {
  it('is accessible', async () => {
    const shown = await show();
    await listed(shown);
    await expectAccessible(shown.panel);
  });

  it('takes its editor and fonts before or after it is attached', async () => {
    const { editor } = openSession([[words('text', 'Our words', 20, 20)]]);
    for (const before of [true, false]) {
      const properties = { editor, fonts: source() };
      const panel = await attached(document.createElement('dm-fonts-panel'), before ? properties : {});
      if (!before) Object.assign(panel, properties);
      await waitUntil(() => allInside(panel, '[role=option]').length > 3);
      panel.remove();
    }
  });

  it('lists the fonts of the design, of the brand kit, and all', async () => {
    const shown = await show();
    await waitUntil(() => sections(shown).length === 3);
    expect(sections(shown)).to.eql([
      ['In this design', 'Montserrat'],
      ['Brand Kit', 'House', 'Fraunces'],
      ['All fonts', 'Montserrat', 'Fraunces', 'Café Noir', 'Old Cafe', 'Scafell'],
    ]);
    const chosen = rows(shown).filter((row) => row.getAttribute('aria-selected') === 'true');
    expect(chosen.map((row) => row.getAttribute('aria-label'))).to.eql(['Montserrat', 'Montserrat']);
  });

  it('finds names that begin so, then names with a word that does, whatever their case and marks, then fonts of such a mood', async () => {
    const scary = { ...named('Scafell'), moods: ['scary', 'bold'] };
    const more = [scary, named('Old Scar'), { ...named('Scarface'), moods: ['scary'] }, named('Plain')];
    const shown = await show(
      source({ families: async () => [...(await source().families()).slice(0, 4), ...more] }),
    );
    await listed(shown);
    await search(shown, 'CAFÉ');
    expect(names(shown)).to.eql(['Café Noir', 'Old Cafe']);
    await search(shown, 'hou');
    expect(names(shown)).to.eql(['House']);
    await search(shown, 'scar');
    expect(names(shown)).to.eql(['Scarface', 'Old Scar', 'Scafell']);
    await search(shown, 'zzz');
    await waitUntil(() => inside(shown.panel, 'dm-scroller').getAttribute('state') !== 'ready');
    expect(inside(shown.panel, '.warning').textContent).to.include('No results found.');
    await search(shown, '');
    expect(sections(shown)).to.have.length(3);
  });

  it('narrows to one kind of letters', async () => {
    const shown = await show();
    await listed(shown);
    const chips = allInside(shown.panel, '.chip');
    expect(chips.map((chip) => chip.textContent!.trim())).to.eql(['All', 'Sans', 'Serif', 'Display']);
    await press(chips[2]!);
    expect(names(shown)).to.eql(['Fraunces']);
    await sendKeys({ press: 'ArrowRight' });
    await shown.panel.updateComplete;
    expect(names(shown)).to.eql(['Café Noir', 'Old Cafe', 'Scafell']);
  });

  it('sets the text as one step, with the address of an upload and without for others, and stays open', async () => {
    const shown = await show();
    await listed(shown);
    const row = (name: string) => rows(shown).find((one) => one.getAttribute('aria-label') === name)!;
    await press(row('House'));
    await waitUntil(() => shown.details().font === 'House');
    expect(shown.details().font_src).to.equal(OURS);
    expect(row('House').getAttribute('aria-selected')).to.equal('true');
    await press(row('Fraunces'));
    await waitUntil(() => shown.details().font === 'Fraunces');
    expect(shown.details()).not.to.have.property('font_src');
    expect(shown.editor.history.depth).to.equal(2);
    // what is used now does not push the rows away
    expect(sections(shown)[0]).to.eql(['In this design', 'Montserrat']);
  });

  it('works by keyboard: down into the list, Enter sets, up from the first row back', async () => {
    const shown = await show();
    await listed(shown);
    inside(shown.panel, 'dm-search-field').focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => shown.details().font === 'House');
    expect(focused()!.getAttribute('aria-label')).to.equal('House');
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowUp' });
    expect(focused()!.localName).to.equal('input');
  });

  it('sets only the words selected in a text that is edited, and typing goes on', async () => {
    const shown = await show();
    await listed(shown);
    const { editor } = shown;
    await editor.resources.ensure(editor.selection.objects.value);
    editText(editor, 'text');
    const editing = textEditingOf(editor).peek()!;
    let given = 0;
    editing.takeKeyboard = () => void given++;
    editing.select(0, { index: 3, affinity: 'up' });
    await shown.panel.updateComplete;
    await press(rows(shown).find((row) => row.getAttribute('aria-label') === 'House')!);
    await waitUntil(() => shown.details().runs !== undefined);
    expect(shown.details().runs).to.eql([{ start: 0, end: 3, font: 'House', font_src: OURS }]);
    expect(editor.editingText.value).to.equal('text');
    expect(given).to.equal(1);
  });

  it('shows a first part of a thousand fonts, and more where one scrolls', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => named(`Face ${index}`));
    const shown = await show(source({ families: async () => many, brand: async () => [] }));
    await listed(shown);
    await aTimeout(50);
    const first = rows(shown).length;
    expect(first).to.be.below(200);
    const area = inside(inside(shown.panel, 'dm-scroller'), '.scroll-area');
    area.scrollTop = area.scrollHeight;
    await waitUntil(() => rows(shown).length > first, 'more rows');
  });

  it('says when the fonts could not be had and tries again; the brand kit alone takes nothing away', async () => {
    let offline = true;
    const failing =
      <T>(list: () => Promise<T>) =>
      async () => {
        if (offline) throw new Error('offline');
        return list();
      };
    const fonts = source();
    const shown = await show(source({ families: failing(fonts.families), brand: failing(fonts.brand!) }));
    const scroller = inside<HTMLElement & { state: string }>(shown.panel, 'dm-scroller');
    await waitUntil(() => scroller.state === 'failed');
    offline = false;
    inside(scroller, '.failed button').click();
    await listed(shown);
    expect(sections(shown).map(([heading]) => heading)).to.eql(['In this design', 'All fonts']);
    inside(shown.panel, '.failed dm-button').click();
    await waitUntil(() => sections(shown).length === 3);
  });

  it('rests while the text is locked', async () => {
    const shown = await show();
    await listed(shown);
    shown.editor.run('Lock', () => shown.editor.patch('text', { locked: true }));
    await shown.panel.updateComplete;
    await press(rows(shown)[1]!);
    await aTimeout(50);
    expect(shown.details().font).to.equal('Montserrat');
  });
});
