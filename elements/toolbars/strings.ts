import { defineStrings } from '../base/i18n/strings.js';

export const en = {
  alignment: 'Alignment',
  backgroundColor: 'Background colour',
  dashed: 'Dashed',
  dotted: 'Dotted',
  fill: 'Fill',
  flip: 'Flip',
  font: 'Font',
  fontSize: 'Font size',
  iconColor: ({ index }: { index: number }) => `Colour ${index}`,
  letterSpacing: 'Letter spacing',
  lineColor: 'Line colour',
  lineHeight: 'Line height',
  linePattern: 'Line style',
  mixed: 'Mixed',
  more: 'More',
  position: 'Position',
  removeBackground: 'Remove image',
  replace: 'Replace',
  solid: 'Solid',
  spacing: 'Spacing',
  stroke: 'Outline',
  strokeWidth: 'Outline width',
  textColor: 'Text colour',
  thickness: 'Thickness',
  toolbar: 'Edit',
  transparency: 'Transparency',
} as const;

export const t = defineStrings('toolbars', en);
