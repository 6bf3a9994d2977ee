/** A frame could not be painted, or is not wanted any more: another encoder would get it no better. */
export class FrameFailed extends Error {}

/** The sound cannot be encoded: nor could it beside other pictures. */
export class NoSoundEncoder extends Error {}
