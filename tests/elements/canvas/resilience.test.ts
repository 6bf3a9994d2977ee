import { expect } from '@open-wc/testing';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { editText, textEditingOf } from '../../../elements/editor/text-editing/session.js';
import { colorAt, Mouse, objectOf, open, photo, shape, words, type Opened } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const canvases = ({ canvas }: Opened) => [...canvas.shadowRoot!.querySelectorAll('canvas')];

/** What a browser does that takes a canvas's memory away. */
function lose(opened: Opened): void {
  for (const canvas of canvases(opened)) {
    canvas.getContext('2d')!.clearRect(0, 0, canvas.width, canvas.height);
    canvas.dispatchEvent(new Event('contextlost', { cancelable: true }));
  }
}

describe('dm-canvas in bad conditions', () => {
  it('paints everything again when a lost picture comes back, and is edited on', async () => {
    const opened = await open([shape('a', 50, 50)]);
    opened.editor.selection.set(['a']);
    lose(opened);
    expect(colorAt(opened, 100, 90)).to.not.equal('#c4512d');
    for (const canvas of canvases(opened)) canvas.dispatchEvent(new Event('contextrestored'));
    opened.canvas.paintNow();
    expect(colorAt(opened, 100, 90)).to.equal('#c4512d');
    new Mouse(opened).dragTo({ x: 100, y: 90 }, { x: 200, y: 150 }).up();
    opened.canvas.paintNow({ all: true });
    expect(objectOf(opened, 'a').position.x).to.be.greaterThan(120);
    expect(opened.notifier.messages).to.eql([]);
  });

  it('says so when it does not come back', async () => {
    const opened = await open([shape('a', 50, 50)]);
    lose(opened);
    await waitUntil(() => opened.notifier.messages.length > 0, 'a message');
    expect(opened.notifier.messages[0]?.text).to.include('Your design is safe');
  });

  it('shows a text of ten thousand letters and lets it be edited', async () => {
    const long = 'Ten thousand letters go on. '.repeat(360);
    const opened = await open([words('t', long, 20, 20)]);
    expect(objectOf(opened, 't').height).to.be.greaterThan(10_000);
    editText(opened.editor, 't');
    textEditingOf(opened.editor).peek()!.insert('!', 'type');
    opened.canvas.paintNow();
    opened.editor.history.undo();
    expect(
      (objectOf(opened, 't') as unknown as { text_details: { text: string } }).text_details.text,
    ).to.equal(long);
  });

  it('goes on with objects hardly there and larger than any screen, zoomed in and out', async () => {
    const opened = await open([
      shape('huge', -4e6, -4e6, 8e6, 8e6),
      shape('dust', 100, 100, 1e-6, 1e-6),
      photo('wide', 10, 10, 5e5, 0.01),
      shape('b', 200, 200),
    ]);
    for (const zoom of [3, 0.1, 1]) {
      opened.editor.viewport.choose(zoom);
      opened.canvas.paintNow({ all: true });
    }
    expect(colorAt(opened, 20, 350)).to.equal('#c4512d');
    opened.editor.selection.set(['b']);
    new Mouse(opened).dragTo({ x: 240, y: 240 }, { x: 260, y: 250 }).up();
    expect(parseDesignFile(opened.text()).pages[0]!.objects).to.have.length(4);
  });

  it('refuses sizes that are none, naming the field', () => {
    const page = (object: object) => ({
      version: 1,
      id: 'd',
      width: 500,
      height: 400,
      pages: [{ id: 'p', background_color: null, groups: [], objects: [object] }],
    });
    for (const width of [0, -5, Infinity, Number.NaN, '20'])
      expect(() => parseDesignFile(page({ layer_index: 0, ...shape('a', 0, 0), width }))).to.throw(
        'pages[0].objects[0].width',
      );
  });
});
