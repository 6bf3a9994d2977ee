import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { clamp, type Point } from '../../math/geometry.js';
import { boxMatrix, invert, transformPoint } from '../../math/matrix.js';
import { textLayout } from '../../objects/text/layout.js';
import type { TextDetails, TextObject } from '../../objects/text/model.js';
import { CaretMap, type Caret } from '../../text/editing/caret-map.js';
import { diffInput, type TextChange } from '../../text/editing/diff-input.js';
import {
  commonStyle,
  formatParagraphs,
  mapStyle,
  paragraphFormats,
  replaceRange,
  slice,
  typingStyle,
  type RichText,
} from '../../text/editing/rich-text.js';
import type { ParagraphFormat, TextStyle } from '../../text/types.js';
import type { Editor } from '../editor.js';
import { removeObjects } from '../layers/remove-objects.js';
import { boxOf } from '../../objects/object-bounds.js';
import type { HistoryMode } from '../../store/store.js';
import { isText, patchText } from '../styling/text-style.js';
import { clipFrom, clipOf, type Clip } from './text-clip.js';
import { listTyped } from './list-input-rules.js';
import { caretAt, moveFor, rangeOf, type MoveKey, type TextSelection } from './selection-moves.js';
import { richTextOf, storedStyle, stylePatch, withRichText, type RangeStyle } from './stored-runs.js';
import { t } from './strings.js';
import { TypingBurst, type EditKind } from './typing-burst.js';

/** A change of the text as it is to be made. */
interface Insertion {
  readonly change: TextChange;
  readonly insert: string | RichText;
  readonly caret: number;
}

/** Longest text that can be typed or pasted, UTF-16 units: beyond, every key would have to wait. */
export const LONGEST_TEXT = 50_000;

/** The words of one text being edited: selection, styles and changes. Ends with `finish`. */
export class TextEditing {
  /** Id of the text. */
  readonly id: string;
  /** Anchor and caret. */
  readonly selection: ReadonlySignal<TextSelection>;
  /** The selected range, UTF-16; empty where only a caret stands. */
  readonly selectionRange: ReadonlySignal<{ readonly start: number; readonly end: number }>;
  /** What the selected range has in common, in the words of the stored design; for a caret, what typing would get. */
  readonly style: ReadonlySignal<RangeStyle>;
  /** Formats of the paragraphs that the selection touches. */
  readonly paragraphs: ReadonlySignal<readonly ParagraphFormat[]>;
  /** Brings the keyboard back to the words, after a control of a toolbar had it; set by whoever has the input field. */
  takeKeyboard: () => void = () => undefined;
  /** What an input method is still composing. */
  readonly composing: Signal<{ readonly start: number; readonly end: number } | null> = signal(null);

  readonly #editor: Editor;
  readonly #selection: Signal<TextSelection>;
  readonly #typing: Signal<TextStyle | null> = signal(null);
  readonly #burst = new TypingBurst();
  /** Where the caret stood in each version of the text, so that undo brings it back too. */
  readonly #carets = new WeakMap<TextDetails, TextSelection>();
  readonly #stop: () => void;
  #map: CaretMap | null = null;
  #stickyX: number | undefined;
  #writing = false;

  /** Starts with everything selected. */
  constructor(editor: Editor, id: string) {
    this.id = id;
    this.#editor = editor;
    const record = editor.store.signal(id);
    const details = computed(() => {
      const object = record.value?.typeName === 'object' ? record.value.object : undefined;
      return object && isText(object) ? object.text_details : null;
    });
    this.#selection = signal({
      anchor: 0,
      focus: { index: details.peek()?.text.length ?? 0, affinity: 'up' },
    });
    this.selection = this.#selection;
    this.selectionRange = computed(() => rangeOf(this.#selection.value));
    const rich = computed(() => details.value && richTextOf(details.value));
    // undo may take letters away before the selection follows
    const range = (): [number, number] => {
      const { start, end } = this.selectionRange.value;
      const length = rich.value?.text.length ?? 0;
      return [Math.min(start, length), Math.min(end, length)];
    };
    this.style = computed(() =>
      rich.value ? storedStyle(this.#typing.value ?? commonStyle(rich.value, ...range())) : {},
    );
    this.paragraphs = computed(() => (rich.value ? paragraphFormats(rich.value, ...range()) : []));
    this.#stop = editor.store.listen(({ diff }) => {
      const change = diff.updated.get(id);
      if (change && !this.#writing) this.#followUndo();
    });
  }

  get text(): string {
    return this.#object?.text_details.text ?? '';
  }

  /** Caret positions of the text as it is laid out now; null when it is gone. */
  get map(): CaretMap | null {
    const object = this.#object;
    if (!object) return null;
    const layout = textLayout(object, this.#editor.resources.env);
    if (this.#map?.layout !== layout) this.#map = new CaretMap(layout);
    return this.#map;
  }

  /** Selects from `anchor` to a caret; the next letter begins a step of its own. */
  select(anchor: number, focus: Caret): void {
    const now = this.#selection.peek();
    const { length } = this.text;
    const next = {
      anchor: clamp(anchor, 0, length),
      focus: { ...focus, index: clamp(focus.index, 0, length) },
    };
    if (next.anchor !== now.anchor || next.focus.index !== now.focus.index) this.#typing.value = null;
    this.#selection.value = next;
    this.#burst.end();
  }

  selectAll(): void {
    this.select(0, { index: this.text.length, affinity: 'up' });
  }

  /** A key that moves the caret; false for others. */
  move(key: MoveKey): boolean {
    const map = this.map;
    const move = map && moveFor(map, this.#selection.peek(), key, this.#stickyX);
    if (!move) return false;
    this.select(key.shift ? this.#selection.peek().anchor : move.focus.index, move.focus);
    this.#stickyX = move.stickyX;
    return true;
  }

  /** The caret nearest to a point of the page. */
  caretUnder(page: Point): Caret {
    const object = this.#object;
    if (!object) return { index: 0, affinity: 'down' };
    const own = transformPoint(invert(boxMatrix(boxOf(object))), page);
    return this.map!.hit(own.x, own.y);
  }

  /**
   * Takes over what an input field holds: its text, with the caret after the change. The field itself does all typing
   * and deleting, so that input methods, dictation and corrections work as everywhere.
   */
  takeInput(value: string, caret: number, kind: EditKind): void {
    const change = diffInput(this.text, value, caret);
    if (change.start === change.end && change.insert === '')
      return this.select(caret, { index: caret, affinity: 'up' });
    this.#edit(change, change.insert, kind, caret);
    if (kind === 'type' && change.insert === ' ') this.#beginList();
  }

  /** Puts text in place of the selection. */
  insert(insert: string | RichText, kind: EditKind = 'paste'): void {
    const { start, end } = this.selectionRange.peek();
    const text = typeof insert === 'string' ? insert : insert.text;
    if (start === end && text === '') return;
    this.#edit({ start, end, insert: text }, insert, kind, start + text.length);
  }

  /** What is selected, for the clipboard; null when nothing is. */
  copy(): Clip | null {
    const { start, end } = this.selectionRange.peek();
    const object = this.#object;
    return object && start < end ? clipOf(object.text_details, start, end) : null;
  }

  paste(clip: Partial<Clip>): void {
    const object = this.#object;
    if (!object) return;
    const { start } = this.selectionRange.peek();
    const style = this.#typing.peek() ?? typingStyle(richTextOf(object.text_details), start);
    this.insert(clipFrom(clip, style, this.#editor.resources.fontFamily));
  }

  /** The largest em size in the selection, page pixels; for a caret, of what is typed there. */
  get largestSize(): number {
    const object = this.#object;
    if (!object) return 0;
    const { start, end } = this.selectionRange.peek();
    const { spans } = slice(richTextOf(object.text_details), start, end);
    return this.#typing.peek()?.size ?? Math.max(...spans.map(({ style }) => style.size));
  }

  /**
   * Styles a range, the selected one unless told, as a step of its own; where only a caret stands, what is typed there
   * next.
   */
  applyStyle(
    patch: RangeStyle,
    history: HistoryMode = 'record',
    range = this.selectionRange.peek(),
    name = t('style'),
  ): void {
    const change = stylePatch(patch);
    this.changeStyle((style) => ({ ...style, ...change }), history, range, name);
  }

  /** As `applyStyle`, each style of the range by itself. */
  changeStyle(
    change: (style: TextStyle) => TextStyle,
    history: HistoryMode = 'record',
    range = this.selectionRange.peek(),
    name = t('style'),
  ): void {
    const object = this.#object;
    if (!object) return;
    const rich = richTextOf(object.text_details);
    const end = Math.min(range.end, rich.text.length);
    const start = Math.min(range.start, end);
    if (start === end && rich.text !== '') {
      if (this.#selection.peek().focus.index !== start) return;
      this.#typing.value = change(this.#typing.peek() ?? typingStyle(rich, start));
      return;
    }
    this.#burst.end();
    this.#write(mapStyle(rich, start, end, change), name, history);
  }

  /** Changes the paragraphs that the selection touches, as a step of its own. */
  changeParagraphs(change: (format: ParagraphFormat) => ParagraphFormat): void {
    const object = this.#object;
    if (!object) return;
    const { start, end } = this.selectionRange.peek();
    this.#burst.end();
    this.#write(formatParagraphs(richTextOf(object.text_details), start, end, change), t('list'), 'record');
  }

  /** Turns a style on for the selected range, or off when all of it has it. */
  toggle(key: 'bold' | 'italic' | 'underline' | 'strike'): void {
    this.applyStyle({ [key]: this.style.peek()[key] !== true });
  }

  beginComposition(): void {
    this.#burst.end();
    this.composing.value = this.selectionRange.peek();
  }

  endComposition(): void {
    this.composing.value = null;
    this.#typing.value = null;
    this.#burst.end();
  }

  /** Stops editing; a text left empty is removed. */
  finish(): void {
    this.#stop();
    const object = this.#object;
    if (!object || object.text_details.text !== '') return;
    this.#editor.run(t('type'), () => removeObjects(this.#editor, [this.id], t('type')), 'merge');
  }

  get #object(): TextObject | undefined {
    const object = this.#editor.object(this.id);
    return object && isText(object) ? object : undefined;
  }

  /** A mark and a space typed at the start of a paragraph make it a list item; undo gives the letters back. */
  #beginList(): void {
    const object = this.#object;
    const { focus } = this.#selection.peek();
    const found = object && listTyped(object.text_details.text, focus.index);
    if (!found || this.paragraphs.peek()[0]?.list) return;
    const rich = replaceRange(richTextOf(object.text_details), found.start, focus.index, '');
    const list = formatParagraphs(rich, found.start, found.start, () => ({ list: found.list }));
    this.#burst.end();
    this.#write(list, t('list'), 'record', caretAt(found.start));
  }

  #edit(wanted: TextChange, put: string | RichText, kind: EditKind, at: number): void {
    const object = this.#object;
    if (!object) return;
    const { change, insert, caret } = this.#withinLimit(wanted, put, at);
    const composing = this.composing.peek();
    const rich = richTextOf(object.text_details);
    const mode = this.#burst.modeFor(kind, rich.text, change);
    const style = this.#typing.peek() ?? undefined;
    const next = replaceRange(rich, change.start, change.end, insert, style);
    this.#write(next, t(kind === 'paste' ? 'paste' : 'type'), mode, caretAt(caret, 'up'));
    if (composing) {
      const rest = rich.text.length - composing.end;
      this.composing.value = {
        start: composing.start,
        end: Math.max(composing.start, next.text.length - rest),
      };
    } else this.#typing.value = null;
    this.#stickyX = undefined;
  }

  /** What there is room for of an insertion; says so when that is not all. */
  #withinLimit(change: TextChange, insert: string | RichText, caret: number): Insertion {
    const room = Math.max(0, LONGEST_TEXT - this.text.length + (change.end - change.start));
    const over = change.insert.length - room;
    if (over <= 0) return { change, insert, caret };
    this.#editor.notifier.warning(t('tooLong', { limit: LONGEST_TEXT }));
    // what the system's field has put at the end of the insertion is what goes
    const kept = typeof insert === 'string' ? insert.slice(0, room) : slice(insert, 0, room);
    const cut = { ...change, insert: change.insert.slice(0, room) };
    return { change: cut, insert: kept, caret: Math.min(caret, change.start + room) };
  }

  #write(rich: RichText, name: string, mode: HistoryMode, selection = this.#selection.peek()): void {
    const object = this.#object!;
    const details = withRichText(object.text_details, rich);
    this.#carets.set(object.text_details, this.#selection.peek());
    this.#carets.set(details, selection);
    this.#writing = true;
    try {
      // together: no reader may see the new text with the old selection
      const write = (): void => {
        patchText(this.#editor, object, details);
        this.#selection.value = selection;
      };
      this.#editor.run(name, write, mode);
    } finally {
      this.#writing = false;
    }
  }

  /** The text changed from outside, by undo most of all: the caret goes where it was in that version. */
  #followUndo(): void {
    const object = this.#object;
    if (!object) return;
    const { anchor, focus } = this.#carets.get(object.text_details) ?? this.#selection.peek();
    this.select(anchor, focus);
  }
}
