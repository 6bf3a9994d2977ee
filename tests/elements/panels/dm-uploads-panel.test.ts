import { expect } from '@open-wc/testing';
import '../../../elements/panels/uploads/dm-uploads-panel.js';
import type { DmUploadsPanel } from '../../../elements/panels/uploads/dm-uploads-panel.js';
import type { AssetSource, Resource } from '../../../elements/ports/assets.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, focused, inside } from '../controls/support.js';
import { pictureOf, sendDrag } from '../shell/support.js';
import { filled, grid, scroller, showPanel, thumbnails, type Shown } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

/** Keeps uploads until told otherwise; each waits to be let go. */
class Uploads {
  kept: Resource[] = [];
  fault: Error | null = null;
  /** Lists come after this. */
  gate: Promise<void> = Promise.resolve();
  readonly running: {
    readonly name: string;
    readonly signal: AbortSignal;
    readonly progress: (done: number) => void;
    readonly finish: () => void;
    readonly refuse: (message: string) => void;
  }[] = [];

  /** Whether somebody is signed in. */
  member = true;
  #removed: Resource[] = [];

  readonly parts: Partial<AssetSource> = {
    keepsUploads: () => this.member,
    uploads: async () => {
      await this.gate;
      if (this.fault) throw this.fault;
      return this.kept;
    },
    upload: (file, { signal, progress }) =>
      new Promise((resolve, reject) => {
        const picture = pictureOf(file.name, { kind: 'upload', name: file.name });
        const finish = () => {
          this.kept = [picture, ...this.kept];
          resolve(picture);
        };
        const refuse = (message: string) => reject(new Error(message));
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
        this.running.push({ name: file.name, signal: signal!, progress: progress!, finish, refuse });
      }),
    removeUpload: async (id) => {
      if (this.fault) throw this.fault;
      this.#removed = this.kept.filter((picture) => picture.id === id);
      this.kept = this.kept.filter((picture) => picture.id !== id);
    },
    restoreUpload: async () => {
      if (this.fault) throw this.fault;
      this.kept = [...this.#removed, ...this.kept];
    },
  };
}

const show = async (uploads: Uploads): Promise<Shown<DmUploadsPanel>> =>
  showPanel<DmUploadsPanel>('dm-uploads-panel', uploads.parts);

const rows = ({ panel }: Shown) => allInside(panel, '.running');

async function give(shown: Shown, ...names: string[]): Promise<void> {
  const input = inside<HTMLInputElement>(shown.panel, 'input');
  const data = new DataTransfer();
  for (const name of names) data.items.add(new File(['x'], name, { type: 'image/png' }));
  input.files = data.files;
  input.dispatchEvent(new Event('change'));
  await shown.panel.updateComplete;
}

describe('dm-uploads-panel', () => {
  it('is accessible empty, uploading and with pictures', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await waitUntil(() => scroller(shown).state === 'empty');
    await expectAccessible(shown.panel);
    await give(shown, 'one.png');
    await expectAccessible(shown.panel);
    uploads.running[0]!.finish();
    await filled(shown, 1);
    await expectAccessible(shown.panel);
  });

  it('has four faces: skeleton, empty, failed with Try again, content', async () => {
    const uploads = new Uploads();
    uploads.fault = new Error('offline');
    let open = (): void => undefined;
    uploads.gate = new Promise((resolve) => (open = resolve));
    const shown = await show(uploads);
    expect(scroller(shown).state).to.equal('loading');
    open();
    await waitUntil(() => scroller(shown).state === 'failed');
    expect(shown.notifier.messages).to.eql([{ kind: 'error', text: 'something went wrong' }]);
    uploads.fault = null;
    inside(scroller(shown), '.failed button').click();
    await waitUntil(() => scroller(shown).state === 'empty');
    expect(inside(scroller(shown), 'dm-empty-state').shadowRoot!.textContent).to.contain(
      'Your pictures will be seen here',
    );
    uploads.kept = [pictureOf('mine', { kind: 'upload' })];
    shown.panel.version++;
    await filled(shown, 1);
  });

  it('shows how far each upload is, and then its picture', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, 'one.png', 'two.png');
    expect(rows(shown).map((row) => row.textContent?.trim())).to.eql(['one.png', 'two.png']);
    uploads.running[1]!.progress(0.4);
    await shown.panel.updateComplete;
    const bars = allInside(shown.panel, 'progress') as HTMLProgressElement[];
    expect(bars.map((bar) => bar.value)).to.eql([0, 0.4]);
    uploads.running[0]!.finish();
    await filled(shown, 1);
    await waitUntil(() => rows(shown).length === 1);
    uploads.running[1]!.finish();
    await filled(shown, 2);
    await waitUntil(() => rows(shown).length === 0);
  });

  it('cancels an upload without a word, and keeps the keyboard', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, 'one.png');
    inside(shown.panel, '.running dm-icon-button').click();
    await shown.panel.updateComplete;
    expect(uploads.running[0]!.signal.aborted).to.equal(true);
    expect(rows(shown)).to.eql([]);
    expect(focused()!.getRootNode()).to.have.property('host', inside(shown.panel, 'dm-button'));
    expect(shown.notifier.messages).to.eql([]);
  });

  it('says why a file was refused, in the words of the host', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, 'notes.png');
    uploads.running[0]!.refuse('notes.png is not a picture.');
    await waitUntil(() => rows(shown).length === 0);
    expect(shown.notifier.messages).to.eql([{ kind: 'error', text: 'notes.png is not a picture.' }]);
  });

  it('says that something went wrong on the way, and sends those files again', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, 'one.png', 'notes.png', 'two.png');
    uploads.running[0]!.refuse('');
    uploads.running[1]!.refuse('notes.png is not a picture.');
    uploads.running[2]!.refuse('');
    await waitUntil(() => rows(shown).length === 0);
    expect(shown.notifier.messages.map(({ text }) => text)).to.eql([
      'Something went wrong',
      'notes.png is not a picture.',
    ]);
    const [again, wrong] = shown.notifier.retries;
    expect(wrong).to.equal(undefined);
    again!();
    await waitUntil(() => uploads.running.length === 5);
    expect(uploads.running.slice(3).map(({ name }) => name)).to.eql(['one.png', 'two.png']);
    uploads.running.slice(3).forEach(({ finish }) => finish());
    await filled(shown, 2);
    expect(shown.notifier.messages.at(-1)).to.eql({ kind: 'success', text: 'file upload success' });
  });

  it('takes dropped files, and nothing else', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    const box = inside(shown.panel, '.drop');
    expect(sendDrag(box, 'dragover', (data) => data.setData('text/plain', 'x')).defaultPrevented).to.equal(
      false,
    );
    const file = (data: DataTransfer) => void data.items.add(new File(['x'], 'dropped.png'));
    expect(sendDrag(box, 'dragover', file).defaultPrevented).to.equal(true);
    await shown.panel.updateComplete;
    expect(box.classList.contains('over')).to.equal(true);
    sendDrag(box, 'drop', file);
    await shown.panel.updateComplete;
    expect(box.classList.contains('over')).to.equal(false);
    expect(uploads.running.map(({ name }) => name)).to.eql(['dropped.png']);
  });

  it('deletes a picture and leaves the keyboard in the panel; says when it could not', async () => {
    const uploads = new Uploads();
    uploads.kept = [pictureOf('one', { kind: 'upload' }), pictureOf('two', { kind: 'upload' })];
    const shown = await show(uploads);
    await filled(shown, 2);
    allInside(grid(shown)!, '.delete')[0]!.click();
    await filled(shown, 1);
    await waitUntil(() => focused()?.getRootNode() instanceof ShadowRoot);
    expect(uploads.kept.map(({ id }) => id)).to.eql(['two']);
    uploads.fault = new Error('You are offline.');
    allInside(grid(shown)!, '.delete')[0]!.click();
    await waitUntil(() => shown.notifier.messages.length === 2);
    expect(shown.notifier.messages[1]).to.eql({ kind: 'error', text: 'You are offline.' });
    expect(thumbnails(shown)).to.have.length(1);
  });

  it('a deletion can be taken back; says when it could not', async () => {
    const uploads = new Uploads();
    uploads.kept = [pictureOf('one', { kind: 'upload', name: 'one.png' })];
    const shown = await show(uploads);
    await filled(shown, 1);
    inside(grid(shown)!, '.delete').click();
    await waitUntil(() => scroller(shown).state === 'empty');
    expect(shown.notifier.messages).to.eql([{ kind: 'success', text: 'one.png deleted' }]);
    uploads.fault = new Error('You are offline.');
    shown.notifier.undo!();
    await waitUntil(() => shown.notifier.messages.length === 2);
    uploads.fault = null;
    shown.notifier.undo!();
    await filled(shown, 1);
    expect(thumbnails(shown)[0]!.getAttribute('aria-label')).to.equal('one.png');
  });

  it('tells a member once that all is kept, and a visitor to log in, each time', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, 'one.png', 'two.png');
    uploads.running.forEach(({ finish }) => finish());
    await filled(shown, 2);
    await waitUntil(() => rows(shown).length === 0);
    expect(shown.notifier.messages).to.eql([{ kind: 'success', text: 'file upload success' }]);
    uploads.member = false;
    for (const [index, name] of ['three.png', 'four.png'].entries()) {
      await give(shown, name);
      uploads.running.at(-1)!.finish();
      await filled(shown, 3 + index);
      await waitUntil(() => rows(shown).length === 0);
    }
    const warning = { kind: 'warning', text: 'Please log in to use this feature' };
    expect(shown.notifier.messages.slice(1)).to.eql([warning, warning]);
  });

  it('says of nothing kept here where a member’s pictures go', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await waitUntil(() => scroller(shown).state === 'empty');
    const help = () => inside(scroller(shown), 'dm-empty-state').shadowRoot!.textContent;
    expect(help()).to.contain('to your account');
    uploads.member = false;
    shown.panel.version++;
    await waitUntil(() => help()?.includes('in this browser'));
  });

  it('sends many files a few at a time and shows the first; the rest is counted and canceled at once', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, ...Array.from({ length: 200 }, (_, i) => `${i}.png`));
    expect(uploads.running.map(({ name }) => name)).to.eql(['0.png', '1.png', '2.png']);
    expect(rows(shown)).to.have.length(4);
    expect(inside(shown.panel, '.more').textContent).to.contain('196 more to upload');
    await expectAccessible(shown.panel);
    uploads.running[1]!.finish();
    await waitUntil(() => uploads.running.length === 4);
    expect(inside(shown.panel, '.more').textContent).to.contain('195 more to upload');
    // one that waits is canceled before it was sent
    allInside(shown.panel, '.running dm-icon-button')[3]!.click();
    inside(shown.panel, '.more dm-button').click();
    await waitUntil(() => rows(shown).length === 0);
    expect(uploads.running).to.have.length(4);
    expect(uploads.running.map(({ signal }) => signal.aborted)).to.eql([true, false, true, true]);
    expect(shown.notifier.messages).to.eql([{ kind: 'success', text: 'file upload success' }]);
  });

  it('names each of several wrong files in one message, beside what was kept', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, 'note.txt', 'one.png', 'empty.png');
    uploads.running[0]!.refuse('note.txt is not a picture.');
    uploads.running[1]!.finish();
    uploads.running[2]!.refuse('empty.png is empty.');
    await waitUntil(() => rows(shown).length === 0);
    expect(shown.notifier.messages).to.eql([
      {
        kind: 'error',
        text: 'note.txt and empty.png were not added. Use PNG, JPG, WebP, AVIF, GIF, HEIC, TIFF or SVG files of up to 25 MB.',
      },
      { kind: 'success', text: 'file upload success' },
    ]);
  });

  it('of a folder full of wrong files the first are named, the rest is counted', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, ...Array.from({ length: 14 }, (_, i) => `${i}.pdf`));
    for (let i = 0; i < 14; i += 1) {
      await waitUntil(() => uploads.running.length > i);
      uploads.running[i]!.refuse(`${i}.pdf is not a picture.`);
    }
    await waitUntil(() => rows(shown).length === 0);
    const [said, ...others] = shown.notifier.messages.map(({ text }) => text);
    expect(said).to.match(/^0\.pdf, 1\.pdf, .*9\.pdf,? and 4 more were not added\./);
    expect(others).to.eql([]);
  });

  it('keeps a chosen SVG drawing like the pictures beside it', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    expect(inside<HTMLInputElement>(shown.panel, 'input').accept).to.contain('.svg');
    await give(shown, 'logo.svg', 'one.png');
    expect(uploads.running.map(({ name }) => name)).to.eql(['logo.svg', 'one.png']);
  });

  it('a bar whose bytes are all sent waits without a number', async () => {
    const uploads = new Uploads();
    const shown = await show(uploads);
    await give(shown, 'one.png');
    uploads.running[0]!.progress(1);
    await shown.panel.updateComplete;
    expect(inside<HTMLProgressElement>(shown.panel, 'progress').position).to.equal(-1);
  });

  it('puts a picture on the page by a press', async () => {
    const uploads = new Uploads();
    uploads.kept = [pictureOf('one', { kind: 'upload' })];
    const shown = await show(uploads);
    await filled(shown, 1);
    thumbnails(shown)[0]!.click();
    await waitUntil(() => shown.editor.index.objects('p1').length === 1);
  });
});
