/** What a PDF says of itself. */
export interface PdfInfo {
  readonly title: string;
  /** Language of its texts, BCP 47. */
  readonly language: string;
  /** Fixed by the caller, so that equal designs give equal files. */
  readonly created: Date;
}
