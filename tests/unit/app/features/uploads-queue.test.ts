import { describe, expect, it, vi } from 'vitest';
import { filesOf, refusalOf } from '../../../../app/features/uploads-queue/accepted-files.js';
import { summaryOf } from '../../../../app/features/uploads-queue/upload-summary.js';
import {
  isBusy,
  UnreadableDesign,
  UploadQueue,
  type UploadTask,
} from '../../../../app/features/uploads-queue/upload-queue.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import type { FolderResource } from '../../../../server/contract/folder.js';

const picture = (name: string): FolderResource => ({
  ...{ _id: `id ${name}`, name, path: '', low_path: '', width: 4, height: 3 },
});
const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);

interface Sent {
  readonly name: string;
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
  readonly keep: () => void;
  /** A design is made of it. */
  readonly made: () => void;
  readonly fail: (error: Error) => void;
}

const TO = { folderId: 'f1' };

/** A queue whose files stay on their way until the test says what came of them. */
function queueOf() {
  const sent: Sent[] = [];
  const kept: string[] = [];
  const ended: string[] = [];
  const pauses: (() => void)[] = [];
  const queue = new UploadQueue({
    send: ({ name }, _, { signal, progress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        sent.push({
          name,
          progress,
          signal,
          keep: () => resolve(picture(name)),
          made: () => resolve(null),
          fail: reject,
        });
      }),
    onKept: (folder, { name }) => kept.push(`${folder}/${name}`),
    onEnd: (folder) => ended.push(folder),
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  });
  const states = () => queue.tasks.peek().map(({ state }) => state);
  const idOf = (name: string) => queue.tasks.peek().find((task) => task.file.name === name)!.id;
  return { queue, sent, kept, ended, pauses, states, idOf };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('pictures on their way', () => {
  it('three at a time, in order, each with its progress; the folder hears of each and of the end', async () => {
    const { queue, sent, kept, ended, states } = queueOf();
    queue.add(
      ['a.png', 'b.jpg', 'c.jpeg', 'd.PNG'].map((name) => file(name)),
      TO,
    );
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.jpg', 'c.jpeg']);
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']);
    sent[0]!.progress(0.5);
    expect(queue.tasks.peek()[0]).toMatchObject({ state: 'sending', progress: 0.5 });
    sent[0]!.progress(1);
    expect(states()[0]).toBe('keeping');
    sent[0]!.keep();
    await settled();
    expect(sent.map(({ name }) => name)).toContain('d.PNG');
    expect(ended).toEqual([]);
    sent.slice(1).forEach(({ keep }) => keep());
    await settled();
    expect(kept).toEqual(['f1/a.png', 'f1/b.jpg', 'f1/c.jpeg', 'f1/d.PNG']);
    expect(ended.at(-1)).toBe('f1');
    expect(isBusy(queue.tasks.peek())).toBe(false);
  });

  it('what is no picture is refused at once and by name; the others go on', () => {
    const { queue, sent, states } = queueOf();
    queue.add([file('notes.pdf'), file('empty.png', 0), file('a.png'), file('drawing.svg')], TO);
    expect(states()).toEqual(['failed', 'failed', 'sending', 'failed']);
    expect(queue.tasks.peek().map(({ message }) => message)).toEqual([
      'Only .png, .jpg and .jpeg files can be uploaded.',
      'The file is empty.',
      '',
      'Only .png, .jpg and .jpeg files can be uploaded.',
    ]);
    expect(sent).toHaveLength(1);
    expect(refusalOf({ name: 'large.jpg', size: 25 * 1024 * 1024 + 1 })).toBe('Larger than 25 MB.');
  });

  it('where designs are made, design files are taken too, and refused in words of their own', async () => {
    const { queue, sent, states, kept, ended } = queueOf();
    queue.add([file('poster.json'), file('empty.json', 0), file('notes.pdf'), file('a.png')], {
      ...{ folderId: 'f1', designsWithPhotosIn: 'photos' },
    });
    expect(states()).toEqual(['sending', 'failed', 'failed', 'sending']);
    expect(queue.tasks.peek()[2]!.message).toBe(
      'Designs are made of .png, .jpg, .jpeg and design .json files.',
    );
    expect(refusalOf({ name: 'large.json', size: 8 * 1024 * 1024 + 1 }, true)).toBe('Larger than 8 MB.');
    sent[0]!.fail(new UnreadableDesign());
    sent[1]!.made();
    await settled();
    expect(queue.tasks.peek()[0]).toMatchObject({
      ...{ state: 'failed', message: 'This is not a design file we can read.', retryable: false },
    });
    expect(states()[3]).toBe('done');
    expect([kept, ended]).toEqual([[], ['f1']]);
  });

  it('one is canceled and wanted again; its end is not taken for the new try', async () => {
    const { queue, sent, kept, states, idOf } = queueOf();
    queue.add([file('a.png')], TO);
    queue.cancel(idOf('a.png'));
    queue.retry(idOf('a.png'));
    expect(states()).toEqual(['waiting']);
    await settled();
    expect(states()).toEqual(['sending']);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    sent[1]!.keep();
    await settled();
    expect(kept).toEqual(['f1/a.png']);
  });

  it('what the server has already is not canceled any more', async () => {
    const { queue, sent, kept, states } = queueOf();
    queue.add([file('a.png'), file('b.png')], TO);
    sent[0]!.progress(1);
    queue.cancelAll();
    expect(states()).toEqual(['keeping', 'canceled']);
    sent[0]!.keep();
    await settled();
    expect(kept).toEqual(['f1/a.png']);
  });

  it('a failure says why; only what another try may mend is tried again', async () => {
    const { queue, sent, states } = queueOf();
    queue.add([file('a.png'), file('b.png')], TO);
    sent[0]!.fail(new ApiError('invalid_image', 'x'));
    sent[1]!.fail(new ApiError('offline', 'x'));
    await settled();
    expect(queue.tasks.peek().map(({ message }) => message)).toEqual([
      'This is not a picture we can read.',
      'The server cannot be reached.',
    ]);
    queue.retryAll();
    expect(states()).toEqual(['failed', 'sending']);
  });

  it('when the room is used up all that wait are told, and none is sent for nothing', async () => {
    const { queue, sent, states } = queueOf();
    queue.add(
      Array.from({ length: 6 }, (_, place) => file(`${place}.png`)),
      TO,
    );
    sent[0]!.fail(new ApiError('no_room', 'There is no room left for uploads.'));
    await settled();
    expect(states()).toEqual(['failed', 'sending', 'sending', 'failed', 'failed', 'failed']);
    expect(queue.tasks.peek()[5]!.message).toBe('There is no room left for uploads.');
    expect(sent).toHaveLength(3);
  });

  it('a server that is asked too often is left alone for a while, then it goes on by itself', async () => {
    const { queue, sent, kept, pauses, states } = queueOf();
    queue.add([file('a.png'), file('b.png')], TO);
    sent[0]!.fail(new ApiError('too_many', 'Too many requests. Please wait a little'));
    await settled();
    expect(states()).toEqual(['waiting', 'sending']);
    sent[1]!.keep();
    await settled();
    expect(sent).toHaveLength(2);
    pauses[0]!();
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'a.png']);
    sent[2]!.keep();
    await settled();
    expect(kept).toEqual(['f1/b.png', 'f1/a.png']);
  });

  it('a new batch takes the place of a finished one, but keeps what failed', async () => {
    const { queue, sent } = queueOf();
    queue.add([file('a.png'), file('notes.pdf')], TO);
    sent[0]!.keep();
    await settled();
    queue.add([file('b.png')], TO);
    expect(queue.tasks.peek().map((task) => task.file.name)).toEqual(['notes.pdf', 'b.png']);
  });

  it('cleared, it stops what is on its way', async () => {
    const { queue, sent, kept } = queueOf();
    queue.add([file('a.png')], TO);
    queue.clear();
    expect(sent[0]!.signal.aborted).toBe(true);
    await settled();
    expect([queue.tasks.peek(), kept]).toEqual([[], []]);
  });
});

describe('what the panel says', () => {
  const tasks = (...states: UploadTask['state'][]): UploadTask[] =>
    states.map((state, id) => ({
      ...{ id, folderId: 'f', file: file('a.png'), state, progress: 0, message: '', retryable: true },
    }));
  const say = (...states: UploadTask['state'][]) => summaryOf(tasks(...states)).words;

  it('how far it is, that all is done, or how much is not', () => {
    expect(say('sending')).toBe('Uploading 1 file');
    expect(say('done', 'sending', 'waiting')).toBe('Uploading 2 of 3 files');
    expect(say('done', 'done')).toBe('Files uploaded');
    expect(say('done', 'canceled')).toBe('Files uploaded');
    expect(say('done', 'failed', 'failed')).toBe('2 of 3 files were not uploaded');
    expect(say('failed')).toBe('The file was not uploaded');
    expect(say('canceled', 'canceled')).toBe('Uploads canceled');
  });
});

it('takes the files of a drop, without the folders among them', () => {
  const item = (name: string, isDirectory: boolean) => ({
    kind: 'file',
    getAsFile: () => file(name),
    webkitGetAsEntry: () => ({ isDirectory }),
  });
  const text = { kind: 'string', getAsFile: vi.fn(() => null) };
  const drop = { items: [item('a.png', false), item('holiday', true), text] };
  expect(filesOf(drop as unknown as DataTransfer).map(({ name }) => name)).toEqual(['a.png']);
  expect(filesOf(null)).toEqual([]);
});
