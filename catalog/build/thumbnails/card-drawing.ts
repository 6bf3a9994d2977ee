import { parseDesignFile } from '../../../elements/document/design-file.js';
import { catalogIndex, type CatalogIndex } from '../../format.js';
import { Dist } from '../dist.js';
import { loadFonts } from '../fonts/load-fonts.js';
import { INDEX } from '../stamp.js';
import { Thumbnails } from './thumbnails.js';

/** Draws the pictures that cards of templates show, from the templates that are built. */
export class CardDrawing {
  private constructor(
    private readonly dist: Dist,
    private readonly files: ReadonlyMap<string, string>,
    private readonly thumbnails: Thumbnails,
  ) {}

  /** Throws where there is no catalog, or a damaged one. */
  static async open(folder: string): Promise<CardDrawing> {
    const dist = new Dist(folder);
    const index = catalogIndex.parse(await dist.readJson<CatalogIndex>(INDEX));
    const read = (path: string): Promise<Uint8Array> => dist.read(path);
    const families = new Set(index.templates.flatMap(({ fonts }) => fonts));
    const used = { ...index, fonts: index.fonts.filter(({ name }) => families.has(name)) };
    const thumbnails = new Thumbnails(index, await loadFonts(used, read), read);
    return new CardDrawing(
      dist,
      new Map(index.templates.map(({ thumbnail, file }) => [thumbnail, file])),
      thumbnails,
    );
  }

  /** Draws and writes the picture at a path of dist, over what is there. Throws where no template has it. */
  async draw(path: string): Promise<void> {
    const file = this.files.get(path);
    if (file === undefined) throw new Error(`${path} is the picture of no template`);
    const design = parseDesignFile(new TextDecoder().decode(await this.dist.read(file)));
    const data = await this.thumbnails.render(design.pages[0]! as never, design);
    await this.dist.write({ path, data });
  }
}
