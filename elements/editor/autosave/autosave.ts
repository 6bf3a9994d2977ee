import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { applyChanges, changesTo, recordsAsSaved } from '../../document/record-changes.js';
import { recordsOf } from '../../document/stored/load.js';
import { serializeDesign } from '../../document/stored/serialize.js';
import { fingerprint } from '../../math/fingerprint.js';
import { SaveConflict, SaveFailed, type SaveTarget, type SaveTrouble } from '../../ports/host.js';
import type { JournalEntry } from '../../ports/journal.js';
import { committedText, onCropEnd } from '../cropping/committed-state.js';
import { croppingOf } from '../cropping/session.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { ALWAYS_ONLINE, type AutosaveOptions } from './autosave-options.js';
import { newestState, serverStateOf, type ServerState } from './server-state.js';
import { isUserBusy } from './user-busy.js';
import { Journal, type JournalPlace } from './journal.js';
import { sortEntries, type Recovered } from './recovery.js';
import { pollRevision } from './revision-poll.js';
import { SaveTiming } from './save-timing.js';
import { saveStatus, type SaveStatus } from './save-status.js';
import { PendingChanges } from './pending-changes.js';
import { withTimeout } from './timeout.js';

/** No answer for this long is trouble worth telling, ms. */
const SLOW_MS = 4000;
/** No answer for this long is given up, ms; a large design on a slow line (20 KB a second) gets longer. */
const LIMIT_MS = 30_000;
const LETTERS_PER_MS = 20;
/** Time until it is looked again whether the user is done with a gesture or with words, ms. */
const BUSY_MS = 1000;
/** Saves without an answer that are remembered. */
const SENT_KEPT = 100;

/**
 * Keeps a design: changes are in the journal at once and on the server within 3 s, one save at a time, coalesced, tried
 * again until it is kept. It never writes over what somebody else saved: that is a conflict, for the user to settle.
 */
export class Autosave {
  readonly #editor: Editor;
  readonly #target: SaveTarget;
  readonly #place: JournalPlace | null;
  readonly #journal: Journal | null;
  readonly #pending: PendingChanges;
  readonly #timing: SaveTiming;
  readonly #stops: (() => void)[];
  readonly #trouble = signal<SaveTrouble | null>(null);
  readonly #conflict = signal<ServerState | null>(null);
  readonly #newer = signal<number | null>(null);
  /** Entries of the journal that still have to be shown to the user. */
  readonly #waiting: Recovered[] = [];
  #rev: number;
  /** Fingerprint of the state at that revision. */
  #print: string;
  /** Fingerprints of all states the server may hold that are ours: that one, and every save over it without an answer. */
  #ours: string[];
  #checkpoint = false;
  #running: Promise<void> | null = null;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;
  /** True while the editor takes a state of the server: that is nothing to send. */
  #taking = false;

  readonly status: ReadonlySignal<SaveStatus>;
  /** Changes that are not on the server, as the user counts them: 0 when all are. */
  readonly changes: ReadonlySignal<number>;
  /** Why the last save was not kept; null when it was. */
  readonly trouble: ReadonlySignal<SaveTrouble | null> = this.#trouble;
  /** The state somebody else saved over which ours may not go unasked. */
  readonly conflict: ReadonlySignal<ServerState | null> = this.#conflict;
  /** A revision of somebody else's that the server holds and this editor does not show; `loadNewer` does [E-022]. */
  readonly newer: ReadonlySignal<number | null> = this.#newer;

  constructor(
    editor: Editor,
    { target, serverState, journal = null, connection = ALWAYS_ONLINE, random }: AutosaveOptions,
  ) {
    this.#editor = editor;
    this.#target = target;
    this.#rev = serverState.rev;
    this.#print = serverState.print;
    this.#ours = [serverState.print];
    const pending = (this.#pending = new PendingChanges(editor));
    this.#place = journal;
    const base = { rev: serverState.rev, text: this.text() };
    const checkpoint = () => this.#checkpoint;
    this.#journal = journal && new Journal(journal, pending, { base, sent: this.#ours, checkpoint });
    const options = { due: () => void this.#save(), online: () => connection.online.peek() };
    this.#timing = new SaveTiming({ ...options, ...(random && { random }) });
    this.#stops = [
      editor.store.listen((transaction) => {
        const ids = pending.take(transaction);
        if (!this.#taking) this.#changed(ids);
      }),
      onCropEnd(editor, (id) => {
        pending.release(id);
        if (!this.#taking) this.#changed([id]);
      }),
      connection.onWake(() => this.#wake()),
      target.savedElsewhere?.((rev) => void this.#learn(rev)) ?? (() => undefined),
      pollRevision(target, connection, {
        shown: () => (this.#running || this.#conflict.peek() ? null : this.#rev),
        onNewer: (rev) => this.#behind(rev),
      }),
    ];
    this.changes = computed(() => (pending.any.value ? Math.max(1, pending.steps.value) : 0));
    const facts = { unsent: pending.any, trouble: this.#trouble, conflict: this.#conflict };
    this.status = saveStatus({ ...facts, online: connection.online, journal: this.#journal });
  }

  /** Revision the server holds, as far as this tab knows. */
  get rev(): number {
    return this.#rev;
  }

  /** The stored form as it is now, as JSON text. */
  text(): string {
    return serializeDesign(this.#editor.toFile());
  }

  /** True while leaving the page would lose something: it is neither on the server nor on this device. */
  get atRisk(): boolean {
    return this.#pending.any.peek() && (!this.#journal || this.#journal.fault.peek() !== null);
  }

  /** Sends what is unsaved now; resolves when it is kept, rejects when it could not be. A crop under way is done with. */
  async flush({ leaving = false } = {}): Promise<void> {
    // whoever reloads has not said that the crop is done
    if (!leaving) croppingOf(this.#editor).peek()?.done();
    this.#timing.stop();
    await this.#running;
    if (!this.#pending.any.peek()) return;
    if (!this.#conflict.peek()) await this.#save(leaving);
    if (this.#pending.any.peek()) throw new Error('the design could not be saved');
  }

  /**
   * Sends what is unsaved, or makes sure that it is on this device. True when the server has all; rejects when something is
   * on neither.
   */
  async secure(): Promise<boolean> {
    try {
      await this.flush();
      return true;
    } catch (error) {
      await this.#journal?.writeNow();
      if (this.atRisk) throw error;
      return false;
    }
  }

  /** The next save keeps what it replaces as a version of its own. */
  checkpoint(): void {
    this.#checkpoint = true;
  }

  /** What is unsent is kept elsewhere, such as in a copy: it is forgotten here, and nothing is sent any more. */
  async abandon(): Promise<void> {
    this.#pending.reset([], 0);
    this.#journal?.rebase({ rev: this.#rev, text: committedText(this.#editor) }, this.#ours);
    await this.dispose();
  }

  /** The page may go away any moment: brings what waits to the device and, when that is quick, to the server. */
  leaving(): void {
    void this.#journal?.writeNow();
    if (!this.#running) void this.flush({ leaving: true }).catch(() => undefined);
  }

  /** Looks whether the design was saved elsewhere, and takes that when nothing of ours is unsent. */
  async checkServer(): Promise<void> {
    if (this.#running || !this.#isIdle()) return;
    const theirs = await this.#fetch();
    if (theirs && theirs.rev > this.#rev && this.#isIdle()) await this.#take(theirs);
  }

  /**
   * Shows what somebody else saved, as a step that undo takes back; with changes of ours unsent it becomes a conflict, for
   * the user to settle. Rejects when it cannot be had.
   */
  async loadNewer(): Promise<void> {
    croppingOf(this.#editor).peek()?.done();
    await this.#running;
    if (this.#conflict.peek() || this.#pending.steps.peek() > 0) return this.#save();
    const theirs = await newestState(this.#target, LIMIT_MS);
    if (theirs.rev > this.#rev) await this.#take(theirs);
  }

  /** Settles a conflict: ours goes over theirs, which stays among the earlier versions. */
  async keepMine(): Promise<void> {
    const theirs = this.#conflict.peek();
    if (!theirs) return;
    const differing = changesTo(this.#editor.store, recordsOf(theirs.file)).keys();
    this.#pending.reset(differing, this.changes.peek());
    this.#checkpoint = true;
    this.#rebase(theirs.rev, theirs.print, serializeDesign(theirs.file));
    this.#conflict.value = null;
    if (this.#pending.any.peek()) await this.#save();
    else this.#settled();
  }

  /** Settles a conflict: theirs is shown, as a step that undo takes back. */
  async takeTheirs(): Promise<void> {
    const theirs = this.#conflict.peek();
    if (theirs) await this.#take(theirs);
  }

  /**
   * Brings back what editors that are gone left in the journal. The first entry becomes the state before the first step:
   * it is what the design was, and undo must not throw away an afternoon of work in one go. What the server's state went
   * past in the meantime becomes a conflict. Gives the entries that cannot be read; they are kept aside.
   */
  bringBack(entries: readonly JournalEntry[]): readonly JournalEntry[] {
    const { sound, broken, idle } = sortEntries(entries);
    this.#waiting.push(...sound);
    idle.forEach(({ tab }) => this.#drop(tab));
    broken.forEach(({ tab }) => void this.#place?.store.setAside(tab).catch(() => undefined));
    this.#showNext('ignore');
    return broken;
  }

  /** Stops keeping; what is unsent stays in the journal for whoever opens the design next. */
  async dispose(): Promise<void> {
    this.#timing.stop();
    clearTimeout(this.#busyTimer);
    this.#stops.forEach((stop) => stop());
    await this.#journal?.close();
  }

  #changed(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#journal?.changed(ids);
    if (this.#pending.any.peek() && !this.#conflict.peek()) this.#timing.changed();
  }

  #wake(): void {
    if (this.#pending.any.peek() && !this.#conflict.peek()) void this.#save();
  }

  #save(leaving = false): Promise<void> {
    this.#running ??= this.#send(leaving).finally(() => (this.#running = null));
    return this.#running;
  }

  async #send(leaving: boolean): Promise<void> {
    if (this.#conflict.peek()) return;
    const text = committedText(this.#editor);
    const print = fingerprint(text);
    this.#timing.sending();
    this.#pending.seal();
    this.#ours = [...this.#ours.filter((one) => one !== print), print].slice(-SENT_KEPT);
    this.#journal?.sending(this.#ours);
    const slow = setTimeout(() => (this.#trouble.value ??= 'unreachable'), SLOW_MS);
    const options = { base: this.#rev, checkpoint: this.#checkpoint, leaving };
    const limit = LIMIT_MS + Math.round(text.length / LETTERS_PER_MS);
    try {
      const { rev } = await withTimeout(limit, (signal) => this.#target.save(text, { ...options, signal }));
      // one asked for meanwhile is for the next save
      if (options.checkpoint) this.#checkpoint = false;
      this.#acknowledged(rev, print, text);
    } catch (error) {
      this.#pending.unseal();
      if (error instanceof SaveConflict) await this.#meet();
      else this.#failed(error);
    } finally {
      clearTimeout(slow);
    }
  }

  #acknowledged(rev: number, print: string, text: string): void {
    this.#pending.acknowledge();
    this.#rebase(rev, print, text);
    this.#trouble.value = null;
    this.#timing.succeeded();
    // a change made while this was under way waits for its own save
    if (this.#pending.any.peek()) this.#timing.changed();
    else this.#settled();
  }

  #failed(error: unknown): void {
    const trouble = error instanceof SaveFailed ? error.trouble : 'unreachable';
    this.#trouble.value = trouble;
    this.#timing.failed(trouble);
  }

  /** Somebody was faster. It may have been us: a save whose answer was lost, or of this page before it was reloaded. */
  async #meet(): Promise<void> {
    const theirs = await this.#fetch();
    if (!theirs) return;
    if (this.#ours.includes(theirs.print)) {
      this.#rebase(theirs.rev, theirs.print, serializeDesign(theirs.file));
      this.#timing.changed();
    } else if (this.#pending.steps.peek() === 0) await this.#take(theirs);
    else this.#conflict.value = theirs;
  }

  /** The newest state; none when it cannot be had, and then the save is tried again later. */
  async #fetch(): Promise<ServerState | null> {
    try {
      return await newestState(this.#target, LIMIT_MS);
    } catch (error) {
      if (this.#pending.any.peek()) this.#failed(error);
      return null;
    }
  }

  /** Somebody else went on. What is shown is not exchanged unasked; with changes of ours a save meets it as a conflict. */
  #behind(rev: number): void {
    if (this.#pending.steps.peek() === 0) this.#newer.value = rev;
    else if (!isUserBusy(this.#editor)) void this.#save();
  }

  async #learn(rev: number): Promise<void> {
    if (rev <= this.#rev) return;
    if (this.#running || isUserBusy(this.#editor)) {
      clearTimeout(this.#busyTimer);
      this.#busyTimer = setTimeout(() => void this.#learn(rev), BUSY_MS);
    } else await this.checkServer();
  }

  #isIdle(): boolean {
    return this.#pending.steps.peek() === 0 && !this.#conflict.peek() && !isUserBusy(this.#editor);
  }

  /** Shows a state of the server as a step; nothing is unsent then. */
  async #take(theirs: ServerState): Promise<void> {
    const records = recordsOf(theirs.file);
    await this.#editor.resources.ensure(records.flatMap((r) => (r.typeName === 'object' ? [r.object] : [])));
    const hadOwn = this.#pending.steps.peek() > 0;
    if (hadOwn && !this.#conflict.peek()) return;
    this.#timing.stop();
    this.#write(t('changesFromElsewhere'), records, 'record');
    this.#pending.reset([], 0);
    // undo brings ours back over theirs: that must not be the end of theirs
    this.#checkpoint = true;
    this.#rebase(theirs.rev, theirs.print, committedText(this.#editor));
    this.#conflict.value = null;
    this.#trouble.value = null;
    this.#settled();
  }

  #write(name: string, records: Parameters<typeof changesTo>[1], mode: 'record' | 'ignore'): void {
    const { store, history } = this.#editor;
    history.commit();
    this.#taking = true;
    try {
      this.#editor.run(name, () => applyChanges(store, changesTo(store, records)), mode);
    } finally {
      this.#taking = false;
    }
  }

  #rebase(rev: number, print: string, text: string): void {
    this.#rev = rev;
    this.#print = print;
    this.#ours = [print];
    if ((this.#newer.peek() ?? 0) <= rev) this.#newer.value = null;
    this.#journal?.rebase({ rev, text }, this.#ours);
  }

  /** All is kept; the next entry of the journal may come. */
  #settled(): void {
    this.#timing.stop();
    this.#showNext('record');
  }

  #showNext(mode: 'record' | 'ignore'): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const differs = changesTo(this.#editor.store, next.records).size > 0;
      if (differs) return this.#show(next, mode);
      this.#drop(next.entry.tab);
    }
  }

  #drop(tab: string): void {
    void this.#place?.store.remove(tab).catch(() => undefined);
  }

  #show({ entry, records, changed }: Recovered, mode: 'record' | 'ignore'): void {
    const server = { rev: this.#rev, print: this.#print, text: committedText(this.#editor) };
    const own = entry.rev === server.rev || entry.sent.includes(server.print);
    const theirs = own ? null : serverStateOf({ rev: server.rev, file: server.text });
    this.#write(t('changesFromBefore'), records, mode);
    const differing = changesTo(
      this.#editor.store,
      recordsAsSaved(serverStateOf({ rev: 0, file: server.text }).file),
    );
    this.#pending.reset(own ? differing.keys() : changed, entry.steps);
    this.#ours = [...new Set([...entry.sent, server.print])];
    if (own && entry.checkpoint) this.#checkpoint = true;
    if (own) this.#journal?.rebase(server, this.#ours);
    else this.#journal?.rebase({ rev: entry.rev, text: entry.base }, entry.sent);
    void this.#handOver(entry.tab);
    this.#conflict.value = theirs;
    if (own) this.#timing.changed();
  }

  /** The old entry goes once this editor's own is on the device. */
  async #handOver(tab: string): Promise<void> {
    await this.#journal?.writeNow();
    if (this.#journal?.fault.peek() === null) await this.#place?.store.remove(tab).catch(() => undefined);
  }
}
