import { expect, waitUntil } from '@open-wc/testing';
import '../../../elements/panels/dm-uploads-panel.js';
import type { DmUploadsPanel } from '../../../elements/panels/dm-uploads-panel.js';
import type { AssetSource, Resource } from '../../../elements/ports/assets.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, focused, inside } from '../controls/support.js';
import { pictureOf, sendDrag } from '../shell/support.js';
import { filled, grid, scroller, showPanel, thumbnails, type Shown } from './support.js';

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

  readonly parts: Partial<AssetSource> = {
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
      this.kept = this.kept.filter((picture) => picture.id !== id);
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
    await waitUntil(() => shown.notifier.messages.length === 1);
    expect(thumbnails(shown)).to.have.length(1);
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
