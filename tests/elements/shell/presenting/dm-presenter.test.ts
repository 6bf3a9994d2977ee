import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import '../../../../elements/shell/presenting/dm-presenter.js';
import type { DmPresenter } from '../../../../elements/shell/presenting/dm-presenter.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { allInside, focused, inside, listen, press } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const PAGES = [[shape('a', 0, 0)], [shape('b', 0, 0)], [shape('c', 0, 0)]];

interface Shown {
  readonly presenter: DmPresenter;
  readonly session: Opened;
}

async function show(page = 'p1'): Promise<Shown> {
  const session = openSession(PAGES);
  session.editor.goToPage(page);
  const presenter = await fixture<DmPresenter>(html`<dm-presenter .editor=${session.editor}></dm-presenter>`);
  presenter.open = true;
  await waitUntil(() => allInside(presenter, '.slide').length > 0);
  return { presenter, session };
}

const dialog = ({ presenter }: Shown) => inside<HTMLDialogElement>(presenter, 'dialog');
const room = ({ presenter }: Shown) => inside(presenter, '.room');
const told = async ({ presenter }: Shown): Promise<string> => {
  await presenter.updateComplete;
  return inside(presenter, '[role=status]').textContent!.trim();
};
const wheel = (shown: Shown, deltaY: number) =>
  room(shown).dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));

function swipe(shown: Shown, by: number): void {
  const at = (type: string, clientX: number) =>
    new PointerEvent(type, { pointerType: 'touch', clientX, clientY: 200, bubbles: true, composed: true });
  room(shown).dispatchEvent(at('pointerdown', 400));
  room(shown).dispatchEvent(at('pointerup', 400 + by));
  room(shown).click();
}

/** Refuses the screen, as browsers do in frames, and counts who asks: pages then fill the window. */
function refuseScreen(): { asked: number } {
  const refusal = { asked: 0 };
  const { requestFullscreen } = HTMLElement.prototype;
  before(() => {
    HTMLElement.prototype.requestFullscreen = () => {
      refusal.asked += 1;
      return Promise.reject(new TypeError('refused'));
    };
  });
  after(() => {
    HTMLElement.prototype.requestFullscreen = requestFullscreen;
  });
  return refusal;
}

describe('dm-presenter', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  refuseScreen();

  it('has live links over the page, for pointer and keyboard, that open beside it and turn no page', async () => {
    const session = openSession([
      [shape('a', 100, 50, 100, 80, { link: 'https://example.com/camp', rotation: 90 }), shape('z', 300, 0)],
      PAGES[1]!,
    ]);
    const presenter = await fixture<DmPresenter>(
      html`<dm-presenter .editor=${session.editor}></dm-presenter>`,
    );
    presenter.open = true;
    await waitUntil(() => allInside(presenter, '.links a').length > 0);
    const shown = { presenter, session };
    const link = inside<SVGAElement>(presenter, '.links a');
    const slide = inside(presenter, '.slide.on').getBoundingClientRect();
    const scale = slide.width / 500;
    const at = inside<SVGElement>(presenter, '.links polygon').getBoundingClientRect();
    // a quarter turn about its middle: 80 wide and 100 high
    expect(at.left - slide.left).to.be.closeTo(110 * scale, 1);
    expect(at.top - slide.top).to.be.closeTo(40 * scale, 1);
    expect([link.href.baseVal, link.target.baseVal, link.getAttribute('rel')]).to.eql([
      'https://example.com/camp',
      '_blank',
      'noopener noreferrer',
    ]);
    await expectAccessible(presenter);
    const followed: boolean[] = [];
    const follow = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    presenter.addEventListener('click', follow);
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(link);
    await sendKeys({ press: 'Enter' });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    expect(followed).to.eql([true, true]);
    expect(await told(shown)).to.equal('Page 1 of 2');
    room(shown).click();
    expect(await told(shown)).to.equal('Page 2 of 2');
    expect(allInside(presenter, '.links a')).to.have.length(0);
  });

  it('fits the current page into the window, crisp, and paints its neighbors beforehand', async () => {
    const shown = await show('p2');
    const slides = allInside(shown.presenter, '.slide');
    expect(slides).to.have.length(3);
    const on = inside(shown.presenter, '.slide.on');
    const { width, height } = on.getBoundingClientRect();
    expect([width, height]).to.eql([875, 700]);
    expect(on.getAttribute('aria-label')).to.equal('Page 2 of 3');
    const canvas = () => on.shadowRoot!.querySelector('canvas')!;
    await waitUntil(() => canvas().height === Math.round(700 * devicePixelRatio));
    const shapeColor = () => canvas().getContext('2d')!.getImageData(10, 10, 1, 1).data.join();
    await waitUntil(() => shapeColor() !== '255,255,255,255');
  });

  it('is accessible', async () => expectAccessible((await show()).presenter));

  it('is turned by keys and stops at both ends', async () => {
    const shown = await show();
    const steps: readonly (readonly [string, number])[] = [
      ['ArrowRight', 2],
      ['Space', 3],
      ['PageDown', 3],
      ['PageUp', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 1],
      ['End', 3],
      ['Home', 1],
    ];
    for (const [key, number] of steps) {
      await sendKeys({ press: key });
      expect(await told(shown), key).to.equal(`Page ${number} of 3`);
    }
  });

  it('is turned by a click, a swipe and one movement of the wheel', async () => {
    const shown = await show();
    await press(room(shown));
    expect(await told(shown)).to.equal('Page 2 of 3');
    swipe(shown, 120);
    expect(await told(shown)).to.equal('Page 1 of 3');
    swipe(shown, -120);
    expect(await told(shown)).to.equal('Page 2 of 3');
    for (let rolled = 0; rolled < 6; rolled += 1) wheel(shown, 60);
    expect(await told(shown)).to.equal('Page 3 of 3');
    await aTimeout(300);
    wheel(shown, -60);
    expect(await told(shown)).to.equal('Page 2 of 3');
  });

  it('has controls that rest and come again', async () => {
    const shown = await show();
    const bar = inside(shown.presenter, '.bar');
    const seen = () => getComputedStyle(bar).opacity;
    expect(seen()).to.equal('1');
    await waitUntil(() => seen() === '0', 'they go');
    room(shown).dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await waitUntil(() => seen() === '1', 'they come');
    await waitUntil(() => room(shown).classList.contains('rests'), 'they go');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => seen() === '1', 'they come to the keyboard');
    const [back, forth] = allInside(shown.presenter, '.bar dm-icon-button');
    expect([back, forth].map((button) => button!.hasAttribute('disabled'))).to.eql([true, false]);
    await press(forth!);
    expect(await told(shown)).to.equal('Page 2 of 3');
    expect(inside(shown.presenter, '.count').textContent).to.equal('2 / 3');
  });

  it('ends by Escape at the page that is shown, which becomes the current one', async () => {
    const shown = await show();
    const closed = listen(shown.presenter, 'dm-close');
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => closed.length === 1);
    await waitUntil(() => !dialog(shown).open);
    expect(shown.presenter.open).to.equal(false);
    expect(shown.session.editor.page.value).to.equal('p2');
    expect(document.fullscreenElement).to.equal(null);
    shown.presenter.open = true;
    await waitUntil(() => dialog(shown).open);
    expect(await told(shown)).to.equal('Page 2 of 3');
    await press(allInside(shown.presenter, '.bar dm-icon-button').at(-1)!);
    expect(closed).to.have.length(2);
  });

  it('takes its design before or after it is attached', async () => {
    const presenter = document.createElement('dm-presenter');
    presenter.open = true;
    document.body.append(presenter);
    await presenter.updateComplete;
    expect(presenter.shadowRoot!.querySelector('dialog')!.open).to.equal(false);
    presenter.editor = openSession(PAGES).editor;
    await waitUntil(() => presenter.shadowRoot!.querySelector('dialog')!.open);
    presenter.remove();
    expect(presenter.open).to.equal(false);
  });
});

describe('Present in the editor', () => {
  const refusal = refuseScreen();
  before(() => setViewport({ width: 1280, height: 800 }));

  async function openEditor() {
    const session = openSession(PAGES);
    const element = await fixture<DmEditorShell>(
      html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
    );
    return {
      element,
      session,
      // it comes when it is asked for
      dialog: () =>
        element.shadowRoot!.querySelector('dm-presenter')?.shadowRoot?.querySelector('dialog') ?? null,
    };
  }

  it('shows the pages from the button and by keys, and gives the keyboard back [B-048]', async () => {
    const { element, session, dialog: shown } = await openEditor();
    const button = inside(inside(element, 'dm-editor-top-bar'), '.present');
    expect(button.textContent?.trim()).to.equal('Present');
    button.focus();
    await press(button);
    await waitUntil(() => shown()?.open);
    expect(refusal.asked).to.equal(1);
    expect(shown()!.getBoundingClientRect().width).to.equal(innerWidth);
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !shown()?.open);
    await waitUntil(() => session.editor.page.value === 'p3');
    await waitUntil(() => focused() !== document.body);
    expect(focused()?.outerHTML).to.equal(button.shadowRoot!.querySelector('button')!.outerHTML);
    await sendKeys({ press: 'Control+Alt+p' });
    await waitUntil(() => shown()?.open);
    expect(session.editor.history.undoName.value).to.equal(null);
  });

  it('is done with words that are typed', async () => {
    const { session, dialog: shown } = await openEditor();
    session.editor.editingText.value = 'a';
    await sendKeys({ press: 'Control+Alt+p' });
    await waitUntil(() => shown()?.open);
    expect(session.editor.editingText.value).to.equal(null);
  });
});
