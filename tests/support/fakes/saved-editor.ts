import { signal, type Signal } from '@preact/signals-core';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import type { Editor } from '../../../elements/editor/editor.js';
import { Autosave } from '../../../elements/editor/autosave/autosave.js';
import { serverStateOf } from '../../../elements/editor/autosave/server-state.js';
import type { Connection } from '../../../elements/ports/host.js';
import type { JournalEntry } from '../../../elements/ports/journal.js';
import { FakeJournal } from './fake-journal.js';
import { FakeServer } from './fake-server.js';
import { testEditor } from './test-editor.js';

/** A browser and a server to keep a design between. */
export class SavedWorld {
  readonly journal = new FakeJournal();
  readonly server = new FakeServer(serializeDesign(blankDesign({ id: 'd' })));
  readonly online: Signal<boolean> = signal(true);
  readonly visible: Signal<boolean> = signal(true);
  readonly #wakers = new Set<() => void>();
  readonly #connection: Connection = {
    online: this.online,
    visible: this.visible,
    onWake: (listener) => {
      this.#wakers.add(listener);
      return () => this.#wakers.delete(listener);
    },
  };

  wake(): void {
    this.#wakers.forEach((waker) => waker());
  }

  /** Opens the design as a page does: with what the journal holds of editors that are gone. */
  async open({
    user = null,
    journal = true,
  }: { user?: string | null; journal?: boolean } = {}): Promise<SavedEditor> {
    const unsent = journal ? await this.journal.orphans('d', user) : [];
    const serverState = serverStateOf({ rev: this.server.rev, file: this.server.text });
    const { editor, text } = testEditor(serverState.file);
    const autosave = new Autosave(editor, {
      target: this.server.target(),
      serverState,
      journal: journal ? { store: this.journal, design: 'd', user } : null,
      connection: this.#connection,
      random: () => 1,
    });
    const broken = autosave.bringBack(unsent);
    return { editor, text, autosave, broken };
  }
}

export interface SavedEditor {
  readonly editor: Editor;
  readonly autosave: Autosave;
  readonly broken: readonly JournalEntry[];
  text(): string;
}

/** A state somebody else saved, told by its width, px. */
export function another(width: number): string {
  const blank = blankDesign({ id: 'd', width, height: 400 });
  return serializeDesign({ ...blank, pages: [{ ...blank.pages[0]!, id: 'p' }] });
}
