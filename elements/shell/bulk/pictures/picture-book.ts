import type { SheetPicture, SheetPictures } from '../../../bulk/dm-bulk-sheet.js';
import type { AssetSource, Resource } from '../../../ports/assets.js';
import type { FolderSource } from '../../../ports/folders.js';
import { valueOfPicture } from './picture-values.js';

const ADDRESS = /^(https?:|data:|blob:|\/)/i;

const plain = (name: string): string => name.trim().normalize().toLocaleLowerCase();
const stem = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '');

/** What the sheet may know of pictures: the user's uploads and what lies in their folders, by value and by file name. */
export class PictureBook implements SheetPictures {
  readonly #assets: AssetSource;
  readonly #folders: FolderSource | null;
  #byValue = new Map<string, SheetPicture>();
  #byName = new Map<string, string>();
  #listed: Promise<void> | null = null;

  constructor(assets: AssetSource, folders: FolderSource | null) {
    this.#assets = assets;
    this.#folders = folders;
  }

  /** Notes a picture that was chosen; answers its value. */
  note(picture: Resource): string {
    const value = valueOfPicture(picture);
    this.#byValue.set(value, { name: picture.name, thumbnail: picture.thumbnail });
    for (const name of [plain(picture.name), stem(plain(picture.name))])
      if (!this.#byName.has(name)) this.#byName.set(name, value);
    return value;
  }

  /** The same with all it knows, as another object: whoever shows it looks again. */
  again(): PictureBook {
    const book = new PictureBook(this.#assets, this.#folders);
    book.#byValue = this.#byValue;
    book.#byName = this.#byName;
    book.#listed = this.#listed;
    return book;
  }

  /** Resolves when all that the user has is known; what cannot be listed is left out. */
  load(): Promise<void> {
    return (this.#listed ??= this.#list());
  }

  describe(value: string): SheetPicture | undefined {
    return this.#byValue.get(value);
  }

  async find(names: readonly string[]): Promise<readonly (string | null)[]> {
    await this.load();
    return names.map((name) => {
      if (this.#byValue.has(name) || ADDRESS.test(name)) return name;
      return this.#byName.get(plain(name)) ?? this.#byName.get(stem(plain(name))) ?? null;
    });
  }

  async add(files: readonly File[]): Promise<readonly string[]> {
    const kept: string[] = [];
    // one after the other, so that their order is that of the rows
    for (const file of files) kept.push(this.note(await this.#assets.upload(file, {})));
    return kept;
  }

  async #list(): Promise<void> {
    const uploads = await this.#assets.uploads().catch(() => []);
    uploads.forEach((picture) => this.note(picture));
    if (!this.#folders?.signedIn()) return;
    const folders = await this.#folders.folders().catch(() => []);
    for (const { id } of folders) {
      const pictures = await this.#folders.pictures(id).catch(() => []);
      pictures.forEach((picture) => this.note(picture));
    }
  }
}
