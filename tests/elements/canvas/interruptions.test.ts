import { expect } from '@open-wc/testing';
import type { FontSource } from '../../../elements/ports/fonts.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { colorAt, Mouse, objectOf, open, shape, words, type Opened } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const press = ({ canvas }: Opened, key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  canvas.dispatchEvent(event);
  return event;
};

describe('dm-canvas: gestures that something comes between', () => {
  it('takes a running drag back on undo, and leaves no step of what moves on', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const mouse = new Mouse(opened).dragTo({ x: 80, y: 80 }, { x: 180, y: 130 });
    expect(press(opened, 'z', { ctrlKey: true }).defaultPrevented).to.equal(true);
    expect(objectOf(opened, 'a').position).to.include({ x: 50, y: 50 });
    mouse.move(200, 150).move(220, 160).up();
    expect(objectOf(opened, 'a').position).to.include({ x: 50, y: 50 });
    expect(opened.editor.history.depth).to.equal(0);
    expect(opened.canvas.gesture).to.equal('idle');
  });

  it('keeps other keys from the document while something is dragged or resized', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 200, 50)]);
    opened.editor.selection.set(['a']);
    const mouse = new Mouse(opened).dragTo({ x: 150, y: 130 }, { x: 180, y: 160 });
    expect(opened.canvas.gesture).to.equal('resizing');
    for (const key of ['Delete', 'ArrowRight', 'Tab', 'd']) {
      expect(press(opened, key).defaultPrevented, key).to.equal(true);
    }
    expect(opened.editor.selection.ids).to.eql(['a']);
    mouse.up();
    expect(opened.editor.history.depth).to.equal(1);
    expect(objectOf(opened, 'a').position).to.include({ x: 50, y: 50 });
    expect(press(opened, 'Delete').defaultPrevented).to.equal(false);
  });

  it('ends a resize or a turn whose object is taken away', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 200, 50)]);
    const grips = [
      { x: 150, y: 130 },
      { x: 100, y: 22 },
    ];
    for (const grip of grips) {
      opened.editor.selection.set(['a']);
      const mouse = new Mouse(opened).dragTo(grip, { x: grip.x + 30, y: grip.y + 10 });
      opened.editor.selection.set(['b']);
      mouse.move(grip.x + 60, grip.y + 20);
      opened.editor.selection.clear();
      mouse.move(grip.x + 70, grip.y + 30).up();
      expect(objectOf(opened, 'b')).to.include({ width: 100, height: 80, rotation: 0 });
      expect(opened.canvas.gesture).to.equal('idle');
    }
  });

  it('gives the pointer back when the middle button is let go before another one', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const middle = new Mouse(opened, {}, { button: 1, buttons: 4 });
    middle.down(300, 300).move(320, 310);
    expect(opened.canvas.gesture).to.equal('panning');
    new Mouse(opened, {}, { button: 0 }).move(330, 315).up();
    expect(opened.canvas.gesture).to.equal('idle');
  });

  it('lets the keyboard go among the objects with Enter', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 200, 50)]);
    expect(press(opened, 'Enter').defaultPrevented).to.equal(true);
    expect(opened.editor.selection.ids).to.eql(['a']);
    press(opened, 'Tab');
    expect(opened.editor.selection.ids).to.eql(['b']);
    press(opened, 'Escape');
    expect(press(opened, 'Tab').defaultPrevented).to.equal(false);
  });

  it('shows a bar where no font could be had, takes words all the same, and asks again once online', async () => {
    let online = false;
    const load: FontSource['load'] = (face) =>
      online ? fakeFonts.load(face) : Promise.reject(new Error('offline'));
    const opened = await open([words('t', 'Hello', 100, 100)], { fonts: { ...fakeFonts, load } });
    expect(colorAt(opened, 110, 125)).to.equal('#d3d3d3');
    new Mouse(opened).doubleClick(150, 125);
    expect(opened.editor.editingText.value).to.equal('t');
    opened.canvas.paintNow();
    opened.editor.selection.clear();
    online = true;
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => opened.editor.resources.fonts.has('Montserrat'));
    opened.canvas.paintNow();
    expect(colorAt(opened, 110, 125)).not.to.equal('#d3d3d3');
  });

  it('paints for the pixels of the screen it is moved to', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const art = opened.canvas.shadowRoot!.querySelector<HTMLCanvasElement>('.art')!;
    const own = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio')!;
    const asked = window.matchMedia;
    const screens = new EventTarget();
    try {
      window.matchMedia = () => screens as MediaQueryList;
      opened.canvas.remove();
      document.body.append(opened.canvas);
      Object.defineProperty(window, 'devicePixelRatio', { value: 2, configurable: true });
      screens.dispatchEvent(new Event('change'));
      expect(art.width).to.equal(1200);
      Object.defineProperty(window, 'devicePixelRatio', { value: 3, configurable: true });
      screens.dispatchEvent(new Event('change'));
      expect(art.width).to.equal(1800);
    } finally {
      window.matchMedia = asked;
      Object.defineProperty(window, 'devicePixelRatio', own);
      opened.canvas.remove();
    }
  });
});
