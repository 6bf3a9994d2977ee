/** What was simplified or left out, in plain words; each is said once. */
const WORDS = {
  script: 'Scripts were left out.',
  webContent: 'Web page content was left out.',
  animation: 'Animation was left out.',
  externalPicture: 'A picture from another address was left out.',
  brokenPicture: 'A picture of a kind that cannot be shown was left out.',
  styleRule: 'Some style rules were left out.',
  clip: 'A clip was left out: what it hid may show.',
  mask: 'A mask was left out: what it hid may show.',
  filter: 'An effect such as a blur or a shadow was left out.',
  pattern: 'A pattern was replaced by one color.',
  patternPicture: 'A picture cut to a shape is shown whole.',
  strokeGradient: 'A gradient along an outline was replaced by one color.',
  gradient: 'A gradient was simplified.',
  marker: 'Arrowheads and other markers were left out.',
  stroke: 'An outline of uneven width was evened out.',
  textPath: 'Text on a path was set straight.',
  textStretch: 'Stretched text was set in its normal width.',
  hollowText: 'Hollow text became shapes, whose words cannot be edited.',
  textSlant: 'Slanted text was set straight.',
  textPaint: 'A gradient or pattern on text was replaced by one color.',
  textOutline: 'See-through outlines of text are opaque now.',
  baseline: 'Text that hung from another line now stands on its own.',
  letterPlaces: 'Letters with places or turns of their own were set in a row.',
  letterShapes: 'Small capitals and letters without kerning were set as usual.',
  textSpaces: 'Several spaces in a row became one.',
  textLines: 'Lines above text were left out.',
  hiddenText: 'Hidden words of a text take no room.',
  textMirror: 'Mirrored text was set the right way round.',
  overflow: 'Parts that stick out of the drawing are shown whole.',
  lineEnds: 'An outline that a clip cuts off may look a little different there.',
  brokenShape: 'A part whose numbers make no sense was left out.',
  missingPart: 'A part that is shown again elsewhere is missing.',
  loop: 'A part that repeats itself without end was left out.',
  dash: 'Dashes of an outline begin elsewhere.',
  far: 'Parts far outside the drawing were left out.',
  blending: 'Parts that blend within a group now blend with all that lies beneath it.',
  sharpCorner: 'Sharp corners of an outline may look a little different.',
  paintOrder: 'An outline that lay beneath its fill now lies on it.',
  fixedStroke: 'An outline that kept its width at any size now scales.',
  origin: 'A turned part may lie a little elsewhere.',
  vertical: 'Vertical text was set level.',
  wordSpacing: 'Spaces between words were set in their normal width.',
  pictureSize: 'A picture without a size was left out.',
  pictureSlant: 'A slanted picture was set straight.',
  pixels: 'A picture that shows its pixels was smoothed.',
} as const;

export type NoteId = keyof typeof WORDS;

/** Gathers notes while a drawing is read. */
export class Notes {
  readonly #said = new Set<string>();
  readonly #ids = new Set<NoteId>();

  add(id: NoteId): void {
    this.#ids.add(id);
    this.#said.add(WORDS[id]);
  }

  has(id: NoteId): boolean {
    return this.#ids.has(id);
  }

  say(sentence: string): void {
    this.#said.add(sentence);
  }

  get list(): readonly string[] {
    return [...this.#said];
  }

  /** Those that matter to who only looks at the drawing: a picture ends at its edge, and its words are edited nowhere. */
  get ofPicture(): readonly string[] {
    return this.list.filter((words) => words !== WORDS.overflow && words !== WORDS.hollowText);
  }
}
