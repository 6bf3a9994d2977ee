import { defineStrings } from '../../base/i18n/strings.js';

/** Names of the crop mode, as a step of the history and as a command, and of the steps inside it; and what is said. */
export const en = {
  crop: 'Crop',
  cropKept: 'Crop kept',
  cropping:
    'Cropping. Arrow keys move the picture, plus and minus zoom, brackets rotate. Enter keeps the crop, Escape restores.',
  cropRestored: 'Crop restored',
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
