import { defineStrings } from '../../base/i18n/strings.js';

/** Names of the crop mode, as a step of the history and as a command, and of the steps inside it. */
export const en = {
  crop: 'Crop',
  flipHorizontal: 'Flip Horizontal',
  flipVertical: 'Flip Vertical',
  panPicture: 'Move picture',
  proportions: 'Proportions',
  resetCrop: 'Reset crop',
  resizeFrame: 'Resize frame',
  turnPicture: 'Rotate picture',
  zoomPicture: 'Zoom picture',
} as const;

export const t = defineStrings('cropping', en);
