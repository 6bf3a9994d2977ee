import { transformPath, transformSegments, writePath } from '../../display/transform-path.js';
import { pathBounds } from '../../display/path-bounds.js';
import { pathSegments } from '../../display/path-data.js';
import { expandRect, isEmptyRect, rectsIntersect, type Size } from '../../math/geometry.js';
import { multiply, translation, type Matrix } from '../../math/matrix.js';
import { BLEND_MODES } from '../../objects/schema.js';
import { geometryOf, isShape } from './shapes/basic-shapes.js';
import { transformedBasicShape } from './shapes/transformed-box.js';
import { areaOf, cutOf, cutsOf, holds, narrowed, rectOutline, type Clip } from './shapes/clip.js';
import { readStyleSheet, type StyleRule } from './style/css.js';
import { type ShapeClipper } from './shapes/shape-clipper.js';
import { blends, together, type Look } from './grouping.js';
import type { DrawnItem, DrawnShape } from './drawing.js';
import { nameOf } from './parse/element-name.js';
import { LIMITS, tooMany } from './parse/limits.js';
import { isForUs } from './parse/language.js';
import { withFontUnits } from './style/font-units.js';
import { withDots } from './shapes/dots.js';
import { type Notes } from './parse/notes.js';
import {
  alignmentOf,
  fitViewBox,
  readLength,
  readShare,
  readViewBox,
  sane,
} from './parse/attribute-values.js';
import { fillOf, paintOf, plainTint, strokeTint, urlId, type PaintSources } from './style/paints.js';
import { isOpaque, maskRegion } from './shapes/mask.js';
import { areaIn, patternPicture, pictureWithin, type WrittenPicture } from './shapes/pictures.js';
import { shadowOf } from './style/shadows.js';
import { strokeOf } from './style/strokes.js';
import { ROOT_STYLE, computedStyle, type Style } from './style/computed-style.js';
import { placedBy } from './style/placing.js';
import { notePicture, noteShape, noteText } from './style/simplified.js';
import { roughBounds, readTexts } from './text/read-text.js';
import { MAX_ART } from './convert/to-icon.js';
import { elementsOf, everyNode, textOf, type SvgNode } from './parse/svg-node.js';

/** Longest side of a drawing as read: large enough that rounding to thousandths shows nowhere. */
export const SIDE = 1000;
/** Parts that stick out less are not worth a word. */
export const SLACK = SIDE / 500;

/** What holds for everything inside an element. */
export interface Scope {
  readonly style: Style;
  readonly matrix: Matrix;
  readonly look: Look;
  readonly clip: Clip;
  /** What percentages are of. */
  readonly viewport: Size;
  readonly depth: number;
}

/** Drawn only where something refers to them. */
const DEFINITIONS =
  /^(defs|symbol|clipPath|mask|marker|pattern|linearGradient|radialGradient|filter|style|title|desc)$/;
const CONTAINERS = /^(g|a)$/;
const CASTS = /^(path|rect|circle|ellipse|line|polyline|polygon|text|image)$/;

/** Reads the elements of one safe tree: transforms, styles and uses resolved, shapes cut to their clips. */
export class Reader {
  readonly rules: readonly StyleRule[];
  readonly #ids = new Map<string, SvgNode>();
  readonly #notes: Notes;
  readonly #clipper: ShapeClipper;
  readonly #sources: PaintSources;
  /** Elements being read: one that is used inside itself has no end. */
  readonly #open = new Set<SvgNode>();
  readonly #rootSize: number;
  #elements = 0;
  #expanded = 0;
  #shapes = 0;
  #letters = 0;

  constructor(root: SvgNode, notes: Notes, clipper: ShapeClipper) {
    this.#notes = notes;
    this.#clipper = clipper;
    const sheets: string[] = [];
    for (const node of everyNode(root)) {
      this.#elements += 1;
      const id = node.attributes.get('id');
      if (id !== undefined && !this.#ids.has(id)) this.#ids.set(id, node);
      const type = node.attributes.get('type') ?? '';
      if (node.name === 'style' && /^\s*(text\/css)?\s*$/i.test(type)) sheets.push(textOf(node));
    }
    this.rules = sheets.flatMap((sheet) => readStyleSheet(sheet, notes));
    this.#sources = { ids: this.#ids, rules: this.rules, notes };
    this.#rootSize = Number(computedStyle(root, ROOT_STYLE, this.rules)['font-size']);
  }

  /** What the root holds; its own clip is told of alone, as programs do not agree on the space that it lies in. */
  drawn(root: SvgNode, style: Style, scope: Scope): DrawnItem[] {
    if (style['clip-path'] !== 'none' || style.mask !== 'none') this.#notes.add('clip');
    return this.children(root, scope);
  }

  /** Browsers paint the background of a root. */
  backdrop(style: Style, { width, height }: Size): DrawnShape[] {
    const tint = plainTint(style['background-color']!, style);
    if (!tint || tint.opacity === 0) return [];
    const box = { x: 0, y: 0, width, height, rotation: 0 };
    return [
      {
        ...{ type: 'shape', opacity: 1, ...rectOutline(box), fillOpacity: 1, stroke: null },
        fill: { kind: 'plain', ...tint },
        basic: { outline: 'rectangle', box, radius: 0 },
      },
    ];
  }

  children(node: SvgNode, scope: Scope): DrawnItem[] {
    if (this.#open.has(node)) {
      this.#notes.add('loop');
      return [];
    }
    this.#open.add(node);
    const items = elementsOf(node).flatMap((child) => this.#items(child, scope));
    this.#open.delete(node);
    return items;
  }

  #items(written: SvgNode, outer: Scope): readonly DrawnItem[] {
    if (DEFINITIONS.test(written.name) || !isForUs(written)) return [];
    if ((this.#expanded += 1) > LIMITS.expanded) throw tooMany('parts that repeat each other too often');
    if (outer.depth > LIMITS.depth) throw tooMany(`parts nested more than ${LIMITS.depth} deep`);
    const style = computedStyle(written, outer.style, this.rules);
    if (style.display === 'none') return [];
    const node = withFontUnits(written, style, this.#rootSize);
    const scope = this.#scope(node, style, outer);
    if (scope.look.opacity <= 0 || isEmptyRect(areaOf(scope.clip))) return [];
    if (isShape(node)) return style.visibility === 'visible' ? this.#shape(node, scope) : [];
    if (node.name === 'text') return this.#text(node, scope);
    if (node.name === 'image') return style.visibility === 'visible' ? this.#picture(node, scope) : [];
    if (node.name === 'use') return together(this.#usedOnce(written, node, scope), scope.look);
    if (node.name === 'svg') return together(this.#nested(node, scope, sizeOf(node)), scope.look);
    if (node.name === 'switch') return together(this.#chosen(node, scope), scope.look);
    if (!CONTAINERS.test(node.name)) return [];
    const items = this.children(node, scope);
    // a group that is not opaque is painted by itself, too
    const isolated = style.isolation === 'isolate' || (scope.look.opacity < 1 && items.length > 0);
    if (isolated && items.some(blends)) this.#notes.add('blending');
    return together(items, scope.look);
  }

  /** The first part of a choice that is for us: in English or for everybody, with nothing that only others can show. */
  #chosen(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const chosen = elementsOf(node).find((child) => !DEFINITIONS.test(child.name) && isForUs(child));
    return chosen ? this.#items(chosen, scope) : [];
  }

  #scope(node: SvgNode, style: Style, outer: Scope): Scope {
    const matrix = multiply(outer.matrix, placedBy(style, outer.viewport, this.#notes));
    const blend = BLEND_MODES.slice(1).find((mode) => mode === style['mix-blend-mode']);
    const cast = style.filter !== 'none' && CASTS.test(node.name);
    const shadow = cast ? shadowOf(style, matrix, this.#sources) : null;
    if (style.filter !== 'none' && !shadow) this.#notes.add('filter');
    return {
      ...{ style, matrix, viewport: outer.viewport, depth: outer.depth + 1 },
      look: {
        name: nameOf(node),
        opacity: readShare(style.opacity) ?? 1,
        ...(blend && { blend }),
        ...(shadow && { shadow }),
      },
      clip: this.#clip(node, style, { ...outer, matrix }),
    };
  }

  #clip(node: SvgNode, style: Style, { clip, matrix, viewport }: Scope): Clip {
    let now = clip;
    for (const property of ['clip-path', 'mask'] as const) {
      const value = style[property]!;
      const id = urlId(value);
      const source = id === null ? undefined : this.#ids.get(id);
      if (!source) {
        // outlines written as functions
        if (/^[a-z]+\(/i.test(value) && id === null) this.#notes.add(property === 'mask' ? 'mask' : 'clip');
        continue;
      }
      const geometry = isShape(node) ? geometryOf(node, viewport) : null;
      const box = geometry ? pathBounds(geometry.d) : node.name === 'image' ? areaIn(node, viewport) : null;
      const place = { matrix, viewport, box };
      const shows = property === 'clip-path' || isOpaque(source, this.rules);
      const region = property === 'mask' ? maskRegion(source, place) : null;
      const cuts = shows && region !== 'unknown' ? cutsOf(source, place, this.#sources) : null;
      const all = cuts && region && region !== 'unknown' ? [...cuts, cutOf([region])] : cuts;
      if (all) now = all.reduce(narrowed, now);
      else this.#notes.add(property === 'mask' ? 'mask' : 'clip');
    }
    return now;
  }

  /** One that is used inside itself has no end. */
  #usedOnce(written: SvgNode, node: SvgNode, scope: Scope): readonly DrawnItem[] {
    if (this.#open.has(written)) {
      this.#notes.add('loop');
      return [];
    }
    this.#open.add(written);
    const items = this.#use(node, scope);
    this.#open.delete(written);
    return items;
  }

  #use(node: SvgNode, outer: Scope): readonly DrawnItem[] {
    const { style: around } = outer;
    const context = {
      'context-fill': paintOf(around.fill!, around),
      'context-stroke': paintOf(around.stroke!, around),
    };
    const scope: Scope = { ...outer, style: { ...around, ...context } };
    const href = node.attributes.get('href');
    const target = this.#ids.get(href?.slice(1) ?? '');
    if (!target) {
      if (href !== undefined) this.#notes.add('missingPart');
      return [];
    }
    const at = (name: string, whole: number): number => readLength(node.attributes.get(name), whole) ?? 0;
    const shift = translation(at('x', scope.viewport.width), at('y', scope.viewport.height));
    const inner = { ...scope, matrix: multiply(scope.matrix, shift) };
    if (target.name !== 'symbol' && target.name !== 'svg') return this.#items(target, inner);
    const style = computedStyle(target, scope.style, this.rules);
    // of a symbol only its use tells the size, a drawing has one of its own
    const size = target.name === 'svg' ? sizeOf(node, target) : sizeOf(node);
    const within = this.#scope(target, style, inner);
    return together(this.#nested(target, { ...within, depth: inner.depth + 1 }, size), within.look);
  }

  /** An svg or symbol inside: a viewport of its own. */
  #nested(node: SvgNode, scope: Scope, given: { readonly width: string; readonly height: string }) {
    const { attributes } = node;
    const { viewport } = scope;
    const port = {
      x: readLength(attributes.get('x'), viewport.width) ?? 0,
      y: readLength(attributes.get('y'), viewport.height) ?? 0,
      width: readLength(given.width, viewport.width) ?? 0,
      height: readLength(given.height, viewport.height) ?? 0,
    };
    if (isEmptyRect(port)) return [];
    const box = readViewBox(attributes.get('viewBox'));
    const view = box
      ? fitViewBox(box, port, attributes.get('preserveAspectRatio'))
      : translation(port.x, port.y);
    const shows = /^(visible|auto)$/.test(scope.style.overflow!);
    const edge = { ...rectOutline(port), d: transformPath(rectOutline(port).d, scope.matrix) };
    const clip = shows ? scope.clip : narrowed(scope.clip, cutOf([edge]));
    return this.children(node, {
      ...{ ...scope, clip, matrix: multiply(scope.matrix, view), viewport: box ?? port },
    });
  }

  #shape(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const geometry = geometryOf(node, scope.viewport);
    if (!geometry) return [];
    const { matrix, style, viewport } = scope;
    const written = withDots(pathSegments(geometry.d), style);
    const segments = transformSegments(written, matrix);
    if (!segments.flat().every((part) => typeof part === 'string' || Number.isFinite(part))) {
      this.#notes.add('brokenShape');
      return [];
    }
    if (segments.every(([letter]) => letter === 'M' || letter === 'Z')) return [];
    noteShape(style, written, this.#notes);
    const d = writePath(segments);
    this.#count(d);
    const place = { box: pathBounds(geometry.d), matrix, viewport };
    const outlined = { d, rule: style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero' } as const;
    const data = patternPicture(style, this.#sources);
    if (data !== null && !isEmptyRect(place.box)) {
      const clip = narrowed(scope.clip, cutOf([outlined]));
      return this.#placed(
        { data, area: place.box, fit: 'cover', align: alignmentOf('') },
        { ...scope, clip },
      );
    }
    const dashed = style.stroke !== 'none' && style['stroke-dasharray'] !== 'none';
    const stroked = {
      ...{ d: geometry.d, pathLength: node.attributes.get('pathLength') },
      style,
      matrix,
      viewport,
    };
    const shape: DrawnShape = {
      ...{ type: 'shape', ...scope.look, ...outlined },
      fill: node.name === 'line' ? null : fillOf(style, place, this.#sources),
      fillOpacity: readShare(style['fill-opacity']) ?? 1,
      stroke: strokeOf(stroked, () => strokeTint(style, place, this.#sources), this.#notes),
      // where dashes begin, a named outline has a word of its own
      basic: dashed ? null : geometry.basic && transformedBasicShape(geometry.basic, matrix),
    };
    if (MARKERS.some((name) => style[name] !== 'none')) this.#notes.add('marker');
    const { opacity, blend } = scope.look;
    const parts = this.#clipper.cut(shape, scope.clip);
    if (parts.length < 2) return parts;
    return together(
      parts.map(({ blend: _blend, ...part }) => ({ ...part, opacity: 1 })),
      { ...scope.look, opacity, blend },
    );
  }

  /** Counted before all is read: more shapes than a page holds can only become one element, if they are short. */
  #count(d: string): void {
    this.#shapes += 1;
    this.#letters += d.length;
    if (this.#shapes <= LIMITS.objects || this.#letters <= MAX_ART) return;
    const repeated = this.#expanded > this.#elements;
    throw tooMany(repeated ? 'parts that repeat each other too often' : `more than ${LIMITS.objects} shapes`);
  }

  #text(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    noteText(scope.style, this.#notes);
    const texts = readTexts(node, scope.style, scope.matrix, { rules: this.rules, notes: this.#notes });
    const alpha = plainTint(scope.style.fill!, scope.style)?.opacity ?? 1;
    const opacity = scope.look.opacity * alpha * (readShare(scope.style['fill-opacity']) ?? 1);
    const fits = texts.filter(({ spans }) => spans.every(({ style }) => style.size > 0 && sane(style.size)));
    const area = areaOf(scope.clip);
    const seen = fits.filter((text) => rectsIntersect(expandRect(roughBounds(text), SIDE / 20), area));
    const whole = seen.every((text) => holds(area, roughBounds(text), SLACK * 5));
    if (!whole && scope.clip.cuts.length > 0) this.#notes.add('clip');
    return seen.map((text) => ({ ...text, ...scope.look, opacity }));
  }

  #picture(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const data = node.attributes.get('href');
    const area = areaIn(node, scope.viewport);
    if (!data?.startsWith('data:')) return [];
    if (isEmptyRect(area)) {
      const unsaid = ['width', 'height'].some((side) => !node.attributes.has(side));
      if (unsaid) this.#notes.add('pictureSize');
      return [];
    }
    notePicture(scope.style, this.#notes);
    const ratio = node.attributes.get('preserveAspectRatio') ?? '';
    const fit = /none/.test(ratio) ? 'stretch' : /slice/.test(ratio) ? 'cover' : 'contain';
    return this.#placed({ data, area, fit, align: alignmentOf(ratio) }, scope);
  }

  #placed(picture: WrittenPicture, { matrix, clip, look }: Scope): readonly DrawnItem[] {
    const drawn = pictureWithin(picture, matrix, clip, SLACK, this.#notes);
    return drawn ? [{ ...drawn, ...look }] : [];
  }
}

const MARKERS = ['marker', 'marker-start', 'marker-mid', 'marker-end'];

/** The size that the first of some elements says, side by side: all there is, where none says one. */
const sizeOf = (...nodes: readonly SvgNode[]) => {
  const side = (name: string): string =>
    nodes.map(({ attributes }) => attributes.get(name)).find((text) => text !== undefined) ?? '100%';
  return { width: side('width'), height: side('height') };
};
