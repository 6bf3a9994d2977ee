/** A family a user can pick. */
export interface FontFamily {
  readonly name: string;
  readonly category: 'sans' | 'serif' | 'slab' | 'display' | 'script' | 'hand' | 'mono';
  readonly faces: readonly FontFaceInfo[];
  /** What it feels like, in English words that people search for: 'elegant', 'retro'. */
  readonly moods?: readonly string[];
  /** Scripts a fallback family is for, as ISO 15924 codes ('Arab', 'Hans'); 'Zsye' is emoji. */
  readonly scripts?: readonly string[];
  /** The letters of a fallback family, as `writeCoverage` writes them; without it, those of its scripts. */
  readonly covers?: string;
  /** Address of an SVG of the name set in its own face, in the color of the text around it. */
  readonly preview?: string;
  /** Where the file of an uploaded font lies: what texts set in it store as `font_src`. Absent for the catalog's families. */
  readonly src?: string;
}

export interface FontFaceInfo {
  /** e.g. 'Fraunces-600'. */
  readonly id: string;
  readonly weight: number;
  readonly italic: boolean;
  /** Address of the TrueType file. */
  readonly src: string;
}

/** Where font files come from. */
export interface FontSource {
  families(): Promise<readonly FontFamily[]>;
  /** Name of the family that new texts are set in; Montserrat when absent. */
  readonly standard?: string;
  /** TrueType bytes of one face. */
  load(face: FontFaceInfo): Promise<ArrayBuffer>;
  /** Families tried for what a text's own font lacks, in order; a color emoji font among them. */
  fallbacks(): Promise<readonly FontFamily[]>;
  /** The fonts of the user's brand kit, families of the catalog among them; hosts without brand kits leave it out. */
  brand?(): Promise<readonly FontFamily[]>;
  /**
   * The words of a script that is written without spaces, as ICU compiles its dictionaries; null where there are none: lines
   * then end where they must.
   */
  words?(script: 'Thai' | 'Laoo' | 'Khmr' | 'Mymr'): Promise<ArrayBuffer | null>;
  /**
   * What words are broken with hyphens by: the patterns of a language ('de'), as hyph-utf8 has them, or 'letters', by which
   * languages are told apart (catalog/source/hyphens). Null where there is none: words are then not broken.
   */
  hyphens?(list: string): Promise<ArrayBuffer | null>;
  /**
   * The uploaded font that a text names by where it lies, whosever it is. Null for an address that is none of one: the text
   * then has the family of its name.
   */
  placed?(name: string, src: string): FontFamily | null;
}
