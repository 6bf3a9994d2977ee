import { effect } from '@preact/signals-core';
import type { Editor } from '../../editor/editor.js';
import { boxOf } from '../../objects/object-bounds.js';
import { CLIP_TYPE } from '../../editor/text-editing/text-clip.js';
import { htmlToText } from '../../editor/html/html-to-text.js';
import { endList, eraseMark, indentList } from '../../editor/text-editing/list-keys.js';
import { textEditingOf } from '../../editor/text-editing/session.js';
import type { TextEditing } from '../../editor/text-editing/text-editing.js';
import { familyWithoutBold } from '../../editor/text-formatting/weights.js';
import type { EditKind } from '../../editor/text-editing/typing-burst.js';
import { redoStep, undoStep } from '../../editor/undo.js';
import { clamp, type Point } from '../../math/geometry.js';
import { boxMatrix, multiply, scaleOf, transformPoint, transformRect } from '../../math/matrix.js';
import { isMac } from './platform.js';

/** A smaller field makes iOS zoom in when it gets focus, CSS pixels. */
const SMALLEST_FONT = 16;
/** Width of the field, CSS pixels, as its style has it. */
const FIELD_WIDTH = 2;
/** Shortcuts that mean the words while words are edited; others go on to the page. */
const OWN_SHORTCUTS = new Set(['a', 'b', 'c', 'i', 'u', 'v', 'x', 'y', 'z']);

/**
 * The hidden text field that gives a canvas text the keyboard, input methods, dictation, the clipboard and a voice. It
 * holds the whole text and the selection; what it changes is read back, everything else is the editing's.
 */
export class TextInput {
  readonly #field: HTMLTextAreaElement;
  readonly #editor: Editor;
  readonly #listening = new AbortController();
  readonly #stop: (() => void)[] = [];
  #editing: TextEditing | null = null;
  #composing = false;
  /** The last keys were those of a paste without styles. */
  #plainPaste = false;
  /** The caret went somewhere by keys since it was last shown. */
  #moved = false;

  constructor(field: HTMLTextAreaElement, editor: Editor) {
    this.#field = field;
    this.#editor = editor;
    this.#listen();
    const session = textEditingOf(editor);
    this.#stop.push(
      effect(() => this.#attach(session.value)),
      effect(() => this.#follow(session.value)),
    );
  }

  focus(): void {
    this.#field.focus({ preventScroll: true });
  }

  /** Puts the field where the caret is, so that input methods open there. Call once a frame. */
  place(): void {
    const editing = this.#editing;
    const object = editing && this.#editor.object(editing.id);
    const map = editing?.map;
    if (!editing || !object || !map) return;
    const caret = map.pos(editing.selection.peek().focus);
    const { viewport } = this.#editor;
    const box = boxMatrix(boxOf(object));
    const { x, top: y, height } = caret;
    if (this.#moved) viewport.reveal(transformRect(box, { x, y, width: 0, height }));
    this.#moved = false;
    const matrix = multiply(viewport.matrix.peek(), box);
    this.#putAt(transformPoint(matrix, { x, y }), caret.height * scaleOf(matrix));
    this.#field.dir = caret.rtl ? 'rtl' : 'ltr';
    this.#field.scrollTop = this.#field.scrollLeft = 0;
  }

  /** Never beside the canvas: browsers scroll it away to show a field that they type into. */
  #putAt({ x, y }: Point, caretHeight: number): void {
    const canvas = this.#editor.viewport.size.peek();
    const tall = Math.max(SMALLEST_FONT, Math.min(caretHeight, canvas.height));
    const left = clamp(x, 0, Math.max(0, canvas.width - FIELD_WIDTH));
    const top = clamp(y, 0, Math.max(0, canvas.height - tall));
    const { style } = this.#field;
    style.transform = `translate(${left}px, ${top}px)`;
    style.height = style.fontSize = style.lineHeight = `${tall}px`;
  }

  dispose(): void {
    this.#listening.abort();
    for (const stop of this.#stop) stop();
  }

  #attach(editing: TextEditing | null): void {
    this.#editing = editing;
    this.#composing = false;
    this.#field.hidden = editing === null;
    if (!editing) return;
    editing.takeKeyboard = () => this.focus();
    this.#sync();
    this.focus();
  }

  #follow(editing: TextEditing | null): void {
    if (!editing) return;
    void editing.selection.value;
    void this.#editor.store.signal(editing.id).value;
    this.#sync();
  }

  /** Text and selection into the field; never while composing, which that would cancel. */
  #sync(): void {
    const editing = this.#editing;
    if (!editing || this.#composing) return;
    const { anchor, focus } = editing.selection.peek();
    const { start, end } = editing.selectionRange.peek();
    const direction = anchor <= focus.index ? 'forward' : 'backward';
    if (this.#field.value !== editing.text) this.#field.value = editing.text;
    if (!this.#shows(start, end) || (start !== end && this.#field.selectionDirection !== direction))
      this.#field.setSelectionRange(start, end, direction);
  }

  #shows(start: number, end: number): boolean {
    return this.#field.selectionStart === start && this.#field.selectionEnd === end;
  }

  #listen(): void {
    const { signal } = this.#listening;
    const on = <K extends keyof HTMLElementEventMap>(name: K, run: (event: HTMLElementEventMap[K]) => void) =>
      this.#field.addEventListener(name, run, { signal });
    on('keydown', (event) => this.#key(event));
    on('beforeinput', (event) => this.#before(event));
    on('input', (event) => this.#input(event as InputEvent));
    on('compositionstart', () => {
      this.#composing = true;
      this.#editing?.beginComposition();
    });
    on('compositionend', () => {
      this.#composing = false;
      this.#editing?.endComposition();
      this.#sync();
    });
    on('copy', (event) => this.#copy(event));
    on('cut', (event) => {
      if (this.#copy(event)) this.#editing?.insert('');
    });
    on('paste', (event) => this.#paste(event));
    // screen readers, touch handles and dictation select in the field itself
    on('selectionchange', () => this.#takeSelection());
    document.addEventListener('selectionchange', () => this.#takeSelection(), { signal });
    // whoever brings the keyboard to the canvas means the words that are edited there
    const { host } = this.#field.getRootNode() as ShadowRoot;
    const back = (event: Event): void => {
      if (this.#editing && event.composedPath()[0] === host) this.focus();
    };
    host.addEventListener('focus', back, { signal });
  }

  #key(event: KeyboardEvent): void {
    // 229 is how some systems tell of keys that the input method has taken
    if (event.isComposing || event.keyCode === 229) return event.stopPropagation();
    const mod = isMac ? event.metaKey : event.ctrlKey;
    this.#plainPaste = mod && event.shiftKey && event.key.toLowerCase() === 'v';
    if (this.#command(event, mod) || this.#listKey(event, mod) || this.#move(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (!mod || OWN_SHORTCUTS.has(event.key.toLowerCase())) event.stopPropagation();
  }

  #move(event: KeyboardEvent): boolean {
    const { key, shiftKey: shift, altKey: alt, repeat } = event;
    const word = isMac ? alt : event.ctrlKey;
    const far = isMac && event.metaKey;
    const moved = this.#editing?.move({ key, shift, alt, mod: false, repeat, word, far }) ?? false;
    this.#moved ||= moved;
    return moved;
  }

  /** Tab outside of a list leaves the words, as in every field. */
  #listKey({ key, shiftKey, altKey }: KeyboardEvent, mod: boolean): boolean {
    const editing = this.#editing;
    if (!editing || mod || altKey) return false;
    if (key === 'Tab') return indentList(editing, shiftKey ? -1 : 1);
    if (key === 'Backspace') return eraseMark(editing);
    return key === 'Enter' && !shiftKey && endList(editing);
  }

  #command({ key, shiftKey, altKey }: KeyboardEvent, mod: boolean): boolean {
    if (key === 'Escape') {
      this.#editor.editingText.value = null;
      return true;
    }
    if (!mod || altKey) return false;
    switch (key.toLowerCase()) {
      case 'a':
        this.#editing?.selectAll();
        return true;
      case 'b':
        if (familyWithoutBold(this.#editor) === null) this.#editing?.toggle('bold');
        return true;
      case 'i':
        this.#editing?.toggle('italic');
        return true;
      case 'u':
        this.#editing?.toggle('underline');
        return true;
      case 'x':
        if (shiftKey) this.#editing?.toggle('strike');
        return shiftKey;
      case 'y':
        return this.#undo(true);
      case 'z':
        return this.#undo(shiftKey);
      default:
        return false;
    }
  }

  #undo(again: boolean): true {
    if (again) redoStep(this.#editor);
    else undoStep(this.#editor);
    return true;
  }

  /** The system's own undo and formats would change the field behind our back. */
  #before(event: InputEvent): void {
    const { inputType } = event;
    if (inputType === 'historyUndo') this.#undo(false);
    if (inputType === 'historyRedo') this.#undo(true);
    if (/^(history|format)/.test(inputType) || this.#listInput(inputType)) event.preventDefault();
  }

  /** Keyboards on screens send no keys that say what they are. */
  #listInput(inputType: string): boolean {
    const editing = this.#editing;
    if (!editing || this.#composing) return false;
    if (inputType === 'deleteContentBackward') return eraseMark(editing);
    return /^insert(LineBreak|Paragraph)$/.test(inputType) && endList(editing);
  }

  #input({ inputType }: InputEvent): void {
    const { value, selectionEnd } = this.#field;
    this.#moved = true;
    this.#editing?.takeInput(value, selectionEnd, this.#kindOf(inputType));
    // not all of it may have been taken
    this.#sync();
  }

  #kindOf(inputType: string): EditKind {
    if (this.#composing) return 'compose';
    if (inputType.startsWith('delete')) return 'delete';
    return /^insertFrom/.test(inputType) ? 'paste' : 'type';
  }

  #takeSelection(): void {
    const editing = this.#editing;
    const root = this.#field.getRootNode() as ShadowRoot;
    if (!editing || this.#composing || root.activeElement !== this.#field) return;
    if (this.#field.value !== editing.text) return;
    const { start, end } = editing.selectionRange.peek();
    if (this.#shows(start, end)) return;
    const { selectionStart, selectionEnd, selectionDirection } = this.#field;
    const backward = selectionDirection === 'backward';
    const index = backward ? selectionStart : selectionEnd;
    editing.select(backward ? selectionEnd : selectionStart, { index, affinity: 'down' });
  }

  #copy(event: ClipboardEvent): boolean {
    const clip = this.#editing?.copy();
    event.preventDefault();
    event.stopPropagation();
    if (!clip) return false;
    event.clipboardData?.setData('text/plain', clip.plain);
    event.clipboardData?.setData('text/html', clip.html);
    event.clipboardData?.setData(CLIP_TYPE, clip.own);
    return true;
  }

  #paste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const data = event.clipboardData;
    if (!data) return;
    const [own, html, plain] = [CLIP_TYPE, 'text/html', 'text/plain'].map((type) => data.getData(type));
    this.#moved = true;
    this.#editing?.paste(
      this.#plainPaste ? { plain: plain || htmlToText(html!) } : { own: own!, html: html!, plain: plain! },
    );
    this.#plainPaste = false;
  }
}
