import type { BrandKit, TeamFont } from '../../contract/brand-kit.js';
import type { CatalogData } from '../../services.js';
import { brandFileAddress } from './brand-file-address.js';
import { defaultFonts, familyId } from '../catalog/catalog-fonts.js';
import type { TeamFontRow } from './team.js';

/** A font that a kit may name, as it is called now. */
export interface KnownFont extends TeamFont {
  readonly type: 'design_resource' | 'user_upload';
}

type Fonts = BrandKit['fonts'];

/**
 * The fonts a team's kit may name, by address: faces of the catalog and what the team has uploaded. A kit keeps addresses
 * and is read through this: a font that was renamed shows its new name, and one that is gone makes way for the default.
 */
export class BrandFonts {
  readonly #known: ReadonlyMap<string, KnownFont>;

  constructor(
    private readonly catalog: CatalogData,
    readonly uploads: readonly TeamFontRow[],
  ) {
    const faces = catalog.fonts.flatMap(({ name, faces }) =>
      faces.map(({ src }): KnownFont => ({ _id: familyId(name), name, src, type: 'design_resource' })),
    );
    this.#known = new Map([...faces, ...this.uploaded].map((font) => [font.src, font]));
  }

  /** What the team has uploaded. */
  get uploaded(): KnownFont[] {
    return this.uploads.map(({ id, name }) => ({
      ...{ _id: id, name, src: brandFileAddress(id) },
      type: 'user_upload',
    }));
  }

  find(src: string): KnownFont | undefined {
    return this.#known.get(src);
  }

  /** The fonts of the three roles as they are now. */
  styled(kept: Partial<Fonts>): Fonts {
    const fonts = Object.entries(defaultFonts(this.catalog)).map(([role, standard]) => {
      const own = kept[role as keyof Fonts];
      const font = own && this.find(own.src);
      const size = own?.size ?? standard.size;
      return [role, font ? { name: font.name, src: font.src, size } : { ...standard, size }];
    });
    return Object.fromEntries(fonts) as Fonts;
  }

  /** Of the chosen ones those that are still there, each once. */
  chosen(kept: readonly TeamFont[]): KnownFont[] {
    return [...new Set(kept.flatMap(({ src }) => this.find(src) ?? []))];
  }

  /** The name, or the next one like it that neither the catalog nor the team has: designs name fonts by it. */
  freeName(wished: string): string {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? wished : `${wished} ${count}`;
      if (!this.isTaken(name)) return name;
    }
  }

  isTaken(name: string, except?: string): boolean {
    const same = (other: string) => other.toLowerCase() === name.toLowerCase();
    const { fonts, fallbackFonts } = this.catalog;
    return (
      [...fonts, ...fallbackFonts].some((family) => same(family.name)) ||
      this.uploads.some((font) => font.id !== except && same(font.name))
    );
  }
}
