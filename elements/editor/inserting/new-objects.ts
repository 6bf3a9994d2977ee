import type { Point, Size } from '../../math/geometry.js';
import { newId } from '../../math/ids.js';
import type { DesignObject } from '../../objects/kinds.js';
import { DEFAULT_FONT } from '../../objects/text/default-font.js';
import type { TextObject } from '../../objects/text/model.js';
import { mockupSrc } from '../../compose/format/mockup-src.js';
import type { MockupInputs } from '../../compose/format/mockup-inputs.js';
import { sourceFields } from '../../objects/picture-source.js';
import type { Resource } from '../../ports/assets.js';
import type { MockupCard } from '../../ports/mockups.js';
import type { GridLayout } from '../../objects/grid/layouts.js';
import { outlineRatio, type OutlineName } from '../../objects/outline.js';
import { pictureCreditFields, pictureNameField } from '../../objects/picture-name.js';

/** Width of a new picture or icon as a part of the page's: base 400 of 800 [B-035]; a tall one is as high as the page. */
const NEW_WIDTH = 400 / 800;

/** The headings of the text panel: sizes in px, Montserrat, black, centered [B-047]. */
export const TEXT_PRESETS = [
  { id: 'heading', fontSize: 72, bold: true },
  { id: 'subheading', fontSize: 36, bold: true },
  { id: 'body', fontSize: 24, bold: false },
] as const;
export type TextPreset = (typeof TEXT_PRESETS)[number];
type TextLook = Pick<TextPreset, 'bold'> & { readonly fontSize: number; readonly font?: string };

/** A page's shorter side, px, with which the headings have just these sizes: half and twice that of the default page. */
const PLAIN_SIDE = { least: 400, most: 1600 };

/** The heading as it fits a page: on one much smaller or larger than usual it keeps its part of the page. */
export function presetOnPage({ fontSize, bold }: TextPreset, { width, height }: Size): TextLook {
  const side = Math.min(width, height);
  const plain = Math.min(Math.max(side, PLAIN_SIDE.least), PLAIN_SIDE.most);
  return { bold, fontSize: Math.max(1, Math.round((fontSize * side * 10) / plain) / 10) };
}

const base = (size: Size, center: Point) => ({
  id: newId(),
  layer_index: 0,
  position: { x: center.x - size.width / 2, y: center.y - size.height / 2 },
  width: size.width,
  height: size.height,
  rotation: 0,
  opacity: 1,
  locked: false,
});

/** Half the page's width and no higher than the page, the picture's proportions. */
export const sizeOnPage = (natural: Size, page: Size): Size => {
  const scale = Math.min((page.width * NEW_WIDTH) / natural.width, page.height / natural.height);
  return { width: natural.width * scale, height: natural.height * scale };
};

export const newText = (preset: TextLook, text: string, size: Size, center: Point): TextObject => ({
  ...base(size, center),
  type: 'text',
  text_details: {
    text,
    font: preset.font ?? DEFAULT_FONT,
    bold: preset.bold,
    italic: false,
    fontSize: preset.fontSize,
    fontColor: '#000000',
    textAlign: 'center',
    letterSpacing: 0,
    lineHeight: 0,
  },
});

const pictureFields = (picture: Resource) => ({
  ...sourceFields(picture.source),
  ...pictureCreditFields(picture),
});

export const newImage = (picture: Resource, page: Size, center: Point): DesignObject => ({
  ...base(sizeOnPage(picture, page), center),
  type: 'image',
  image_details: { ...pictureFields(picture), image_needs_autoset: true },
});

export const newMockup = (
  { id, name, ...size }: MockupCard,
  inputs: MockupInputs,
  page: Size,
  center: Point,
): DesignObject => ({
  ...base(sizeOnPage(size, page), center),
  type: 'image',
  sub_type: 'mockup',
  image_details: {
    ...{ src: mockupSrc({ id, inputs }), ...pictureNameField(name) },
    image_needs_autoset: true,
  },
  mockup_details: { id, inputs },
});

export const newIcon = (icon: Resource, page: Size, center: Point): DesignObject => ({
  ...base(sizeOnPage(icon, page), center),
  type: 'image',
  sub_type: 'icon',
  image_details: { ...pictureFields(icon), svg_colors: icon.colors.map((color) => ({ color })) },
});

export const newBackground = (picture: Resource, page: Size): DesignObject => ({
  ...base(page, { x: page.width / 2, y: page.height / 2 }),
  type: 'image',
  sub_type: 'background',
  image_details: {
    ...pictureFields(picture),
    image_needs_autoset: true,
    // a pattern is a vector with color slots
    ...(picture.colors.length > 0 ? { svg_colors: picture.colors.map((color) => ({ color })) } : {}),
  },
});

/** Color of new shapes and lines: the design kit's ink, quiet on any page. */
export const SHAPE_COLOR = '#3a3835';

export const newShape = (outline: OutlineName, fill: string, page: Size, center: Point): DesignObject => {
  const side = Math.min(page.width, page.height) * 0.3;
  return {
    ...base({ width: side, height: side * outlineRatio(outline) }, center),
    type: 'image',
    sub_type: 'shape',
    shape_details: { outline, fill },
  };
};

/** A place for a picture, empty: a photo dropped on it shows through the outline. */
export const newFrame = (outline: OutlineName, page: Size, center: Point): DesignObject => {
  const side = Math.min(page.width, page.height) * NEW_WIDTH;
  return {
    ...base({ width: side, height: side * outlineRatio(outline) }, center),
    type: 'image',
    sub_type: 'frame',
    image_details: {},
    frame_details: { outline },
  };
};

/** Gap of a new grid as a part of the page's shorter side. */
const GAP = 1 / 80;

/** Empty boxes in a layout's places, three quarters of the page. */
export const newGrid = ({ boxes, ratio }: GridLayout, page: Size, center: Point): DesignObject => {
  const height = Math.min(page.height * 0.75, (page.width * 0.75) / ratio);
  const gap = Math.round(Math.min(page.width, page.height) * GAP);
  return {
    ...base({ width: height * ratio, height }, center),
    type: 'grid',
    grid_details: { boxes: boxes.map((box) => ({ ...box })), gap },
  };
};

/** What a new QR code says until somebody types what it is for. */
export const QR_TEXT = 'https://example.com';
/** Of its side, as a part of the page's shorter one. */
const QR_SIDE = 0.25;

export const newQr = (page: Size, center: Point): DesignObject => {
  const side = Math.min(page.width, page.height) * QR_SIDE;
  return {
    ...base({ width: side, height: side }, center),
    type: 'image',
    sub_type: 'qr',
    qr_details: { text: QR_TEXT, color: '#000000', background: '#ffffff' },
  };
};

export const newLine = (color: string, page: Size, center: Point): DesignObject => {
  const thickness = Math.max(2, Math.round(Math.min(page.width, page.height) / 200));
  return {
    ...base({ width: page.width * NEW_WIDTH, height: thickness * 4 }, center),
    type: 'image',
    sub_type: 'line',
    line_details: { color, thickness, pattern: 'solid', start: 'none', end: 'none' },
  };
};
