/** `resting`: keys move. `typing`: what is typed replaced the value, arrows leave. `editing`: arrows move the caret. */
export type EditMode = 'resting' | 'typing' | 'editing';

interface EditorHost {
  /** The field of the active cell. */
  readonly field: () => HTMLTextAreaElement | null;
  readonly value: () => string;
  readonly settle: (value: string) => void;
  readonly changed: () => void;
}

/**
 * The field in the active cell. It has the keyboard all the time, unseen and with its whole value selected until
 * something is typed: so the first key of an input method composes, and a screen reader hears the value.
 */
export class CellEditor {
  #mode: EditMode = 'resting';

  constructor(private readonly host: EditorHost) {}

  get mode(): EditMode {
    return this.#mode;
  }

  get isOpen(): boolean {
    return this.#mode !== 'resting';
  }

  /** After each drawing: the value of the cell, selected; of a value that is edited only the height is looked after. */
  show(): void {
    const field = this.host.field();
    if (this.isOpen) this.#grow();
    if (!field || this.isOpen) return;
    const value = this.host.value();
    if (field.value !== value) field.value = value;
    field.scrollTop = 0;
    if (this.hasFocus) field.select();
  }

  get hasFocus(): boolean {
    const field = this.host.field();
    return field !== null && (field.getRootNode() as ShadowRoot).activeElement === field;
  }

  focus(): void {
    const field = this.host.field();
    field?.focus({ preventScroll: true });
    this.show();
  }

  /** Edits the value with the caret at its end. */
  open(): void {
    const field = this.host.field();
    if (!field) return;
    if (!this.isOpen) field.value = this.host.value();
    this.#set('editing');
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  }

  /** Something is typed: it has replaced the value already. */
  readonly onTyped = (): void => {
    if (!this.isOpen) this.#set('typing');
    this.#grow();
  };

  /** Between a caret that moves and arrows that leave. */
  toggle(): void {
    if (this.#mode === 'typing') this.#set('editing');
    else if (this.#mode === 'editing') this.#set('typing');
  }

  breakLine(): void {
    const field = this.host.field();
    field?.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
    this.#grow();
  }

  commit(): void {
    if (!this.isOpen) return;
    const typed = this.host.field()?.value ?? this.host.value();
    this.#set('resting');
    this.host.settle(typed);
    this.show();
  }

  cancel(): void {
    this.#set('resting');
    this.show();
  }

  #set(mode: EditMode): void {
    this.#mode = mode;
    const field = this.host.field();
    if (field) field.style.height = '';
    this.host.changed();
  }

  /** As high as its lines; the style sheet sets the most. */
  #grow(): void {
    const field = this.host.field();
    if (!field) return;
    field.style.height = '';
    if (field.scrollHeight > field.clientHeight) field.style.height = `${field.scrollHeight + 5}px`;
  }
}
