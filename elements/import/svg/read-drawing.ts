import { transformPath, transformSegments, writePath } from '../../display/transform-path.js';
import { pathBounds } from '../../display/path-bounds.js';
import { pathSegments } from '../../display/path-data.js';
import { expandRect, isEmptyRect, rectsIntersect, type Rect, type Size } from '../../math/geometry.js';
import { IDENTITY, multiply, scaling, translation, type Matrix } from '../../math/matrix.js';
import { BLEND_MODES } from '../../objects/schema.js';
import { geometryOf, isShape } from './shapes/basic-shapes.js';
import { transformedBasicShape } from './shapes/transformed-box.js';
import { areaOf, cutOf, cutsOf, holds, narrowed, rectOutline, type Clip } from './shapes/clip.js';
import { readStyleSheet, type StyleRule } from './style/css.js';
import { ShapeClipper } from './shapes/shape-clipper.js';
import type { PathClipper } from './shapes/path-clipper.js';
import { drawingExtent } from './drawing-extent.js';
import type { DrawnGroup, DrawnItem, DrawnShape, Drawing } from './drawing.js';
import { LIMITS, tooMany } from './parse/limits.js';
import { Notes } from './parse/notes.js';
import {
  alignmentOf,
  drawingSize,
  fitViewBox,
  readLength,
  readShare,
  readViewBox,
  sane,
} from './parse/attribute-values.js';
import { fillOf, plainTint, strokeTint, urlId, type PaintSources } from './style/paints.js';
import { patternPicture, pictureWithin, type WrittenPicture } from './shapes/pictures.js';
import { shadowOf } from './style/shadows.js';
import { strokeOf } from './style/strokes.js';
import { ROOT_STYLE, computedStyle, styleInPlace, type Style } from './style/computed-style.js';
import { placedBy } from './style/placing.js';
import { notePicture, noteShape, noteText } from './style/simplified.js';
import { roughBounds, readTexts } from './text/read-text.js';
import { MAX_ART } from './convert/to-icon.js';
import { elementsOf, everyNode, textOf, type SvgNode } from './parse/svg-node.js';

/** Longest side of a drawing as read: large enough that rounding to thousandths shows nowhere. */
const SIDE = 1000;
/** Parts that stick out less are not worth a word. */
const SLACK = SIDE / 500;

/** What holds for everything inside an element. */
interface Scope {
  readonly style: Style;
  readonly matrix: Matrix;
  readonly look: Look;
  readonly clip: Clip;
  /** What percentages are of. */
  readonly viewport: Size;
  readonly depth: number;
}

/** What all items have. */
type Look = Pick<DrawnShape, 'name' | 'opacity' | 'blend' | 'shadow'>;

/**
 * Reads a safe tree into a drawing: transforms, styles and uses resolved, shapes cut to their clips where a clipper is lent.
 * Throws SvgRefused when it grows too large.
 */
export function readDrawing(root: SvgNode, notes: Notes, clipper: PathClipper | null = null): Drawing {
  const box = readViewBox(root.attributes.get('viewBox')) ?? unsaidBox(root);
  const natural = drawingSize(root.attributes.get('width'), root.attributes.get('height'), box);
  const scale = SIDE / Math.max(natural.width, natural.height);
  const size = { width: natural.width * scale, height: natural.height * scale };
  const port = { x: 0, y: 0, ...natural };
  const view = fitViewBox(box ?? port, port, root.attributes.get('preserveAspectRatio'));
  const reader = new Reader(root, notes, new ShapeClipper(clipper, notes, SLACK));
  const style = computedStyle(root, ROOT_STYLE, reader.rules);
  const scope: Scope = {
    style,
    matrix: multiply(scaling(scale), view),
    look: { opacity: readShare(style.opacity) ?? 1 },
    clip: { rect: { x: 0, y: 0, ...size }, cuts: [] },
    viewport: box ?? natural,
    depth: 0,
  };
  const items = together(reader.children(root, scope), scope.look);
  const [only, more] = items;
  const shown = only?.type === 'group' && !more && isPlain(only) ? only.children : items;
  return { size, view: box ?? port, items: shown };
}

/** Browsers lay a drawing that says nothing of its size into one of this, px. */
const USUAL: Size = { width: 300, height: 150 };
const EVERYWHERE: Rect = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** All that is drawn, where the root says neither a size nor what it shows: nothing is cut off or lost in a corner. */
function unsaidBox(root: SvgNode): Rect | undefined {
  const given = [root.attributes.get('width'), root.attributes.get('height')];
  if (given.some((length) => (readLength(length) ?? 0) > 0)) return undefined;
  const unsaid = new Notes();
  const reader = new Reader(root, unsaid, new ShapeClipper(null, unsaid, SLACK));
  const style = computedStyle(root, ROOT_STYLE, reader.rules);
  const scope: Scope = {
    ...{ style, matrix: IDENTITY, viewport: USUAL, depth: 0 },
    look: { opacity: 1 },
    clip: { rect: EVERYWHERE, cuts: [] },
  };
  const extent = drawingExtent(reader.children(root, scope));
  return isEmptyRect(extent) ? undefined : extent;
}

/** Drawn only where something refers to them. */
const DEFINITIONS =
  /^(defs|symbol|clipPath|mask|marker|pattern|linearGradient|radialGradient|filter|style|title|desc)$/;
const CONTAINERS = /^(g|a)$/;
const CASTS = /^(path|rect|circle|ellipse|line|polyline|polygon|text|image)$/;

class Reader {
  readonly rules: readonly StyleRule[];
  readonly #ids = new Map<string, SvgNode>();
  readonly #notes: Notes;
  readonly #clipper: ShapeClipper;
  readonly #sources: PaintSources;
  /** Elements being read: one that is used inside itself has no end. */
  readonly #open = new Set<SvgNode>();
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
      if (node.name === 'style') sheets.push(textOf(node));
    }
    this.rules = sheets.flatMap((sheet) => readStyleSheet(sheet, notes));
    this.#sources = { ids: this.#ids, rules: this.rules, notes };
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

  #items(node: SvgNode, outer: Scope): readonly DrawnItem[] {
    if (DEFINITIONS.test(node.name)) return [];
    if ((this.#expanded += 1) > LIMITS.expanded) throw tooMany('parts that repeat each other too often');
    if (outer.depth > LIMITS.depth) throw tooMany(`parts nested more than ${LIMITS.depth} deep`);
    const style = computedStyle(node, outer.style, this.rules);
    if (style.display === 'none') return [];
    const scope = this.#scope(node, style, outer);
    if (scope.look.opacity <= 0 || isEmptyRect(areaOf(scope.clip))) return [];
    if (isShape(node)) return style.visibility === 'visible' ? this.#shape(node, scope) : [];
    if (node.name === 'text') return this.#text(node, scope);
    if (node.name === 'image') return style.visibility === 'visible' ? this.#picture(node, scope) : [];
    if (node.name === 'use') return together(this.#use(node, scope), scope.look);
    if (node.name === 'svg')
      return together(this.#nested(node, scope, { width: '100%', height: '100%' }), scope.look);
    if (node.name === 'switch') return together(this.#chosen(node, scope), scope.look);
    if (!CONTAINERS.test(node.name)) return [];
    const items = this.children(node, scope);
    if (style.isolation === 'isolate' && items.some(blends)) this.#notes.add('blending');
    return together(items, scope.look);
  }

  /** The first part of a choice that is for us: in English or for everybody, with nothing that only others can show. */
  #chosen(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const fits = ({ attributes }: SvgNode): boolean =>
      (attributes.get('requiredExtensions') ?? '') === '' &&
      (!attributes.has('systemLanguage') || /(^|,)\s*en\b/i.test(attributes.get('systemLanguage')!));
    const chosen = elementsOf(node).find((child) => !DEFINITIONS.test(child.name) && fits(child));
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
      const shows = property === 'clip-path' || isOpaque(source, this.rules);
      const cuts = shows ? cutsOf(source, { matrix, viewport, box }, this.#sources) : null;
      if (cuts) now = cuts.reduce(narrowed, now);
      else this.#notes.add(property === 'mask' ? 'mask' : 'clip');
    }
    return now;
  }

  #use(node: SvgNode, scope: Scope): readonly DrawnItem[] {
    const target = this.#ids.get(node.attributes.get('href')?.slice(1) ?? '');
    if (!target) return [];
    const at = (name: string, whole: number): number => readLength(node.attributes.get(name), whole) ?? 0;
    const shift = translation(at('x', scope.viewport.width), at('y', scope.viewport.height));
    const inner = { ...scope, matrix: multiply(scope.matrix, shift) };
    if (target.name !== 'symbol' && target.name !== 'svg') return this.#items(target, inner);
    const style = computedStyle(target, scope.style, this.rules);
    const size = {
      width: node.attributes.get('width') ?? '100%',
      height: node.attributes.get('height') ?? '100%',
    };
    const within = this.#scope(target, style, inner);
    return together(this.#nested(target, { ...within, depth: inner.depth + 1 }, size), within.look);
  }

  /** An svg or symbol inside: a viewport of its own. */
  #nested(node: SvgNode, scope: Scope, given: { readonly width: string; readonly height: string }) {
    const { attributes } = node;
    const { viewport } = scope;
    const sized =
      node.name === 'symbol'
        ? given
        : {
            width: attributes.get('width') ?? given.width,
            height: attributes.get('height') ?? given.height,
          };
    const port = {
      x: readLength(attributes.get('x'), viewport.width) ?? 0,
      y: readLength(attributes.get('y'), viewport.height) ?? 0,
      width: readLength(sized.width, viewport.width) ?? 0,
      height: readLength(sized.height, viewport.height) ?? 0,
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
    const written = pathSegments(geometry.d);
    const segments = transformSegments(written, matrix);
    if (!segments.flat().every((part) => typeof part === 'string' || Number.isFinite(part))) {
      this.#notes.add('brokenShape');
      return [];
    }
    if (segments.every(([letter]) => letter === 'M' || letter === 'Z')) return [];
    noteShape(style, written, this.#notes);
    const d = writePath(segments);
    this.#count(d);
    const place = { box: pathBounds(geometry.d), matrix };
    const outlined = { d, rule: style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero' } as const;
    const data = patternPicture(style, this.#sources);
    if (data !== null && !isEmptyRect(place.box)) {
      const clip = narrowed(scope.clip, cutOf([outlined]));
      return this.#placed(
        { data, area: place.box, fit: 'cover', align: alignmentOf('') },
        { ...scope, clip },
      );
    }
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
      basic: geometry.basic && transformedBasicShape(geometry.basic, matrix),
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
    if (!data?.startsWith('data:') || isEmptyRect(area)) return [];
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

const blends = (item: DrawnItem): boolean =>
  item.blend !== undefined || (item.type === 'group' && item.opacity === 1 && item.children.some(blends));

const isPlain = ({ opacity, blend, name }: DrawnGroup): boolean => opacity === 1 && !blend && !name;

/** Several items as a group; one alone takes over what is said of it. */
function together(items: readonly DrawnItem[], { name, opacity, blend, shadow }: Look): readonly DrawnItem[] {
  const [only, more] = items;
  if (!only) return [];
  if (more)
    return [{ type: 'group', name, opacity, ...(blend && { blend }), children: items } satisfies DrawnGroup];
  return [
    {
      ...only,
      opacity: only.opacity * opacity,
      ...((only.blend ?? blend) && { blend: only.blend ?? blend }),
      ...(shadow && only.type !== 'group' && { shadow }),
    },
  ];
}

/** The rectangle of an image element. */
function areaIn({ attributes }: SvgNode, { width, height }: Size): Rect {
  const length = (name: string, whole: number): number => readLength(attributes.get(name), whole) ?? 0;
  return {
    x: length('x', width),
    y: length('y', height),
    width: length('width', width),
    height: length('height', height),
  };
}

/** What programs call an element; generated ids say nothing. */
function nameOf({ attributes }: SvgNode): string | undefined {
  const name = attributes.get('label') ?? attributes.get('data-name') ?? attributes.get('id');
  return name &&
    /^[\p{L}][\p{L}\p{N} _-]{1,59}$/u.test(name) &&
    !/\d{2,}$|^(path|rect|g|circle)[\d-]*$/.test(name)
    ? name.replace(/_/g, ' ')
    : undefined;
}

/** A mask of white shapes, or of any where only their ink counts, hides nothing but what lies outside them. */
function isOpaque(mask: SvgNode, rules: readonly StyleRule[]): boolean {
  const own = styleInPlace(mask, rules);
  return elementsOf(mask).every((node) => {
    const style = computedStyle(node, own, rules);
    const full = (readShare(style.opacity) ?? 1) * (readShare(style['fill-opacity']) ?? 1) === 1;
    return full && (own['mask-type'] === 'alpha' || /^(#fff(fff)?|white)$/i.test(style.fill!));
  });
}
