import { mapPath } from '../../display/map-path.js';
import { pathBounds } from '../../display/path-bounds.js';
import type { BlendMode } from '../../display/ops.js';
import {
  expandRect,
  intersectRects,
  isEmptyRect,
  rectsIntersect,
  type Rect,
  type Size,
} from '../../math/geometry.js';
import { multiply, scaling, transformRect, translation, type Matrix } from '../../math/matrix.js';
import { BLEND_MODES } from '../../objects/schema.js';
import { geometryOf, isShape, type Geometry } from './basic-shapes.js';
import { basicUnder, boxUnder, grown } from './boxes.js';
import { clipOf, holds, narrowed, rectClip, type Clip } from './clip.js';
import { readStyleSheet, type StyleRule } from './css.js';
import type { DrawnItem, DrawnShape, Drawing, Stroke } from './drawing.js';
import { LIMITS, tooMany } from './limits.js';
import type { Notes } from './notes.js';
import {
  drawingSize,
  fitViewBox,
  readLength,
  readNumbers,
  readShare,
  readTransform,
  readViewBox,
  sane,
} from './numbers.js';
import { fillOf, paintServer, plainTint, strokeTint, urlId } from './paints.js';
import { ROOT_STYLE, styleOf, type Style } from './style.js';
import { textsOf } from './text.js';
import { elementsOf, everyNode, textOf, type SvgNode } from './tree.js';

/** Longest side of a drawing as read: large enough that rounding to thousandths shows nowhere. */
const SIDE = 1000;

/** What holds for everything inside an element. */
interface Scope {
  readonly style: Style;
  readonly matrix: Matrix;
  readonly opacity: number;
  readonly blend?: BlendMode | undefined;
  readonly clip: Clip;
  /** What percentages are of. */
  readonly viewport: Size;
  readonly depth: number;
}

/** Reads a safe tree into a drawing: transforms, styles and uses resolved. Throws SvgRefused when it grows too large. */
export function readDrawing(root: SvgNode, notes: Notes): Drawing {
  const box = readViewBox(root.attributes.get('viewBox'));
  const natural = drawingSize(root.attributes.get('width'), root.attributes.get('height'), box);
  const scale = SIDE / Math.max(natural.width, natural.height);
  const size = { width: natural.width * scale, height: natural.height * scale };
  const port = { x: 0, y: 0, ...natural };
  const view = fitViewBox(box ?? port, port, root.attributes.get('preserveAspectRatio'));
  const reader = new Reader(root, notes);
  const scope: Scope = {
    style: styleOf(root, ROOT_STYLE, reader.rules),
    matrix: multiply(scaling(scale), view),
    opacity: readShare(styleOf(root, ROOT_STYLE, reader.rules).opacity) ?? 1,
    clip: { area: { x: 0, y: 0, ...size }, exact: true, ellipse: false },
    viewport: box ?? natural,
    depth: 0,
  };
  return { size, items: reader.children(root, scope) };
}

/** What all items have. */
type Look = Pick<DrawnShape, 'name' | 'opacity' | 'blend'>;

/** Drawn only where something refers to them. */
const DEFINITIONS =
  /^(defs|symbol|clipPath|mask|marker|pattern|linearGradient|radialGradient|filter|style|title|desc)$/;
const CONTAINERS = /^(g|a|switch)$/;

class Reader {
  readonly rules: readonly StyleRule[];
  readonly #ids = new Map<string, SvgNode>();
  readonly #notes: Notes;
  #expanded = 0;

  constructor(root: SvgNode, notes: Notes) {
    this.#notes = notes;
    const sheets: string[] = [];
    for (const node of everyNode(root)) {
      const id = node.attributes.get('id');
      if (id !== undefined && !this.#ids.has(id)) this.#ids.set(id, node);
      if (node.name === 'style') sheets.push(textOf(node));
    }
    this.rules = sheets.flatMap((sheet) => readStyleSheet(sheet, notes));
  }

  children(node: SvgNode, scope: Scope): DrawnItem[] {
    return elementsOf(node).flatMap((child) => this.#items(child, scope));
  }

  #items(node: SvgNode, outer: Scope): readonly DrawnItem[] {
    if (DEFINITIONS.test(node.name)) return [];
    if ((this.#expanded += 1) > LIMITS.expanded) throw tooMany('parts that repeat each other too often');
    if (outer.depth > LIMITS.depth) throw tooMany(`parts nested more than ${LIMITS.depth} deep`);
    const style = styleOf(node, outer.style, this.rules);
    if (style.display === 'none') return [];
    const scope = this.#scope(node, style, outer);
    if (scope.opacity <= 0 || isEmptyRect(scope.clip.area)) return [];
    if (isShape(node)) return style.visibility === 'visible' ? this.#shape(node, scope) : [];
    if (node.name === 'text') return this.#text(node, scope);
    if (node.name === 'image') return style.visibility === 'visible' ? this.#picture(node, scope) : [];
    if (node.name === 'use') return this.#use(node, scope);
    if (node.name === 'svg') return this.#nested(node, scope, { width: '100%', height: '100%' });
    return CONTAINERS.test(node.name) ? this.#group(node, scope, outer) : [];
  }

  #scope(node: SvgNode, style: Style, outer: Scope): Scope {
    const matrix = multiply(outer.matrix, readTransform(style.transform));
    const blend = BLEND_MODES.slice(1).find((mode) => mode === style['mix-blend-mode']);
    if (style.filter !== 'none') this.#notes.add('filter');
    return {
      ...{ style, matrix, viewport: outer.viewport, depth: outer.depth + 1 },
      opacity: outer.opacity * (readShare(style.opacity) ?? 1),
      blend: blend ?? outer.blend,
      clip: this.#clip(node, style, { ...outer, matrix }),
    };
  }

  #clip(node: SvgNode, style: Style, { clip, matrix, viewport }: Scope): Clip {
    let now = clip;
    for (const property of ['clip-path', 'mask'] as const) {
      const id = urlId(style[property]!);
      const source = id === null ? undefined : this.#ids.get(id);
      if (!source) continue;
      const box = source.attributes.get(`${property === 'mask' ? 'maskContentUnits' : 'clipPathUnits'}`);
      const own = box === 'objectBoundingBox' ? null : clipOf(source, matrix, viewport);
      const shows = own !== null && (property === 'clip-path' || isWhite(source, this.rules));
      if (shows) now = narrowed(now, own);
      else this.#notes.add(property === 'mask' ? 'mask' : 'clip');
    }
    return now;
  }

  #group(node: SvgNode, scope: Scope, outer: Scope): readonly DrawnItem[] {
    const children = this.children(node, scope);
    if (children.length > 1 && scope.opacity < outer.opacity) this.#notes.add('groupOpacity');
    return children.length > 1 ? [{ type: 'group', name: nameOf(node), children }] : children;
  }

  #use(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const target = this.#ids.get(node.attributes.get('href')?.slice(1) ?? '');
    if (!target) return [];
    const at = (name: string, whole: number): number => readLength(node.attributes.get(name), whole) ?? 0;
    const shift = translation(at('x', scope.viewport.width), at('y', scope.viewport.height));
    const inner = { ...scope, matrix: multiply(scope.matrix, shift) };
    if (target.name !== 'symbol' && target.name !== 'svg') return this.#items(target, inner);
    const style = styleOf(target, scope.style, this.rules);
    const size = {
      width: node.attributes.get('width') ?? '100%',
      height: node.attributes.get('height') ?? '100%',
    };
    return this.#nested(target, { ...this.#scope(target, style, inner), depth: inner.depth + 1 }, size);
  }

  /** An svg or symbol inside: a viewport of its own. */
  #nested(node: SvgNode, scope: Scope, given: { readonly width: string; readonly height: string }) {
    const { attributes } = node;
    const length = (name: string, whole: number, initial: string): number =>
      readLength(attributes.get(name) ?? initial, whole) ?? 0;
    const { width: across, height: down } = scope.viewport;
    const port = {
      x: length('x', across, '0'),
      y: length('y', down, '0'),
      width:
        node.name === 'symbol'
          ? (readLength(given.width, across) ?? 0)
          : length('width', across, given.width),
      height:
        node.name === 'symbol' ? (readLength(given.height, down) ?? 0) : length('height', down, given.height),
    };
    if (isEmptyRect(port)) return [];
    const box = readViewBox(attributes.get('viewBox'));
    const view = box
      ? fitViewBox(box, port, attributes.get('preserveAspectRatio'))
      : translation(port.x, port.y);
    // what a turned viewport hides are hairs of what overflows it
    const own = rectClip(port, scope.matrix);
    const clip = own.exact ? narrowed(scope.clip, own) : scope.clip;
    const inner = { ...scope, clip, matrix: multiply(scope.matrix, view), viewport: box ?? port };
    const children = this.children(node, inner);
    return children.length > 1 ? [{ type: 'group' as const, name: nameOf(node), children }] : children;
  }

  #shape(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const geometry = geometryOf(node, scope.viewport);
    if (!geometry) return [];
    const { matrix, style } = scope;
    const place = { box: pathBounds(geometry.d), matrix };
    const sources = { ids: this.#ids, rules: this.rules, notes: this.#notes };
    const picture = this.#patternPicture(geometry, place.box, scope);
    if (picture) return picture;
    const d = mapPath(geometry.d, matrix);
    if (d === '') return [];
    const shape: DrawnShape = {
      type: 'shape',
      ...this.#look(node, scope),
      d,
      rule: style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
      fill: node.name === 'line' ? null : fillOf(style, place, sources),
      fillOpacity: readShare(style['fill-opacity']) ?? 1,
      stroke: this.#stroke(scope, () => strokeTint(style, place, sources)),
      basic: geometry.basic && basicUnder(geometry.basic, matrix),
    };
    if (MARKERS.some((name) => style[name] !== 'none')) this.#notes.add('marker');
    return this.#clipped(shape, scope.clip);
  }

  #look(node: SvgNode, { opacity, blend }: Scope): Look {
    return { name: nameOf(node), opacity, ...(blend && { blend }) };
  }

  #stroke({ style, matrix }: Scope, tintOf: () => ReturnType<typeof strokeTint>): Stroke | null {
    if (style.stroke === 'none') return null;
    const [across, down] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
    const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    const width = (readLength(style['stroke-width'], SIDE) ?? 1) * scale;
    const tint = width > 0 ? tintOf() : null;
    if (!tint) return null;
    if (Math.abs(across - down) > 0.05 * Math.max(across, down)) this.#notes.add('stroke');
    const dash = readNumbers(style['stroke-dasharray']).map((length) => Math.abs(length) * scale);
    return {
      ...{ color: tint.color, opacity: tint.opacity * (readShare(style['stroke-opacity']) ?? 1), width },
      cap: oneOf(style['stroke-linecap'], ['butt', 'round', 'square']),
      join: oneOf(style['stroke-linejoin'], ['miter', 'round', 'bevel']),
      dash: dash.some((length) => length > 0) ? dash.slice(0, 32) : [],
    };
  }

  /** Rectangles are cut exactly, what lies outside is dropped; of the rest it is said that it sticks out. */
  #clipped(shape: DrawnShape, clip: Clip): readonly DrawnShape[] {
    const bounds = pathBounds(shape.d);
    if (![bounds.x, bounds.y, bounds.width, bounds.height].every((value) => sane(value) !== undefined)) {
      this.#notes.add('far');
      return [];
    }
    const ink = expandRect(bounds, (shape.stroke?.width ?? 0) / 2);
    if (!rectsIntersect(grown(ink), clip.area)) return [];
    if (holds(clip.area, ink, SIDE / 500)) {
      if (!clip.exact && !clip.ellipse) this.#notes.add('clip');
      return [shape];
    }
    const { basic } = shape;
    if (
      clip.exact &&
      !shape.stroke &&
      basic?.outline === 'rectangle' &&
      basic.radius === 0 &&
      basic.box.rotation === 0
    ) {
      const box = { ...intersectRects(basic.box, clip.area), rotation: 0 };
      const d = `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`;
      return [{ ...shape, d, basic: { ...basic, box } }];
    }
    this.#notes.add(clip.exact ? 'overflow' : 'clip');
    return [shape];
  }

  #text(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const texts = textsOf(node, scope.style, scope.matrix, { rules: this.rules, notes: this.#notes });
    const alpha = plainTint(scope.style.fill!, scope.style)?.opacity ?? 1;
    const opacity = scope.opacity * alpha * (readShare(scope.style['fill-opacity']) ?? 1);
    const look = this.#look(node, { ...scope, opacity });
    const fits = texts.filter(({ spans }) => spans.every(({ style }) => style.size > 0 && sane(style.size)));
    return fits.map((text) => ({ ...text, ...look }));
  }

  #picture(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const data = node.attributes.get('href');
    const { width: across, height: down } = scope.viewport;
    const length = (name: string, whole: number): number => readLength(node.attributes.get(name), whole) ?? 0;
    const area = {
      x: length('x', across),
      y: length('y', down),
      width: length('width', across),
      height: length('height', down),
    };
    if (!data?.startsWith('data:') || isEmptyRect(area)) return [];
    const contain = !/slice|none/.test(node.attributes.get('preserveAspectRatio') ?? '');
    return this.#placedPicture(data, area, contain, scope, this.#look(node, scope));
  }

  #placedPicture(
    data: string,
    area: Rect,
    contain: boolean,
    { matrix, clip }: Scope,
    look: Look,
  ): readonly DrawnItem[] {
    const box = boxUnder(area, matrix);
    const bounds = transformRect(matrix, area);
    if (!rectsIntersect(bounds, clip.area)) return [];
    const fits = holds(clip.area, bounds, SIDE / 500);
    const mirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0;
    if (clip.ellipse) {
      const cut = { ...clip.area, rotation: 0 };
      return [{ type: 'picture', ...look, data, box: cut, mirrored, contain: false, cut: 'ellipse' }];
    }
    if (!clip.exact || !fits) this.#notes.add(clip.exact && !fits ? 'overflow' : 'clip');
    return [{ type: 'picture', ...look, data, box, mirrored, contain, cut: 'rectangle' }];
  }

  /** A shape filled with a pattern that is one picture: how design programs write a picture in a box. */
  #patternPicture(geometry: Geometry, box: Rect, scope: Scope): readonly DrawnItem[] | null {
    const sources = { ids: this.#ids, rules: this.rules, notes: this.#notes };
    const pattern = paintServer(scope.style.fill!, sources);
    const data = pattern?.name === 'pattern' ? this.#onlyPicture(pattern) : null;
    if (data === null || isEmptyRect(box)) return null;
    const { basic } = geometry;
    const look = this.#look(pattern!, { ...scope });
    if (basic?.outline === 'ellipse') {
      const cut = { ...boxUnder(box, scope.matrix) };
      return [{ type: 'picture', ...look, data, box: cut, mirrored: false, contain: false, cut: 'ellipse' }];
    }
    if (!basic || basic.radius > 0) this.#notes.add('patternPicture');
    return this.#placedPicture(data, box, false, scope, look);
  }

  #onlyPicture(pattern: SvgNode): string | null {
    const [only, more] = elementsOf(pattern);
    if (!only || more) return null;
    const image = only.name === 'use' ? this.#ids.get(only.attributes.get('href')?.slice(1) ?? '') : only;
    const href = image?.name === 'image' ? image.attributes.get('href') : undefined;
    return href?.startsWith('data:') ? href : null;
  }
}

const MARKERS = ['marker', 'marker-start', 'marker-mid', 'marker-end'];

const oneOf = <T extends string>(value: string | undefined, known: readonly [T, ...T[]]): T =>
  known.find((one) => one === value) ?? known[0];

/** What programs call an element; generated ids say nothing. */
function nameOf({ attributes }: SvgNode): string | undefined {
  const name = attributes.get('label') ?? attributes.get('data-name') ?? attributes.get('id');
  return name &&
    /^[\p{L}][\p{L}\p{N} _-]{1,59}$/u.test(name) &&
    !/\d{2,}$|^(path|rect|g|circle)[\d-]*$/.test(name)
    ? name.replace(/_/g, ' ')
    : undefined;
}

/** A mask of white shapes hides nothing but what lies outside them. */
const isWhite = (mask: SvgNode, rules: readonly StyleRule[]): boolean =>
  elementsOf(mask).every((node) => /^(#fff(fff)?|white)$/i.test(styleOf(node, ROOT_STYLE, rules).fill!));
