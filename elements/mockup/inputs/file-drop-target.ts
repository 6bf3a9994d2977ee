export interface FileDropHost {
  /** Which layers that take a picture have one, in their order. */
  filled(): readonly boolean[];
  /** A file hovers over the place of a layer, or none does any more. */
  hover(index: number | null): void;
  put(index: number, file: File): void;
}

/** Files that are asked for. */
export const ACCEPTED_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';

const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** Catches files that are dropped or pasted: on a row they are for that layer, elsewhere for the first that is empty. */
export class FileDropTarget {
  readonly #host: FileDropHost;

  constructor(host: FileDropHost) {
    this.#host = host;
  }

  readonly over = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#host.hover(this.#layerUnder(event));
  };

  readonly leave = (): void => this.#host.hover(null);

  readonly drop = (event: DragEvent): void => {
    this.#host.hover(null);
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    // what is no picture is put in too, so that its row says so
    const file = files.find(isPicture) ?? files[0];
    if (file) this.#host.put(this.#layerUnder(event), file);
  };

  readonly paste = (event: ClipboardEvent): void => {
    const file = [...(event.clipboardData?.files ?? [])].find(isPicture);
    if (!file) return;
    event.preventDefault();
    this.#host.put(this.firstEmpty(), file);
  };

  #layerUnder(event: DragEvent): number {
    const row = event.composedPath().find((one) => one instanceof HTMLElement && one.dataset['layer']);
    return row ? Number((row as HTMLElement).dataset['layer']) : this.firstEmpty();
  }

  firstEmpty(): number {
    return Math.max(0, this.#host.filled().indexOf(false));
  }
}
