import { commands } from '../../../elements/editor/commands/commands.js';
import { croppingOf, startCrop } from '../../../elements/editor/cropping/session.js';
import { addGuide, guidesOf, moveGuide, removeGuide } from '../../../elements/editor/arranging/guides.js';
import { insertLine, insertShape, insertText } from '../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../elements/editor/inserting/new-objects.js';
import { setOpacity } from '../../../elements/editor/styling/opacity.js';
import { recolor } from '../../../elements/editor/styling/recolor.js';
import { setLine, setShape } from '../../../elements/editor/styling/shape-style.js';
import { restyleText } from '../../../elements/editor/text-formatting/style-selection.js';
import { editText, textEditingOf } from '../../../elements/editor/text-editing/session.js';
import type { ToolPointer } from '../../../elements/editor/tools/events.js';
import { selectionHandles } from '../../../elements/editor/transform/selection-handles.js';
import { Toolbox } from '../../../elements/editor/tools/toolbox.js';
import type { Editor } from '../../../elements/editor/editor.js';
import type { Point } from '../../../elements/math/geometry.js';

/** The test takes steps back itself, and counts them. */
const BY_HAND = new Set(['undo', 'redo']);

const KEYS = ['ArrowLeft', 'ArrowUp', 'Enter', 'Tab', 'Escape', 'a', ' '] as const;

/** Somebody who tries everything: every command, every gesture with every modifier, half of them given up. */
export class RandomUser {
  readonly toolbox: Toolbox;
  readonly #editor: Editor;
  readonly #random: () => number;
  /** What was done last, for the message of a failure. */
  did = '';

  constructor(editor: Editor, random: () => number) {
    this.#editor = editor;
    this.#random = random;
    this.toolbox = new Toolbox(editor);
  }

  /** One act; true when it was begun and then given up, so that nothing may have changed. */
  async act(): Promise<boolean> {
    const acts = [
      () => this.#command(),
      () => this.#command(),
      () => this.#gesture(),
      () => this.#gesture(),
      () => this.#handle(),
      () => this.#key(),
      () => this.#select(),
      () => this.#add(),
      () => this.#style(),
      () => this.#words(),
      () => this.#crop(),
      () => this.#guides(),
    ];
    return (await this.#one(acts)()) ?? false;
  }

  /** Ends what is still going on, as leaving does. */
  finish(): void {
    croppingOf(this.#editor).peek()?.done();
    this.#editor.editingText.value = null;
  }

  #one<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)]!;
  }

  #chance(share: number): boolean {
    return this.#random() < share;
  }

  #command(): void {
    const able = commands.filter((command) => !BY_HAND.has(command.id) && command.enabled(this.#editor));
    // new pages are empty: too many of them and there is nothing left to edit
    const calm = able.filter((command) => !command.id.includes('page'));
    const command = this.#one(this.#chance(0.9) ? calm : able);
    this.did = `command ${command.id}`;
    command.run(this.#editor);
  }

  #gesture(): boolean {
    const from = { x: this.#random() * 800, y: this.#random() * 800 };
    this.did = 'drag';
    return this.#drag(from);
  }

  /** Resizes or turns what is selected. */
  #handle(): boolean {
    const found = selectionHandles(this.#editor);
    if (!found || found.handles.length === 0) return false;
    const { name, at } = this.#one(found.handles);
    this.did = `handle ${name}`;
    return this.#drag(at);
  }

  #drag(from: Point): boolean {
    const modifiers = { shift: this.#chance(0.3), alt: this.#chance(0.3), mod: this.#chance(0.3) };
    const pointer = (at: Point): ToolPointer => ({
      ...modifiers,
      at,
      page: at,
      button: 0,
      touch: false,
      clicks: 1,
    });
    this.toolbox.pointerDown(pointer(from));
    const steps = Math.floor(this.#random() * 5);
    for (let i = 0; i < steps; i++) {
      const far = () => (this.#random() - 0.5) * (this.#chance(0.1) ? 1e7 : 300);
      this.toolbox.pointerMove(pointer({ x: from.x + far(), y: from.y + far() }));
    }
    const gaveUp = this.#chance(0.4);
    if (gaveUp) this.toolbox.cancel();
    this.toolbox.pointerUp(pointer(from));
    this.did += gaveUp ? ' given up' : '';
    return gaveUp;
  }

  #key(): void {
    const key = this.#one(KEYS);
    const held = { shift: this.#chance(0.3), alt: this.#chance(0.2), mod: this.#chance(0.2), repeat: false };
    this.did = `key ${JSON.stringify({ key, ...held })}`;
    this.toolbox.keyDown({ key, ...held });
    this.toolbox.keyUp({ key });
  }

  #select(): void {
    const all = this.#editor.index.objects(this.#editor.page.value);
    this.did = 'select';
    this.#editor.selection.set(
      all.filter(() => this.#chance(0.3)),
      { deep: this.#chance(0.3) },
    );
  }

  async #add(): Promise<void> {
    this.did = 'add';
    const count = this.#editor.index.objects(this.#editor.page.value).length;
    if (count > 25) return;
    const what = this.#one(['text', 'shape', 'line'] as const);
    if (what === 'text') await insertText(this.#editor, TEXT_PRESETS[0], 'Open day');
    else if (what === 'shape')
      await insertShape(this.#editor, this.#one(['ellipse', 'star', 'pill']), '#336699');
    else await insertLine(this.#editor, '#993333');
  }

  async #style(): Promise<void> {
    this.did = 'style';
    const value = Math.floor(this.#random() * 100);
    const styles = [
      () => setOpacity(this.#editor, value, this.#chance(0.5) ? 'merge' : 'record'),
      () => recolor(this.#editor, 0, '#aa5500'),
      () => setShape(this.#editor, { stroke: '#000000', stroke_width: value }, 'Stroke'),
      () => setLine(this.#editor, { thickness: 1 + value }, 'Thickness'),
      () => restyleText(this.#editor, { fontSize: 8 + value }, 'Size'),
    ];
    await this.#one(styles)();
  }

  #words(): void {
    const texts = this.#editor.index
      .objects(this.#editor.page.value)
      .filter((id) => this.#editor.object(id)?.type === 'text');
    if (texts.length === 0) return;
    this.did = 'words';
    editText(this.#editor, this.#one(texts));
    const editing = textEditingOf(this.#editor).peek();
    if (!editing) return;
    if (this.#chance(0.4)) editing.selectAll();
    editing.insert(this.#one(['a', 'two words', 'one\nmore', '', 'مرحبا', '👩‍👩‍👧']), 'type');
    if (this.#chance(0.3)) editing.toggle('bold');
    if (this.#chance(0.6)) this.#editor.editingText.value = null;
  }

  /** Into the crop mode, something in it, and now and then out of it again. */
  #crop(): boolean {
    if (!croppingOf(this.#editor).peek()) this.#beginCrop();
    const cropping = croppingOf(this.#editor).peek();
    if (!cropping) return false;
    this.did = 'crop';
    cropping.pan({ x: (this.#random() - 0.5) * 200, y: (this.#random() - 0.5) * 200 });
    if (this.#chance(0.5)) cropping.zoomBy(0.5 + this.#random() * 2);
    if (this.#chance(0.5)) cropping.done();
    else if (this.#chance(0.5)) cropping.cancel();
    return false;
  }

  #beginCrop(): void {
    const all = this.#editor.index.objects(this.#editor.page.value);
    const pictures = all.filter((id) => 'image_details' in this.#editor.object(id)!);
    if (pictures.length === 0) return;
    this.#editor.selection.set([this.#one(pictures)], { deep: true });
    startCrop(this.#editor);
  }

  #guides(): void {
    this.did = 'guides';
    const guides = guidesOf(this.#editor);
    const index = Math.floor(this.#random() * guides.length);
    if (guides.length < 4) addGuide(this.#editor, this.#chance(0.5) ? 'x' : 'y');
    else if (this.#chance(0.5)) moveGuide(this.#editor, index, this.#random() * 800);
    else removeGuide(this.#editor, index);
  }
}
