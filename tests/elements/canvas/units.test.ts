import { aTimeout, expect } from '@open-wc/testing';
import { addGuide, showRulers } from '../../../elements/editor/arranging/guides.js';
import { toPixels } from '../../../elements/math/measure.js';
import { Mouse, objectOf, open, shape, type Opened } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

/** A business card. */
const CARD = { width: 321, height: 208, design: { dimension_units: 'mm' } };
const MM = 321 / 85;

const guideElement = ({ canvas }: Opened) => canvas.shadowRoot!.querySelector<HTMLElement>('.guide')!;

/** Waits until the canvases of the rulers and the chrome were asked to write these texts, after something happened. */
async function writes(wanted: readonly string[], act: () => void): Promise<void> {
  const texts: string[] = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    texts.push(text);
    fillText.call(this, text, ...place);
  };
  try {
    act();
    const missing = () => wanted.filter((text) => !texts.includes(text));
    await waitUntil(() => missing().length === 0).catch(() =>
      expect(texts, 'what was written').to.include.members([...wanted]),
    );
  } finally {
    CanvasRenderingContext2D.prototype.fillText = fillText;
  }
}

describe('dm-canvas: a design in millimeters', () => {
  afterEach(() => showRulers(false));

  it('is measured by its rulers, which end at its sides', async () => {
    const opened = await open([], CARD);
    await writes(['0', '20', '40', '60', '80'], () => showRulers(true));
    opened.editor.viewport.choose(20);
    await writes(['42'], () => opened.editor.viewport.panBy({ x: 1, y: 0 }));
    expect(opened.canvas.shadowRoot!.querySelector('.rulers .corner')!.textContent).to.equal('mm');
  });

  it('has guides at lengths one would measure, by pointer and by keys, and says them so', async () => {
    const opened = await open([], CARD);
    addGuide(opened.editor, 'x');
    await aTimeout(50);
    const guide = guideElement(opened);
    expect(guide.getAttribute('aria-valuetext')).to.equal('42.5 mm');
    expect([guide.getAttribute('aria-valuenow'), guide.getAttribute('aria-valuemax')]).to.eql(['42.5', '85']);
    guide.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(guideElement(opened).getAttribute('aria-valuetext')).to.equal('43.5 mm');
    await writes(
      ['x 10\u00a0mm'],
      () => void new Mouse(opened).dragTo({ x: 43.5 * MM, y: 60 }, { x: 38, y: 60 }),
    );
    const { guides } = opened.editor.pageRecord().page;
    expect(guides![0]!.at).to.be.closeTo(toPixels(10, 'x', opened.editor.measure), 1e-9);
  });

  it('tells place, size and distances of what is dragged in millimeters', async () => {
    const opened = await open([shape('a', 10 * MM, 40, 10 * MM, 40)], CARD);
    const mouse = new Mouse(opened, { ctrlKey: true });
    await writes(
      ['20, 10.58\u00a0mm'],
      () => void mouse.dragTo({ x: 15 * MM, y: 60 }, { x: 15 * MM + 38, y: 60 }),
    );
    mouse.up();
    expect(objectOf(opened, 'a').position.x).to.be.closeTo(20 * MM, 1e-9);
    await writes(
      ['20 × 10.58\u00a0mm'],
      () => void new Mouse(opened, { ctrlKey: true }).dragTo({ x: 30 * MM, y: 60 }, { x: 40 * MM, y: 60 }),
    );
  });

  it('has rulers in the colors of another theme at once', async () => {
    await open([], CARD);
    const { style } = document.documentElement;
    await writes(['40'], () => showRulers(true));
    await writes(['40'], () => style.setProperty('--dm-color-text-3', '#010203')).finally(() =>
      style.removeProperty('--dm-color-text-3'),
    );
  });

  it('in pixels is measured as ever', async () => {
    const opened = await open([shape('a', 50, 40)]);
    await writes(['0', '100', '200'], () => showRulers(true));
    expect(opened.canvas.shadowRoot!.querySelector('.rulers .corner')!.textContent).to.equal('');
    const mouse = new Mouse(opened, { ctrlKey: true });
    await writes(['61, 45'], () => void mouse.dragTo({ x: 80, y: 60 }, { x: 91, y: 65 }));
    mouse.up();
  });
});
