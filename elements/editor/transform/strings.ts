import { defineStrings } from '../../base/i18n/strings.js';

/** Names of the steps that gestures make. */
export const en = {
  addGuide: 'Add guide',
  duplicate: 'Duplicate',
  move: 'Move',
  moveGuide: 'Move guide',
  nudge: 'Nudge',
  resize: 'Resize',
  rotate: 'Rotate',
} as const;

export const t = defineStrings('tools', en);
