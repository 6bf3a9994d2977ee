import { expect } from '@open-wc/testing';
import { removeBackground } from '../../../elements/editor/commands/object/remove-background.js';
import { removalOf, setRemovalEdges } from '../../../elements/editor/background-removal/removal.js';
import { CutoutRunner } from '../../../elements/imaging/cutout/cutout-runner.js';
import { textMask } from '../../../elements/imaging/cutout/mask-text.js';
import { drawnPicture } from '../../support/fakes/fake-ports.js';
import { colorAt, open, photo } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

/** A white box on a blue ground. */
const file = async (): Promise<Blob> => (await fetch(drawnPicture(120, 80))).blob();

const BLUE = '#3060c0';
const YELLOW = '#ffcc00';

describe('the background of a picture', () => {
  it('goes, so that the page shows through, and comes back with Undo', async () => {
    const opened = await open([photo('o', 100, 100, 240, 160)], { page: { background_color: YELLOW } });
    const { editor, notifier, text } = opened;
    const before = text();
    editor.selection.set(['o']);
    expect(colorAt(opened, 120, 120)).to.equal(BLUE);
    expect(removeBackground.enabled(editor)).to.equal(true);
    removeBackground.run(editor);
    await waitUntil(() => colorAt(opened, 120, 120) === YELLOW, 'the ground is gone');
    expect(colorAt(opened, 220, 180)).to.equal('#ffffff');
    expect(notifier.messages).to.deep.equal([]);
    setRemovalEdges(editor, { crf: 50, matting: 50 });
    expect(removalOf(editor)).to.include({ crf: 50, matting: 50 });
    editor.history.undo();
    editor.history.undo();
    await waitUntil(() => colorAt(opened, 120, 120) === BLUE, 'the ground is back');
    expect(text()).to.equal(before);
  });
});

describe('who finds subjects', () => {
  const cut = (mask: string): boolean => {
    const { width, height, data } = textMask(mask)!;
    return data[0] === 0 && data[(height >> 1) * width + (width >> 1)] === 255;
  };

  it('is a worker, or the page where none can be had', async () => {
    const none = new CutoutRunner(() => {
      throw new Error('forbidden');
    });
    const broken = new CutoutRunner(() => new Worker('data:text/javascript,throw new Error("lost")'));
    for (const runner of [new CutoutRunner(), none, broken])
      expect(cut((await runner.find('a', await file(), {})).mask)).to.equal(true);
  });

  it('says of a file that is no picture that it is none, and goes on', async () => {
    const runner = new CutoutRunner();
    const failed = await runner.find('a', new Blob(['text']), {}).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error);
    expect(cut((await runner.find('b', await file(), {})).mask)).to.equal(true);
  });

  it('lets go at once of what is not wanted any more', async () => {
    const runner = new CutoutRunner();
    const stop = new AbortController();
    const given = runner.find('a', await file(), {}, stop.signal).catch((error: unknown) => error);
    stop.abort(new Error('another stroke'));
    expect(await given).to.have.property('message', 'another stroke');
    expect(cut((await runner.find('a', await file(), {})).mask)).to.equal(true);
  });
});
