import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/panels/text-effects/dm-text-effects-panel.js';
import type { DmTextEffectsPanel } from '../../../elements/panels/text-effects/dm-text-effects-panel.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import { TEXT_PRESETS } from '../../../elements/objects/text/effect-presets.js';
import { expectAccessible } from '../../support/axe.js';
import { words } from '../canvas/support.js';
import { allInside, attached, focused, inside, press } from '../controls/support.js';
import { openSession, type Opened } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

interface Shown extends Opened {
  readonly panel: DmTextEffectsPanel;
  readonly stored: () => TextObject['text_details']['text_effect'];
}

async function show(): Promise<Shown> {
  const session = openSession([[words('text', 'Our words', 20, 20), words('other', 'More', 20, 90)]]);
  session.editor.selection.set(['text']);
  await session.editor.resources.ensure(session.editor.selection.objects.value);
  const frame = await fixture(
    html`<div style="width: 310px; height: 900px">
      <dm-text-effects-panel .editor=${session.editor}></dm-text-effects-panel>
    </div>`,
  );
  const panel = frame.firstElementChild as DmTextEffectsPanel;
  await panel.updateComplete;
  const stored = () => (session.editor.object('text') as unknown as TextObject).text_details.text_effect;
  return { ...session, panel, stored };
}

const tiles = ({ panel }: Shown) => allInside(panel, '.preset');
const tile = (shown: Shown, name: string) =>
  tiles(shown).find((one) => one.textContent!.trim().toLowerCase() === name)!;
const section = ({ panel }: Shown, name: string) => inside(panel, `section[aria-label="${name}"]`);
const turn = async (shown: Shown, name: string): Promise<void> => {
  inside(section(shown, name).querySelector('dm-switch')!, 'button').click();
  await shown.panel.updateComplete;
};
const slider = (root: Element, label: string) =>
  root.querySelector<HTMLElement & { value: number; min: number; max: number }>(
    `dm-slider[label="${label}"]`,
  )!;
const picker = (root: Element) => root.querySelector<HTMLElement & { value: string }>('dm-color-picker')!;
const send = (target: Element, type: 'dm-input' | 'dm-change', value: unknown) =>
  target.dispatchEvent(new CustomEvent(type, { detail: { value }, bubbles: true, composed: true }));
/** The pixels of a tile. */
function inkOf(one: HTMLElement): string {
  return one.querySelector('canvas')!.toDataURL();
}

describe('dm-text-effects-panel', () => {
  it('is accessible, with all that it can show', async () => {
    const shown = await show();
    await press(tile(shown, 'stroke glow'));
    await shown.panel.updateComplete;
    await turn(shown, 'Shadows');
    await expectAccessible(shown.panel);
  });

  it('takes its editor before or after it is attached, and says when no text is selected', async () => {
    const { editor } = openSession([[words('text', 'Our words', 20, 20)]]);
    const panel = await attached(document.createElement('dm-text-effects-panel'), {});
    panel.editor = editor;
    await panel.updateComplete;
    expect(inside(panel, 'dm-empty-state').getAttribute('heading')).to.equal('Select a text');
    editor.selection.set(['text']);
    await panel.updateComplete;
    expect(allInside(panel, '.preset')).to.have.length(9);
    panel.remove();
  });

  it('shows the eight ready-made effects on the text’s own letters, each another picture', async () => {
    const shown = await show();
    const labels = tiles(shown).map((one) => one.textContent!.trim().toLowerCase());
    expect(labels).to.eql(['none', ...TEXT_PRESETS]);
    const blank = document.createElement('canvas').toDataURL();
    await waitUntil(() => inkOf(tiles(shown)[0]!) !== blank);
    const pictures = tiles(shown).map(inkOf);
    expect(new Set(pictures).size).to.equal(9);
    // another color, other pictures
    const { text_details } = shown.editor.object('text') as unknown as TextObject;
    const red = { text_details: { ...text_details, fontColor: '#c00000' } };
    shown.editor.run('Color', () => shown.editor.patch('text', red as never));
    await shown.panel.updateComplete;
    expect(inkOf(tiles(shown)[0]!)).not.to.equal(pictures[0]);
  });

  it('gives ready-made effects, strokes, glows and several shadows in the units of the spec [B-032]', async () => {
    const shown = await show();
    for (const preset of TEXT_PRESETS) {
      await press(tile(shown, preset));
      await shown.panel.updateComplete;
      expect(tile(shown, preset).getAttribute('aria-pressed'), preset).to.equal('true');
    }
    // stroke shadow: 50 and 60 as shown are 2.5 and 3 as stored
    expect(shown.stored()).to.deep.include({ stroke: true, strokeSize: 2.5, shadow: true });
    expect(shown.stored()!.shadows).to.have.length(1);
    expect(shown.stored()!.shadows![0]).to.include({ r: 3, theta: 116, blur: 1.25, opacity: 0.55 });
    await press(tile(shown, 'none'));
    expect(shown.stored()).to.equal(null);
    await shown.panel.updateComplete;

    await turn(shown, 'Stroke');
    const stroke = section(shown, 'Stroke');
    expect([slider(stroke, 'Size').value, picker(stroke).value]).to.eql([40, '#0000ff']);
    send(slider(stroke, 'Size'), 'dm-change', 70);
    send(picker(stroke), 'dm-change', '#ff8800');
    expect(shown.stored()).to.include({ stroke: true, strokeSize: 3.5, strokeColor: '#ff8800' });

    await turn(shown, 'Glow');
    const glow = section(shown, 'Glow');
    expect([slider(glow, 'Intensity').value, slider(glow, 'Opacity').value]).to.eql([50, 100]);
    send(slider(glow, 'Opacity'), 'dm-change', 30);
    expect(shown.stored()).to.include({
      glow: true,
      glowColor: '#0000ff',
      glowIntensity: 50,
      glowOpacity: 0.3,
    });

    await turn(shown, 'Shadows');
    const groups = () => allInside(shown.panel, '.one');
    expect(slider(groups()[0]!, 'Direction').value).to.equal(116);
    inside(shown.panel, '.add').click();
    await shown.panel.updateComplete;
    expect(groups()).to.have.length(2);
    const second = groups()[1]!;
    send(picker(second), 'dm-change', '#112233');
    for (const [label, value] of [
      ['Offset', 20],
      ['Direction', -90],
      ['Blur', 10],
      ['Opacity', 45],
    ] as const)
      send(slider(second, label), 'dm-change', value);
    const expected = { shadowColor: '#112233', r: 1, theta: -90, blur: 0.5, opacity: 0.45 };
    expect(shown.stored()!.shadows![1]).to.deep.equal(expected);
    expect(shown.stored()!.shadows![0]).to.include({ shadowColor: '#0000ff', r: 2, theta: 116 });
    inside(shown.panel, '[label="Remove shadow 1"]').click();
    expect(shown.stored()!.shadows).to.eql([expected]);
    await shown.panel.updateComplete;
    // with the last one shadows are off
    inside(shown.panel, '[label="Remove shadow 1"]').click();
    expect(shown.stored()).to.include({ shadow: false });
  });

  it('makes one step of a slide, and of each act', async () => {
    const shown = await show();
    await turn(shown, 'Stroke');
    const { history } = shown.editor;
    const size = slider(section(shown, 'Stroke'), 'Size');
    for (const value of [41, 42, 43]) send(size, 'dm-input', value);
    send(size, 'dm-change', 43);
    expect(history.depth).to.equal(2);
    history.undo();
    expect(shown.stored()).to.include({ strokeSize: 2 });
  });

  it('ignores what is out of range', async () => {
    const shown = await show();
    await turn(shown, 'Shadows');
    const one = inside(shown.panel, '.one');
    const before = shown.stored();
    const type = async (label: string, text: string): Promise<void> => {
      const field = inside(slider(one, label), 'dm-number-field');
      inside<HTMLInputElement>(field, 'input').focus();
      await sendKeys({ press: 'ControlOrMeta+a' });
      await sendKeys({ type: text });
      await sendKeys({ press: 'Enter' });
    };
    for (const [label, text] of [
      ['Offset', '101'],
      ['Blur', '-1'],
      ['Direction', '181'],
      ['Direction', '-181'],
    ] as const) {
      await type(label, text);
      expect(shown.stored(), `${label} ${text}`).to.eql(before);
    }
    await type('Direction', '-180');
    expect(shown.stored()!.shadows![0]).to.include({ theta: -180 });
  });

  it('walks the tiles with the arrow keys as one tab stop', async () => {
    const shown = await show();
    expect(tiles(shown).filter((one) => one.tabIndex === 0)).to.eql([tile(shown, 'none')]);
    tile(shown, 'none').focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowRight' });
    expect(focused()).to.equal(tile(shown, 'stroke thick'));
    await sendKeys({ press: 'Enter' });
    expect(shown.stored()).to.include({ stroke: true });
  });

  it('rests while the text is locked', async () => {
    const shown = await show();
    shown.editor.run('Lock', () => shown.editor.patch('text', { locked: true }));
    await shown.panel.updateComplete;
    expect(tiles(shown).every((one) => (one as HTMLButtonElement).disabled)).to.equal(true);
    for (const one of allInside(shown.panel, 'dm-switch'))
      expect(one.hasAttribute('disabled')).to.equal(true);
  });
});
