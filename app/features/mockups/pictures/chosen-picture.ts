/** A picture that was chosen for a mockup. */
export interface ChosenPicture {
  /** As `user_images` names it. */
  readonly src: string;
  /** As its user knows it. */
  readonly name: string;
}
