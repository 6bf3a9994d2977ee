import { expect, fixture, html } from '@open-wc/testing';
import { setSound, soundOf } from '../../../../elements/editor/animating/sound.js';
import '../../../../elements/panels/animations/dm-sound-field.js';
import type { DmSoundField } from '../../../../elements/panels/animations/dm-sound-field.js';
import type { SoundSource } from '../../../../elements/ports/sounds.js';
import { expectAccessible } from '../../../support/axe.js';
import { fakeAssets } from '../../../support/fakes/fake-ports.js';
import { tone, wav } from '../../../support/media/wav.js';
import { inside } from '../../controls/support.js';
import { openSession } from '../../shell/support.js';
import { waitUntil } from '../../../support/wait-until.js';

const SRC = 'src:brand_file/song';

const keeping = (more: Partial<SoundSource> = {}): SoundSource => ({
  signedIn: () => true,
  signIn: () => undefined,
  upload: async ({ name }) => ({ source: SRC, name }),
  ...more,
});

async function show(sounds?: SoundSource) {
  const address = URL.createObjectURL(new Blob([wav(tone(3), 48_000)]));
  const host = { assets: fakeAssets({ [SRC]: address }), ...(sounds && { sounds }) };
  const { editor } = openSession([[]], host);
  const field = await fixture<DmSoundField>(html`<dm-sound-field .editor=${editor}></dm-sound-field>`);
  return { editor, field };
}

/** As if the user had chosen it. */
function choose(field: DmSoundField, name: string): void {
  const input = inside<HTMLInputElement>(field, 'input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], name));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change'));
}

const time = (field: DmSoundField, label: string) =>
  inside<HTMLElement & { value: number | null; max: number }>(field, `dm-number-field[label="${label}"]`);

describe('dm-sound-field', () => {
  it('shows nothing where no sound is kept', async () => {
    const { field } = await show();
    expect(field.renderRoot.querySelector('.sound')).to.equal(null);
  });

  it('puts a chosen file under the design, and takes it, each as a step', async () => {
    const { editor, field } = await show(keeping());
    await expectAccessible(field);
    choose(field, 'Song.mp3');
    await waitUntil(() => soundOf(editor) !== null);
    expect(soundOf(editor)).to.eql({ src: SRC, name: 'Song.mp3' });
    await waitUntil(() => time(field, 'From')?.max === 3, 'the length of the file is known');
    await expectAccessible(field);
    inside(field, 'dm-icon-button[label="Remove sound"]').click();
    expect(soundOf(editor)).to.equal(null);
    editor.history.undo();
    expect(soundOf(editor)).to.have.property('name', 'Song.mp3');
  });

  it('trims, fades and softens; what says nothing is not stored', async () => {
    const { editor, field } = await show(keeping());
    setSound(editor, { src: SRC, name: 'Song' });
    await field.updateComplete;
    inside(field, 'dm-icon-button[label="Volume, trim and fades"]').click();
    await field.updateComplete;
    const send = (target: Element, type: string, value?: number) =>
      target.dispatchEvent(new CustomEvent(type, { detail: { value }, bubbles: true, composed: true }));
    send(time(field, 'From'), 'dm-change', 0.5);
    send(time(field, 'To'), 'dm-change', 2);
    send(time(field, 'Fade in'), 'dm-change', 1);
    send(time(field, 'Fade out'), 'dm-change', 0.3);
    send(inside(field, 'dm-slider'), 'dm-change', 40);
    const track = { start: 0.5, end: 2, fade_in: 1, fade_out: 0.3, volume: 0.4, src: SRC, name: 'Song' };
    expect(soundOf(editor)).to.eql(track);
    await field.updateComplete;
    expect(time(field, 'From').max, 'it begins before it ends').to.equal(2);
    send(time(field, 'From'), 'dm-change', 0);
    send(time(field, 'To'), 'dm-clear');
    expect(soundOf(editor)).to.have.all.keys('fade_in', 'fade_out', 'volume', 'src', 'name');
  });

  it('gives a long name no more room than there is', async () => {
    const { editor, field } = await show(keeping());
    const footer = await fixture<HTMLElement>(html`<div style="display: grid; width: 280px">${field}</div>`);
    setSound(editor, { src: SRC, name: `${'Walk by the river '.repeat(8)}.mp3` });
    await field.updateComplete;
    expect([footer.scrollWidth, field.offsetWidth]).to.eql([280, 280]);
    const remove = inside(field, 'dm-icon-button[label="Remove sound"]');
    expect(remove.getBoundingClientRect().right).to.be.at.most(footer.getBoundingClientRect().right);
  });

  it('has visitors sign in, and says why a file was not taken or cannot be played', async () => {
    let asked = 0;
    const visitor = await show(keeping({ signedIn: () => false, signIn: () => void asked++ }));
    inside(visitor.field, 'dm-button').click();
    expect(asked).to.equal(1);
    const refusing = keeping({ upload: () => Promise.reject(new Error('Song.txt is no sound.')) });
    const { editor, field } = await show(refusing);
    choose(field, 'Song.txt');
    const told = () => field.renderRoot.querySelector('[role=alert]')?.textContent;
    await waitUntil(() => told() === 'Song.txt is no sound.');
    setSound(editor, { src: 'src:brand_file/lost', name: 'Lost' });
    await waitUntil(() => told() === 'This browser cannot play the sound.');
    editor.history.undo();
    await field.updateComplete;
    expect(told(), 'it was said of the sound').to.equal(undefined);
  });
});
