import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { setPageDuration, setPageMotion } from '../../../elements/editor/animating/animate.js';
import { setSound } from '../../../elements/editor/animating/sound.js';
import { setPageTransition } from '../../../elements/editor/animating/transition.js';
import '../../../elements/player/dm-animation-player.js';
import type { DmAnimationPlayer } from '../../../elements/player/dm-animation-player.js';
import { PageStage } from '../../../elements/player/page-stage.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeAssets } from '../../support/fakes/fake-ports.js';
import { tone, wav } from '../../support/media/wav.js';
import { shape } from '../canvas/support.js';
import { focused, inside, listen, press } from '../controls/support.js';
import { openSession, type Opened } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const PAGES = [
  [shape('a', 100, 100), shape('later', 300, 300)],
  [shape('b', 100, 100)],
  [shape('c', 100, 100)],
];

interface Shown {
  readonly player: DmAnimationPlayer;
  readonly session: Opened;
}

/** Three pages of two seconds that fade in. */
async function show(animation: string | null = 'fade', transition: string | null = null): Promise<Shown> {
  const session = openSession(PAGES);
  const { editor } = session;
  for (const page of editor.index.pages.peek()) {
    editor.goToPage(page);
    setPageMotion(editor, { animation, options: {} });
    setPageDuration(editor, 2);
    setPageTransition(editor, transition);
  }
  const player = await fixture<DmAnimationPlayer>(
    html`<dm-animation-player .editor=${editor}></dm-animation-player>`,
  );
  player.open = true;
  await player.updateComplete;
  return { player, session };
}

const scrubber = ({ player }: Shown) => inside<HTMLInputElement>(player, 'input[type=range]');
const time = (shown: Shown) => Number(scrubber(shown).value);
const button = ({ player }: Shown, label: string) => inside(player, `dm-icon-button[label="${label}"]`);
const paused = ({ player }: Shown) =>
  player.renderRoot.querySelector('dm-icon-button[label="Play"]') !== null;
const told = async ({ player }: Shown): Promise<string> => {
  await player.updateComplete;
  return inside(player, '[role=status]').textContent!.trim();
};

/** The page at a place of it, page pixels. */
function colorAt({ player }: Shown, x: number, y: number): number[] {
  const canvas = inside<HTMLCanvasElement>(player, 'canvas');
  const scale = canvas.width / 500;
  return [...canvas.getContext('2d')!.getImageData(x * scale, y * scale, 1, 1).data];
}

const seek = async (shown: Shown, seconds: number): Promise<void> => {
  scrubber(shown).value = String(seconds);
  scrubber(shown).dispatchEvent(new Event('input'));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

describe('dm-animation-player', () => {
  const { requestFullscreen } = HTMLElement.prototype;
  let asked = 0;
  before(async () => {
    await setViewport({ width: 1000, height: 700 });
    // as browsers do in frames: the page then fills the window
    HTMLElement.prototype.requestFullscreen = () => {
      asked += 1;
      return Promise.reject(new TypeError('refused'));
    };
  });
  after(() => {
    HTMLElement.prototype.requestFullscreen = requestFullscreen;
  });

  it('plays by itself from the first page, pauses by Space, and is accessible', async () => {
    const shown = await show();
    await waitUntil(() => time(shown) > 0.1, 'it plays');
    await sendKeys({ press: 'Space' });
    await waitUntil(() => paused(shown));
    const at = time(shown);
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
    expect(time(shown)).to.equal(at);
    expect(await told(shown)).to.equal('Page 1 of 3');
    await expectAccessible(shown.player);
    await sendKeys({ press: 'Space' });
    await waitUntil(() => time(shown) > at, 'it goes on');
  });

  it('fills the screen and shows any moment: pages in turn, objects 100 ms apart by layer, gone before the next page but not at the end [B-029]', async () => {
    asked = 0;
    const shown = await show();
    expect(asked).to.equal(1);
    await waitUntil(() => time(shown) > 0);
    button(shown, 'Pause').click();
    const ground = [255, 255, 255, 255];
    await seek(shown, 0);
    expect(colorAt(shown, 110, 110)).to.eql(ground);
    await seek(shown, 0.095);
    expect(colorAt(shown, 110, 110)).to.not.eql(ground);
    expect(colorAt(shown, 310, 310)).to.eql(ground);
    await seek(shown, 0.195);
    expect(colorAt(shown, 310, 310)).to.not.eql(ground);
    await seek(shown, 0.79);
    const there = colorAt(shown, 110, 110);
    expect(there).to.not.eql(ground);
    await seek(shown, 1.99);
    const leaving = colorAt(shown, 110, 110);
    expect(leaving[1]).to.be.above(there[1]!);
    await seek(shown, 2.9);
    expect(await told(shown)).to.equal('Page 2 of 3');
    expect(scrubber(shown).getAttribute('aria-valuetext')).to.equal('0:02 of 0:06, Page 2 of 3');
    await seek(shown, 5.99);
    expect(await told(shown)).to.equal('Page 3 of 3');
    expect(colorAt(shown, 110, 110)).to.eql(there);
  });

  it('turns pages by arrows and to the ends, and stops at the end unless it loops', async () => {
    const shown = await show();
    await waitUntil(() => time(shown) > 0);
    button(shown, 'Pause').click();
    const moments: number[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await sendKeys({ press: key });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      moments.push(time(shown));
    }
    expect(moments).to.eql([2, 4, 4, 2, 0, 4]);
    await seek(shown, 5.9);
    await sendKeys({ press: 'Space' });
    await waitUntil(() => paused(shown) && time(shown) === 6, 'it stops');
    button(shown, 'Loop').click();
    await seek(shown, 5.9);
    await sendKeys({ press: 'Space' });
    await waitUntil(() => time(shown) > 0 && time(shown) < 2, 'it begins anew');
  });

  it('plays the sound of the design along: from where the picture is, silent while it pauses or is not seen', async () => {
    const address = URL.createObjectURL(new Blob([wav(tone(6, { loud: 0.01 }), 48_000)]));
    const session = openSession(PAGES, { assets: fakeAssets({ 'src:song': address }) });
    setSound(session.editor, { src: 'src:song', name: 'Song', start: 0.5 });
    const { start, stop } = AudioBufferSourceNode.prototype;
    const starts: number[] = [];
    let stops = 0;
    AudioBufferSourceNode.prototype.start = function (when, offset, ...rest) {
      starts.push(offset!);
      return start.call(this, when, offset, ...rest);
    };
    AudioBufferSourceNode.prototype.stop = function (...args) {
      stops += 1;
      return stop.apply(this, args);
    };
    try {
      const player = await fixture<DmAnimationPlayer>(
        html`<dm-animation-player .editor=${session.editor}></dm-animation-player>`,
      );
      player.open = true;
      await player.updateComplete;
      const shown = { player, session };
      await press(inside(player, 'canvas'), 0.5, 0.3);
      await waitUntil(() => paused(shown));
      await seek(shown, 2);
      await sendKeys({ press: 'Space' });
      await waitUntil(() => starts.some((at) => at >= 2 && at < 5), 'it begins where the picture is');
      const [heard, silenced] = [starts.length, stops];
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
      expect(stops).to.equal(silenced + 1);
      Reflect.deleteProperty(document, 'hidden');
      await waitUntil(() => starts.length > heard, 'it goes on with the next frame');
      const before = stops;
      await sendKeys({ press: 'Space' });
      await waitUntil(() => paused(shown) && stops > before, 'it is silent');
    } finally {
      Object.assign(AudioBufferSourceNode.prototype, { start, stop });
    }
  });

  it('paints the page before a turn once, however long it turns', async () => {
    const shown = await show(null, 'slide');
    await waitUntil(() => time(shown) > 0);
    button(shown, 'Pause').click();
    const { paint } = PageStage.prototype;
    const times: number[] = [];
    PageStage.prototype.paint = function (context, at) {
      times.push(at);
      paint.call(this, context, at);
    };
    try {
      for (const at of [2.1, 2.2, 2.3]) await seek(shown, at);
      expect(times.filter((at) => at > 1)).to.have.length(1);
      expect(times.filter((at) => at < 1)).to.have.length.at.least(3);
    } finally {
      PageStage.prototype.paint = paint;
    }
  });

  it('has its controls in the bar, and a scrubber that a finger can use, also on a phone', async () => {
    const shown = await show();
    await waitUntil(() => time(shown) > 0);
    const bar = inside(shown.player, '.bar');
    for (const width of [390, 320]) {
      await setViewport({ width, height: 700 });
      const { left, right } = bar.getBoundingClientRect();
      expect(left).to.be.at.least(0);
      expect(right).to.be.at.most(width);
      for (const control of bar.children) {
        const box = control.getBoundingClientRect();
        if (box.width === 0) continue;
        expect(box.left, control.className).to.be.at.least(left);
        expect(box.right, control.className).to.be.at.most(right);
      }
      expect(scrubber(shown).getBoundingClientRect().width).to.be.at.least(200);
    }
    await setViewport({ width: 1000, height: 700 });
  });

  it('leaves by Escape and gives the keyboard back', async () => {
    const before = await fixture<HTMLButtonElement>(html`<button>Play</button>`);
    before.focus();
    const shown = await show();
    const closed = listen(shown.player, 'dm-close');
    await waitUntil(() => time(shown) > 0);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !shown.player.open);
    expect(closed).to.have.length(1);
    await waitUntil(() => focused() === before);
  });

  it('pauses by a press on the page, not by one on its controls', async () => {
    const shown = await show();
    await waitUntil(() => time(shown) > 0);
    await press(inside(shown.player, 'canvas'), 0.5, 0.3);
    await waitUntil(() => paused(shown));
    await press(inside(shown.player, '.time'));
    await shown.player.updateComplete;
    expect(paused(shown)).to.equal(true);
  });

  it('asks who wants less motion, and shows still pages', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const shown = await show();
    const question = inside(shown.player, '.question');
    expect(question.textContent).to.contain('Play with motion?');
    await expectAccessible(shown.player);
    await waitUntil(() => focused() === inside(inside(shown.player, '.still'), 'button'));
    inside(shown.player, '.still').click();
    await waitUntil(() => paused(shown));
    await waitUntil(() => colorAt(shown, 110, 110)[2]! < 250, 'all of it is there at once');
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(async () => (await told(shown)) === 'Page 2 of 3');
    const at = time(shown);
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
    expect(time(shown)).to.equal(at);
    const plain = await show(null);
    await waitUntil(() => time(plain) > 0, 'what does not move needs no question');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('takes what arrives late, and a page that is made meanwhile does no harm', async () => {
    const shown = await show();
    const { editor } = shown.session;
    await waitUntil(() => time(shown) > 0);
    editor.resources.retry();
    await waitUntil(() => time(shown) > 0.2, 'it goes on');
    shown.player.remove();
    expect(shown.player.open).to.equal(false);
  });
});
