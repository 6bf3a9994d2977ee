import { aTimeout, expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { setPageMotion, setSelectedMotion } from '../../../../elements/editor/animating/animate.js';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import '../../../../elements/panels/animations/dm-animations-panel.js';
import type { DmAnimationsPanel } from '../../../../elements/panels/animations/dm-animations-panel.js';
import { expectAccessible } from '../../../support/axe.js';
import { allInside, focused, inside, pointOf } from '../../controls/support.js';
import { lock, showEffectPanel, slide, steps, type Shown } from '../effect-panel-support.js';
import { waitUntil } from '../../../support/wait-until.js';

type Panel = Shown<DmAnimationsPanel>;

const show = (...selected: string[]) => showEffectPanel<DmAnimationsPanel>('dm-animations-panel', selected);
const cards = ({ panel }: Panel) => allInside(panel, '.card') as HTMLButtonElement[];
const card = (shown: Panel, id: string) => cards(shown).find(({ dataset }) => dataset['id'] === id)!;
const names = (shown: Panel) => cards(shown).map(({ textContent }) => textContent!.trim());
const chosen = (shown: Panel) =>
  cards(shown)
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map(({ dataset }) => dataset['id']);
const tabs = ({ panel }: Panel) =>
  allInside(inside(panel, 'dm-tabs'), '[role=tab]').map((tab) => tab.textContent!.trim());
const page = ({ editor }: Panel) => editor.pageRecord().page;

const pixels = (canvas: HTMLCanvasElement): string => canvas.toDataURL();
const canvasOf = (shown: Panel, id: string) => card(shown, id).querySelector('canvas')!;
const painted = (shown: Panel) =>
  waitUntil(
    () => cards(shown).every((one) => one.querySelector('canvas')!.width !== 300),
    'cards are painted',
  );

async function pick(shown: Panel, id: string): Promise<void> {
  card(shown, id).click();
  await shown.panel.updateComplete;
}

describe('dm-animations-panel', () => {
  it('animates the page with nothing selected: one tab, each choice a step, none again [B-028]', async () => {
    const shown = await show();
    await painted(shown);
    await expectAccessible(shown.panel);
    expect(tabs(shown)).to.eql(['Page']);
    expect(names(shown)).to.include.members(['None', 'Cascade', 'Fade', 'Typewriter', 'Ken Burns']);
    expect(chosen(shown)).to.eql(['']);
    await pick(shown, 'cascade');
    expect(page(shown).animation).to.equal('cascade');
    expect(chosen(shown)).to.eql(['cascade']);
    await pick(shown, 'pan');
    expect(steps(shown)).to.equal(2);
    await pick(shown, '');
    expect(page(shown)).to.deep.include({ animation: null, animation_options: null });
    const duration = inside<HTMLElement & { value: number | null }>(shown.panel, 'dm-duration-field');
    expect(duration.value).to.equal(null);
    const slider = inside<Parameters<typeof slide>[0]>(duration, 'dm-slider');
    expect([slider.min, slider.max, slider.value]).to.eql([0.1, 30, 5]);
    const before = steps(shown);
    slide(slider, [4, 3, 2.5]);
    expect(page(shown).animation_duration).to.equal(2.5);
    expect(steps(shown)).to.equal(before + 1);
    const field = inside<HTMLInputElement>(inside(duration, 'dm-number-field'), 'input');
    const type = async (text: string): Promise<void> => {
      field.focus();
      field.select();
      await sendKeys(text === '' ? { press: 'Delete' } : { type: text });
      await sendKeys({ press: 'Enter' });
    };
    await type('31');
    await type('0.5');
    expect(page(shown).animation_duration).to.equal(2.5);
    await type('12');
    expect(page(shown).animation_duration).to.equal(12);
    await type('');
    expect(page(shown).animation_duration).to.equal(null);
  });

  it('has a page take the place of the one before it; the first takes nobody’s', async () => {
    const shown = await show();
    const { editor, panel } = shown;
    const field = () =>
      panel.renderRoot.querySelector('dm-segmented[label="Transition from the page before"]');
    expect(field()).to.equal(null);
    insertBlankPage(editor);
    await waitUntil(() => field() !== null);
    await expectAccessible(panel);
    inside(field()!, 'button:nth-of-type(2)').click();
    expect(page(shown).transition).to.equal('fade');
    editor.history.undo();
    expect(page(shown).transition ?? null).to.equal(null);
    inside(field()!, 'button:last-of-type').click();
    inside(panel, 'footer > dm-button').click();
    expect(editor.toFile().pages.map(({ transition }) => transition)).to.eql([undefined, 'slide']);
  });

  it('animates what is selected: what does not suit it is left out, and the page keeps its own', async () => {
    const shown = await show('text');
    await painted(shown);
    await expectAccessible(shown.panel);
    expect(tabs(shown)).to.eql(['Page', 'Element']);
    expect(names(shown)).to.include('Typewriter');
    expect(names(shown)).to.not.include.members(['Cascade']);
    expect(names(shown)).to.not.include('Ken Burns');
    await pick(shown, 'pan');
    const direction = inside(shown.panel, 'dm-segmented[label="Direction"]');
    inside(direction, '[aria-label="Up"]').click();
    await shown.panel.updateComplete;
    inside(inside(shown.panel, 'dm-segmented[label="Speed"]'), 'button:last-of-type').click();
    expect(shown.stored('text')).to.deep.include({
      animation: 'pan',
      animation_options: { direction: 'up', speed: 'fast' },
    });
    expect(page(shown).animation).to.equal(undefined);
    expect(steps(shown)).to.equal(3);
    await pick(shown, 'fade');
    expect(shown.stored('text')['animation_options']).to.eql({ speed: 'fast' });
    shown.editor.selection.clear();
    await waitUntil(() => tabs(shown).length === 1);
    expect(chosen(shown)).to.eql(['']);
  });

  it('plays a card under the pointer or the keyboard on the own page, and rests else', async () => {
    const shown = await show('shape');
    await painted(shown);
    const canvas = canvasOf(shown, 'tumble');
    const still = pixels(canvas);
    expect(still).to.not.equal(pixels(canvasOf(shown, '')));
    card(shown, 'tumble').scrollIntoView();
    await sendMouse({ type: 'move', position: pointOf(card(shown, 'tumble')) });
    const seen = new Set<string>();
    await waitUntil(() => seen.add(pixels(canvas)).size > 3, 'it moves under the pointer');
    await sendMouse({ type: 'move', position: [0, 0] });
    await waitUntil(() => pixels(canvas) === still, 'it rests');
    cards(shown)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    const next = cards(shown)[1]!;
    expect(focused()).to.equal(next);
    seen.clear();
    await waitUntil(() => seen.add(pixels(next.querySelector('canvas')!)).size > 3, 'it moves by keyboard');
  });

  it('stands still half way for who wants less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const shown = await show('shape');
    await painted(shown);
    const canvas = canvasOf(shown, 'fade');
    const still = pixels(canvas);
    card(shown, 'fade').focus();
    for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame);
    expect(pixels(canvas)).to.equal(still);
    expect(still).to.not.equal(pixels(canvasOf(shown, '')));
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('shows the page as it is now', async () => {
    const shown = await show();
    await painted(shown);
    const before = pixels(canvasOf(shown, ''));
    shown.editor.run('Move', () => shown.editor.patch('shape', { position: { x: 300, y: 200 } }));
    await waitUntil(() => pixels(canvasOf(shown, '')) !== before, 'painted anew');
  });

  it('hidden it paints nothing, and shown again all that changed', async () => {
    const shown = await show();
    await painted(shown);
    const before = pixels(canvasOf(shown, ''));
    shown.panel.style.display = 'none';
    shown.editor.run('Move', () => shown.editor.patch('shape', { position: { x: 300, y: 200 } }));
    await aTimeout(400);
    expect(pixels(canvasOf(shown, ''))).to.equal(before);
    shown.panel.style.display = '';
    await waitUntil(() => pixels(canvasOf(shown, '')) !== before, 'painted when shown');
  });

  it('is of no use for what is locked', async () => {
    const shown = await show('shape');
    lock(shown, 'shape');
    await waitUntil(() => cards(shown).every(({ disabled }) => disabled));
    await expectAccessible(shown.panel);
  });

  it('knows what was chosen before it opened, and animations it does not know as none', async () => {
    const shown = await show('shape');
    setSelectedMotion(shown.editor, { animation: 'pop', options: {} });
    await waitUntil(() => chosen(shown)[0] === 'pop');
    setSelectedMotion(shown.editor, { animation: 'of tomorrow', options: {} });
    await waitUntil(() => chosen(shown)[0] === '');
    setPageMotion(shown.editor, { animation: 'cascade', options: {} });
    expect(chosen(shown)).to.eql(['']);
  });
});
