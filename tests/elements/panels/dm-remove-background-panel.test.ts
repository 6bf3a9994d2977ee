import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { activeMarkToolOf } from '../../../elements/editor/background-removal/mark-tools.js';
import { removalOf, toggleRemoval } from '../../../elements/editor/background-removal/removal.js';
import { openPanel } from '../../../elements/editor/view-state/open-panel.js';
import '../../../elements/panels/remove-background/dm-remove-background-panel.js';
import { DmRemoveBackgroundPanel } from '../../../elements/panels/remove-background/dm-remove-background-panel.js';
import type { SubjectHints, SubjectMask } from '../../../elements/ports/subject-service.js';
import { expectAccessible } from '../../support/axe.js';
import { discMask } from '../../support/cutouts.js';
import { fakeAssets } from '../../support/fakes/fake-ports.js';
import { allInside, attached, inside } from '../controls/support.js';
import { openSession } from '../shell/support.js';
import {
  buttonOf,
  lock,
  OBJECTS,
  showEffectPanel,
  slide,
  sliderOf,
  steps,
  until,
} from './effect-panel-support.js';

type Switch = HTMLElement & { checked: boolean; disabled: boolean };

const disc = discMask(60, 40);
const words = (element: Element) => element.textContent!.replace(/\s+/g, ' ').trim();

interface Answers {
  readonly mask?: SubjectMask;
  readonly find?: (hints: SubjectHints, signal?: AbortSignal) => Promise<SubjectMask>;
}

/** The panel beside a photo that is here, and a service that knows its subject. */
async function show({ mask = disc, find = async () => mask }: Answers = {}, ...selected: string[]) {
  const shown = await showEffectPanel<DmRemoveBackgroundPanel>(
    'dm-remove-background-panel',
    selected.length > 0 ? selected : ['one'],
    { host: { subjects: { find: (_, hints, { signal }) => find(hints, signal) } } },
  );
  const { editor, panel } = shown;
  openPanel(editor, 'remove_background');
  await editor.resources.ensure(['one', 'two'].map((id) => editor.object(id)!));
  await panel.updateComplete;
  const toggle = () => inside<Switch>(panel, 'dm-switch');
  const turn = async (): Promise<void> => {
    const before = removalOf(editor);
    inside(toggle(), 'button').click();
    await until(() => removalOf(editor) !== before, 'the switch took effect');
    await panel.updateComplete;
  };
  const note = () => words(inside(panel, '[role=status]'));
  return { ...shown, toggle, turn, note };
}

describe('dm-remove-background-panel', () => {
  it('switches the removal on and off, a step each', async () => {
    const { editor, panel, toggle, turn, text } = await show();
    const before = text();
    expect(toggle().checked).to.equal(false);
    expect(sliderOf(panel, 'Edge detail').disabled).to.equal(true);
    await turn();
    expect(toggle().checked).to.equal(true);
    expect(removalOf(editor)).to.include({ enabled: true, crf: 0, matting: 0 });
    await turn();
    expect(toggle().checked).to.equal(false);
    expect(editor.history.depth).to.equal(2);
    editor.history.undo();
    await panel.updateComplete;
    expect(toggle().checked).to.equal(true);
    editor.history.undo();
    expect(text()).to.equal(before);
  });

  it('sets crf and matting of -100 to 100, a slide in one step', async () => {
    const shown = await show();
    const { editor, panel } = shown;
    await shown.turn();
    const [detail, softness] = ['Edge detail', 'Edge softness'].map((label) => sliderOf(panel, label));
    for (const slider of [detail!, softness!]) expect([slider.min, slider.max]).to.eql([-100, 100]);
    slide(detail!, [10, 40, 100]);
    slide(softness!, [-20, -100]);
    expect(removalOf(editor)).to.include({ crf: 100, matting: -100 });
    expect(steps(shown)).to.equal(3);
    await panel.updateComplete;
    editor.history.undo();
    await panel.updateComplete;
    expect(softness!.value).to.equal(0);
  });

  it('takes tools to the canvas, one at a time, and puts them away with a second press or Escape', async () => {
    const { editor, panel } = await show();
    const press = async (name: string) => {
      buttonOf(panel, name)!.click();
      await panel.updateComplete;
    };
    const pressed = (name: string) => inside(buttonOf(panel, name)!, 'button').getAttribute('aria-pressed');
    expect(sliderOf(panel, 'Brush size').disabled).to.equal(true);
    for (const [name, tool] of [
      ['Keep', 'keep'],
      ['Remove', 'remove'],
      ['Rectangle', 'rectangle'],
    ] as const) {
      await press(name);
      expect(activeMarkToolOf(editor).value?.tool).to.equal(tool);
      expect(pressed(name)).to.equal('true');
    }
    expect(pressed('Keep')).to.equal('false');
    await press('Rectangle');
    expect(activeMarkToolOf(editor).value).to.equal(null);
    await press('Keep');
    buttonOf(panel, 'Keep')!.focus();
    await sendKeys({ press: 'Escape' });
    expect(activeMarkToolOf(editor).value).to.equal(null);
    await press('Keep');
    panel.remove();
    expect(activeMarkToolOf(editor).value).to.equal(null);
  });

  it('takes a rectangle by keyboard', async () => {
    const { editor, panel } = await show();
    buttonOf(panel, 'Rectangle')!.click();
    await panel.updateComplete;
    const field = inside<HTMLInputElement>(
      inside(panel, 'dm-number-field[label="Width of the rectangle"]'),
      'input',
    );
    field.focus();
    field.select();
    await sendKeys({ type: '60' });
    await sendKeys({ press: 'Enter' });
    await until(() => removalOf(editor), 'the subject in the rectangle is found');
    expect(removalOf(editor)!.rectangle).to.eql({ x: 0, y: 0, width: 0.6, height: 1 });
  });

  it('starts over: what was marked is forgotten, the edges are as at first', async () => {
    const asked: SubjectHints[] = [];
    const shown = await show({ find: async (hints) => (asked.push(hints), disc) });
    const { editor, panel } = shown;
    await shown.turn();
    const over = () => buttonOf(panel, 'Start over') as HTMLElement & { disabled: boolean };
    expect(over().disabled).to.equal(true);
    slide(sliderOf(panel, 'Edge detail'), [30]);
    await panel.updateComplete;
    over().click();
    await until(() => removalOf(editor)?.crf === 0, 'started over');
    expect(asked).to.eql([{}, {}]);
    editor.history.undo();
    expect(removalOf(editor)).to.include({ crf: 30 });
  });
});

describe('what dm-remove-background-panel says', () => {
  it('asks to check what is unsure, as long as that cut stands', async () => {
    const { editor, panel, turn, note, notifier } = await show({ mask: { ...disc, score: 0.4 } });
    await turn();
    expect(note()).to.contain('Check the edges');
    await expectAccessible(panel);
    // said here, so not in a toast too
    expect(notifier.messages).to.eql([]);
    editor.history.undo();
    await panel.updateComplete;
    expect(note()).to.equal('');
    // also when it comes back, and after another picture had its turn
    editor.history.redo();
    await panel.updateComplete;
    expect(note()).to.contain('Check the edges');
    editor.selection.set(['two']);
    openPanel(editor, 'remove_background');
    await panel.updateComplete;
    expect(note()).to.equal('');
    await turn();
    editor.selection.set(['one']);
    await panel.updateComplete;
    expect(note()).to.contain('Check the edges');
  });

  it('tells when nothing is found, and when it fails; the picture is unchanged', async () => {
    const empty = { ...disc, data: new Uint8Array(disc.data.length) };
    const { editor, panel, toggle, note, text } = await show({ mask: empty });
    const before = text();
    inside(toggle(), 'button').click();
    await until(() => note().includes('No subject was found'), 'nothing found');
    await panel.updateComplete;
    expect(toggle().checked).to.equal(false);
    expect(text()).to.equal(before);
    editor.selection.set(['two']);
    await panel.updateComplete;
    expect(note()).to.equal('');
  });

  it('shows that it is working and lets go of it on Cancel', async () => {
    let stopped = false;
    const never = (_: SubjectHints, signal?: AbortSignal): Promise<SubjectMask> =>
      new Promise(() => signal?.addEventListener('abort', () => (stopped = true)));
    const { editor, panel, note, toggle, text } = await show({ find: never });
    const before = text();
    void toggleRemoval(editor);
    await panel.updateComplete;
    expect(note()).to.contain('Finding the subject');
    expect(toggle().disabled).to.equal(true);
    await expectAccessible(panel);
    buttonOf(panel, 'Cancel')!.click();
    await until(() => note() === '', 'stopped');
    expect(stopped).to.equal(true);
    expect(toggle().disabled).to.equal(false);
    expect(text()).to.equal(before);
  });

  it('tells why nothing can be done: locked, not here, no picture', async () => {
    const shown = await show();
    lock(shown, 'one');
    await shown.panel.updateComplete;
    expect(shown.note()).to.contain('locked');
    await expectAccessible(shown.panel);
    const failing = await showEffectPanel<DmRemoveBackgroundPanel>('dm-remove-background-panel', ['one'], {
      assets: fakeAssets({}),
    });
    const status = () => words(inside(failing.panel, '[role=status]'));
    expect(status()).to.contain('still loading');
    await failing.editor.resources.ensure([failing.editor.object('one')!]);
    await until(() => status().includes('couldn’t be loaded'), 'the failure is told');
    const { panel } = await show({}, 'text');
    expect(inside(panel, 'dm-empty-state').getAttribute('heading')).to.equal('Select a picture');
  });

  it('is accessible on and marked, and takes its design before or after it is attached', async () => {
    const shown = await show();
    await shown.turn();
    await expectAccessible(shown.panel);
    buttonOf(shown.panel, 'Rectangle')!.click();
    await shown.panel.updateComplete;
    await expectAccessible(shown.panel);
    const { editor } = openSession([OBJECTS]);
    editor.selection.set(['one']);
    const early = await attached(new DmRemoveBackgroundPanel(), { editor });
    const late = await attached(new DmRemoveBackgroundPanel(), {});
    late.editor = editor;
    await late.updateComplete;
    for (const panel of [early, late]) {
      expect(allInside(panel, 'dm-slider')).to.have.lengthOf(3);
      panel.remove();
    }
  });
});
