import { MAX_UPLOAD_BYTES, folder as folderCalls } from '../../../../server/contract/folder.js';
import { mockup as mockupCalls } from '../../../../server/contract/mockup.js';
import { MAX_DESIGN_BYTES, savedDesign } from '../../../../server/contract/saved-design.js';
import type { Archive, Lists } from './archive.js';
import { importBrandFile, importKit } from './import-brand.js';
import type { ImportCalls } from './import-calls.js';
import { referencesIn, withMoved } from './references.js';
import type { Fault, Report } from './report.js';
import { accountImport as strings } from './strings.js';

export interface ImportOptions {
  /** Ends it after the thing at hand; what is in stays, and the report says so. */
  readonly signal: AbortSignal;
  /** How many things are done, of how many. */
  readonly onProgress: (done: number, total: number) => void;
}

type Upload = Lists['uploads'][number];
type Design = Lists['designs'][number];
type Mockup = Lists['mockups'][number];

const MIME: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif', avif: 'image/avif' },
  ...{ svg: 'image/svg+xml', ttf: 'font/ttf', otf: 'font/otf', woff2: 'font/woff2' },
  ...{ mp3: 'audio/mpeg', m4a: 'audio/mp4', wav: 'audio/wav' },
};

const endingOf = (path: string): string => /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';

/**
 * Brings what an archive holds into the account that is signed in, one thing after the other: each is in whole, or told with
 * the reason. Brought in twice, pictures are there once and designs twice. Trash, invitations and purchases stay where they are.
 */
export class AccountImport {
  readonly #archive: Archive;
  readonly #calls: ImportCalls;
  /** Addresses of the old account, and where the same is now. */
  readonly #moved = new Map<string, string>();
  /** Why an address of the archive did not come in. */
  readonly #missing = new Map<string, Fault>();
  /** Designs by their old ids, with their pages by the old ids of these. */
  readonly #designs = new Map<string, { readonly id: string; readonly pages: ReadonlyMap<string, string> }>();
  readonly #folders = new Map<string, string>();
  readonly #faults: Fault[] = [];
  readonly #count = { designs: 0, pictures: 0, brand: 0, mockups: 0 };

  constructor(archive: Archive, calls: ImportCalls) {
    this.#archive = archive;
    this.#calls = calls;
  }

  /** Rejects only when the account cannot be asked at all, such as once it is signed out. */
  async run({ signal, onProgress }: ImportOptions): Promise<Report> {
    const steps = this.#steps();
    await this.#readFolders();
    for (const [i, { name, step }] of steps.entries()) {
      if (signal.aborted) break;
      onProgress(i, steps.length);
      await this.#try(name, step);
    }
    if (!signal.aborted) onProgress(steps.length, steps.length);
    return { ...this.#count, faults: this.#faults };
  }

  /** Pictures before the designs that show them, designs before the mockups that show those. */
  #steps(): readonly { readonly name: string; readonly step: () => Promise<unknown> }[] {
    const { folders, uploads, designs, mockups, 'brand-kit': brand } = this.#archive.lists;
    const kept = <T extends { readonly deleted_at?: string | null | undefined }>(all: readonly T[]) =>
      all.filter(({ deleted_at }) => deleted_at == null);
    return [
      ...kept(folders)
        .filter(({ own }) => own == null)
        .map(({ name, type }) => ({ name, step: () => this.#folder(name, type) })),
      ...kept(uploads).map(({ id, name }) => ({ name, step: () => this.#picture(`upload/${id}`) })),
      ...brand.files.map(({ id, name }) => ({ name, step: () => this.#picture(`brand_file/${id}`) })),
      ...brand.kits.map((kit) => ({
        name: strings.kit,
        step: () => importKit(kit, this.#moved, this.#calls),
      })),
      ...kept(designs).map((design) => ({ name: design.name, step: () => this.#design(design) })),
      ...kept(mockups).map((mockup) => ({ name: mockup.name, step: () => this.#mockup(mockup) })),
    ];
  }

  async #try(name: string, step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (this.#calls.isOver(error)) throw error;
      this.#faults.push({ name, reason: (error as Error).message });
    }
  }

  async #readFolders(): Promise<void> {
    for (const { ownership, folder } of await this.#calls.call(folderCalls.get, {}))
      if (ownership === 'owned' && folder.own !== 'my_purchases') {
        this.#folders.set(`${folder.type}/${folder.name}`, folder._id);
        if (folder.own) this.#folders.set(folder.own, folder._id);
      }
  }

  /** One's own of the same name, or a new one. */
  async #folder(name: string, type: 'photo' | 'design'): Promise<string> {
    const key = `${type}/${name}`;
    const there = this.#folders.get(key);
    if (there !== undefined) return there;
    const { _id } = await this.#calls.call(folderCalls.create, { folder_name: name, folder_type: type });
    this.#folders.set(key, _id);
    return _id;
  }

  /** A picture or a file of the brand that designs name by an address; brought in once. Throws when it cannot be. */
  async #picture(address: string): Promise<void> {
    if (this.#moved.has(address)) return;
    const known = this.#missing.get(address);
    if (known) throw new Error(known.reason);
    const { lists } = this.#archive;
    const [kind, id] = address.split('/') as [string, string];
    const name = this.#nameOf(kind, id) ?? address;
    try {
      if (kind === 'brand_file') {
        const listed = lists['brand-kit'].files.find((one) => one.id === id);
        if (!listed) return;
        const file = await this.#fileOf(listed.file, listed.name, MAX_UPLOAD_BYTES);
        this.#moved.set(address, await importBrandFile(listed, file, this.#calls));
        this.#count.brand += 1;
      } else {
        const upload = kind === 'upload' ? lists.uploads.find((one) => one.id === id) : this.#generated(id);
        if (!upload) return;
        this.#moved.set(address, await this.#upload(upload));
        this.#count.pictures += 1;
      }
    } catch (error) {
      if (!this.#calls.isOver(error)) this.#missing.set(address, { name, reason: (error as Error).message });
      throw error;
    }
  }

  #nameOf(kind: string, id: string): string | undefined {
    const { uploads, 'brand-kit': brand } = this.#archive.lists;
    if (kind === 'imagemaker') return this.#generated(id)?.name;
    return (kind === 'upload' ? uploads : brand.files).find((one) => one.id === id)?.name;
  }

  /** A picture made from words, which comes in as an upload. */
  #generated(id: string): Pick<Upload, 'name' | 'file' | 'folder'> | undefined {
    for (const { prompt, pictures } of this.#archive.lists['ai-images'])
      for (const picture of pictures)
        if (picture.id === id) return { name: prompt.slice(0, 100), file: picture.file, folder: '' };
    return undefined;
  }

  async #upload({ name, file, folder }: Pick<Upload, 'name' | 'file' | 'folder'>): Promise<string> {
    const sent = await this.#fileOf(file, name, MAX_UPLOAD_BYTES);
    const folder_id = this.#folders.get(`photo/${folder}`) ?? this.#folders.get('my_photos');
    if (folder_id === undefined) throw new Error(strings.noFolder);
    const { resources } = await this.#calls.send(folderCalls.uploadFile, { folder_id }, sent);
    return `upload/${resources.at(-1)!._id}`;
  }

  async #design({ id, name, folder, file }: Design): Promise<void> {
    const text = await (await this.#fileOf(file, name, MAX_DESIGN_BYTES)).text();
    const stored = JSON.parse(text) as { readonly pages?: readonly { readonly id: string }[] };
    await this.#bringPictures(stored);
    const design_file = withMoved(stored, this.#moved) as Record<string, unknown>;
    const { _id } = await this.#calls.call(savedDesign.createFromJson, { design_file, name });
    this.#count.designs += 1;
    const made = await this.#calls.call(savedDesign.getOne, { id: _id });
    const pages = (made.design_file as typeof stored).pages ?? [];
    const before = stored.pages ?? [];
    this.#designs.set(id, {
      id: _id,
      pages: new Map(before.map((page, i) => [page.id, pages[i]?.id ?? ''])),
    });
    const folderId = folder === null ? undefined : this.#folders.get(`design/${folder}`);
    if (folderId !== undefined && folderId !== this.#folders.get('my_designs'))
      await this.#calls.call(savedDesign.moveToFolder, { folder_id: folderId, design_id: _id });
  }

  /** Those that were in the trash, and those made from words, come in with the first design that shows them. */
  async #bringPictures(stored: unknown): Promise<void> {
    for (const address of referencesIn(stored)) {
      await this.#picture(address).catch((error: unknown) => {
        if (this.#calls.isOver(error)) throw error;
        const missing = this.#missing.get(address);
        throw new Error(strings.withoutPicture(missing?.name ?? address, missing?.reason ?? ''));
      });
    }
  }

  async #mockup({ name, mockup_id, inputs, file }: Mockup): Promise<void> {
    const picture = await this.#fileOf(file, name, MAX_UPLOAD_BYTES);
    await this.#bringPictures(inputs.user_images);
    const images = (withMoved(inputs.user_images, this.#moved) as readonly unknown[]).map((image) =>
      this.#withPage(image),
    );
    await this.#calls.sendNamed(
      mockupCalls.save,
      {
        ...{ name, mockup_id },
        hue_values: JSON.stringify(inputs.hue_values),
        user_images: JSON.stringify(images),
      },
      { mockup_file: picture },
    );
    this.#count.mockups += 1;
  }

  /** A picture that is a page of a design is that of the design that came in. */
  #withPage(image: unknown): unknown {
    const [, design, page] =
      /^dm-page:([\w-]+)\/([\w-]+)$/.exec((image as { src?: string } | null)?.src ?? '') ?? [];
    const made = design === undefined ? undefined : this.#designs.get(design);
    if (!made && this.#archive.lists.designs.some(({ id }) => id === design))
      throw new Error(strings.withoutDesign);
    if (!made || page === undefined) return image;
    return { ...(image as object), src: `dm-page:${made.id}/${made.pages.get(page) ?? ''}` };
  }

  async #fileOf(path: string | null, name: string, most: number): Promise<File> {
    if (path === null) throw new Error(strings.noFile);
    const bytes = await this.#archive.zip.read(path, most);
    const ending = endingOf(path);
    const fileName =
      name.toLowerCase().endsWith(`.${ending}`) || ending === 'json' ? name : `${name}.${ending}`;
    return new File([bytes], fileName, { type: MIME[ending] ?? '' });
  }
}
