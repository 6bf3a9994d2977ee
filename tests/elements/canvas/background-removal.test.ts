import { expect } from '@open-wc/testing';
import { removeBackground } from '../../../elements/editor/commands/object/remove-background.js';
import {
  refineRemoval,
  removalOf,
  setRemovalEdges,
} from '../../../elements/editor/background-removal/removal.js';
import { CutoutRunner } from '../../../elements/imaging/cutout/cutout-runner.js';
import { textMask } from '../../../elements/imaging/cutout/mask-text.js';
import type { SubjectMask, SubjectService } from '../../../elements/ports/subject-service.js';
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

describe("a host's service that finds subjects", () => {
  const left: SubjectMask = { width: 2, height: 1, data: Uint8Array.of(255, 0) };
  const cut = async (find: SubjectService['find']) => {
    const subjects = { find };
    const opened = await open([photo('o', 100, 100, 240, 160)], {
      page: { background_color: YELLOW },
      subjects,
    });
    opened.editor.selection.set(['o']);
    removeBackground.run(opened.editor);
    await waitUntil(() => removalOf(opened.editor) !== null, 'the picture is cut out');
    return opened;
  };

  it('decides what is kept', async () => {
    const opened = await cut(async () => left);
    await waitUntil(() => colorAt(opened, 320, 120) === YELLOW, 'the right half is gone');
    expect(colorAt(opened, 120, 120)).to.equal(BLUE);
    expect(opened.notifier.messages).to.deep.equal([]);
  });

  it('that fails is told, and the built-in cut-out does it: nothing is lost', async () => {
    const opened = await cut(() => Promise.reject(new Error('The server cannot be reached')));
    await waitUntil(() => colorAt(opened, 120, 120) === YELLOW, 'the ground is gone');
    expect(colorAt(opened, 220, 180)).to.equal('#ffffff');
    expect(opened.notifier.messages).to.deep.equal([
      {
        kind: 'warning',
        text: 'The server cannot be reached. The built-in cut-out was used instead.',
      },
    ]);
  });

  it('may leave a picture to the built-in cut-out, which needs no word', async () => {
    const opened = await cut(async () => null);
    await waitUntil(() => colorAt(opened, 120, 120) === YELLOW, 'the ground is gone');
    expect(opened.notifier.messages).to.deep.equal([]);
  });

  it('keeps its mask when a stroke refines it', async () => {
    const opened = await cut(async (_, { strokes = [] }) => (strokes.length > 0 ? null : left));
    await waitUntil(() => colorAt(opened, 320, 120) === YELLOW, 'the right half is gone');
    const strokes = [{ keep: true, radius: 0.1, points: [{ x: 0.9, y: 0.12 }] }];
    await refineRemoval(opened.editor, { strokes }, { stroke: strokes[0] });
    await waitUntil(() => colorAt(opened, 316, 119) === BLUE, 'what was painted over is back');
    expect(colorAt(opened, 120, 240)).to.equal(BLUE);
  });
});
