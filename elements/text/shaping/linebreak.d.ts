/** The package ships no types; this is the part we use. */
declare module 'linebreak' {
  interface Break {
    /** Index after which a line may end, UTF-16. */
    readonly position: number;
    /** True when the line must end here (line separator and the like). */
    readonly required: boolean;
  }
  /** Walks the UAX 14 break opportunities of a text. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
