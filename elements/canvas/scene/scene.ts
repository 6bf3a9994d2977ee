import paper from 'paper/dist/paper-core';
import { rectsIntersect, unionRects, type Point, type Rect } from '../../math/geometry.js';
import type { DocumentRecord } from '../../document/records.js';
import { saveGroup } from '../../document/stored/save.js';
import type { Editor } from '../../editor/editor.js';
import { isComposed } from '../../display/stack-groups.js';
import { boundsOf } from '../../objects/object-bounds.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import type { PaintEnv } from '../../paint/env.js';
import { changesOf, type Diff } from '../../store/diff.js';
import { bleedOf } from '../../editor/pages/bleed.js';
import { BleedInk } from './bleed-ink.js';
import { DmItem, type ItemTools } from './dm-item.js';
import { MOST_TOLERANCE } from './hit-rules.js';
import { InkProbe } from './ink-probe.js';
import { ComposedItems, paintablesOf, type Paintable } from './paintable.js';

/** What a change of the document did to the picture: places to paint anew, or the order of everything. */
export interface SceneChange {
  readonly rects: readonly Rect[];
  readonly all: boolean;
  readonly ids: readonly string[];
  /** Those of them that look different by themselves: other words, another size. */
  readonly redrawn: readonly string[];
}

/** A change being collected: lists that grow, since thousands of objects may change at once. */
interface Collected extends SceneChange {
  readonly rects: Rect[];
  readonly ids: string[];
  readonly redrawn: string[];
  all: boolean;
}

const noChange = (): Collected => ({ rects: [], all: false, ids: [], redrawn: [] });

/** The shown page as a scene of Paper.js, kept in step with the document. */
export class Scene {
  readonly #editor: Editor;
  readonly #scope: paper.PaperScope;
  readonly #tools: ItemTools;
  readonly #items = new Map<string, DmItem>();
  /** Items drawn before all their fonts and pictures were here. */
  readonly #waiting = new Set<DmItem>();
  #order: readonly DmItem[] = [];
  #paintables: readonly Paintable[] = [];
  #page = '';

  constructor(editor: Editor, paint: PaintEnv) {
    this.#editor = editor;
    this.#scope = new paper.PaperScope();
    // a canvas of its own that nobody sees: Paper's view would clear and redraw all of ours
    this.#scope.setup(document.createElement('canvas'));
    this.#scope.view.autoUpdate = false;
    this.#tools = { env: editor.resources.env, paint, probe: new InkProbe(paint) };
  }

  /** From back to front, the background picture first. */
  get items(): readonly DmItem[] {
    return this.#order;
  }

  /** The same as it is painted: a composed group's items are one. */
  get paintables(): readonly Paintable[] {
    return this.#paintables;
  }

  get scope(): paper.PaperScope {
    return this.#scope;
  }

  item(id: string): DmItem | undefined {
    return this.#items.get(id);
  }

  /** Objects drawn with something missing. */
  get waiting(): readonly DesignObject[] {
    return [...this.#waiting].map((item) => item.object);
  }

  /** Shows a page from scratch. */
  show(page: string): void {
    this.#scope.activate();
    this.#page = page;
    this.#items.clear();
    this.#waiting.clear();
    for (const id of this.#ids()) this.#create(id);
    this.#restack();
  }

  /** Follows a change of the document; what happened on other pages is none of ours. */
  follow(diff: Diff<DocumentRecord>): SceneChange {
    this.#scope.activate();
    const change = noChange();
    let restack = false;
    for (const [id, [from, to]] of changesOf(diff)) {
      const resized = from?.typeName === 'design';
      restack ||= resized;
      change.all ||= resized || (id === this.#page && groundChanged(from, to));
      if (this.#recomposed(from, to)) {
        change.ids.push(id);
        restack = true;
      }
      const was = this.#onPage(from);
      const is = this.#onPage(to);
      if (!was && !is) continue;
      restack ||= !was || !is || this.#movedInStack(from, to);
      if (this.#bleeds(was) || this.#bleeds(is)) restack = change.all = true;
      this.#update(id, was, is, change);
    }
    if (restack) this.#restackIn(change);
    return change;
  }

  /** Draws again what waited for a font or picture; tells where. */
  takeArrivals(): SceneChange {
    return this.#redraw([...this.#waiting]);
  }

  /** Draws again what shows pictures that were replaced by newer ones. */
  takeRenewed(sources: ReadonlySet<string>): SceneChange {
    const shows = ({ object }: DmItem): boolean =>
      kindFor(object)
        .needs(object)
        .some((need) => need.type !== 'font' && sources.has(need.source));
    return this.#redraw(this.#order.filter(shows));
  }

  #redraw(items: readonly DmItem[]): SceneChange {
    this.#scope.activate();
    const change = noChange();
    for (const item of items) {
      const before = item.ink;
      item.redraw();
      if (this.#bleeds(item.object)) change.all = true;
      this.#noteWaiting(item);
      change.rects.push(unionRects(before, item.ink));
      change.ids.push(item.object.id);
      change.redrawn.push(item.object.id);
    }
    if (change.all) this.#restack();
    return change;
  }

  /** What failed to load is to be tried again: its objects wait anew. */
  lookAgain(): void {
    for (const item of this.#order) this.#noteWaiting(item);
  }

  /** Topmost object under a page point; `unit` is the size of a CSS pixel on the page. */
  hitTest(point: Point, unit: number): string | null {
    this.#scope.activate();
    const hit = this.#scope.project.hitTest(new paper.Point(point.x, point.y), this.#hitOptions(unit));
    return hit ? (hit.item as DmItem).object.id : null;
  }

  /** All objects under a page point, topmost first. */
  hitTestAll(point: Point, unit: number): readonly string[] {
    this.#scope.activate();
    const hits = this.#scope.project.hitTestAll(new paper.Point(point.x, point.y), this.#hitOptions(unit));
    return hits.map(({ item }) => (item as DmItem).object.id);
  }

  /** What the pointer meets: not the picture behind the page, nor what is hidden. */
  #hitOptions(unit: number): object {
    const background = this.#editor.index.background(this.#page)?.id;
    const match = ({ item }: paper.HitResult): boolean => {
      const { object } = item as DmItem;
      return object.id !== background && !object.hidden;
    };
    return { tolerance: unit * MOST_TOLERANCE, fill: true, match };
  }

  /** Objects whose bounds meet an area of the page, back to front; the background picture is left out. */
  within(area: Rect): readonly string[] {
    const met = this.#editor.index.objects(this.#page);
    return met.filter((id) => {
      const item = this.#items.get(id);
      return item !== undefined && !item.object.hidden && rectsIntersect(boundsOf(item.object), area);
    });
  }

  dispose(): void {
    this.#scope.activate();
    // not the project alone: Paper keeps a list of all scopes
    this.#scope.remove();
    this.#items.clear();
    this.#order = [];
    this.#paintables = [];
  }

  #ids(): readonly string[] {
    const background = this.#editor.index.background(this.#page)?.id;
    const objects = this.#editor.index.objects(this.#page);
    return background ? [background, ...objects] : objects;
  }

  #create(id: string): DmItem | undefined {
    const object = this.#editor.object(id);
    if (!object) return undefined;
    const item = new DmItem(object, this.#tools);
    this.#items.set(id, item);
    this.#noteWaiting(item);
    return item;
  }

  #update(id: string, was: DesignObject | null, is: DesignObject | null, change: Collected): void {
    const item = this.#items.get(id);
    change.ids.push(id);
    if (item && was) change.rects.push(item.ink);
    if (!is) {
      if (item) this.#drop(item);
      return;
    }
    const redrawn = !item || item.take(is);
    const now = item ?? this.#create(id);
    if (!now) return;
    change.rects.push(now.ink);
    if (!redrawn) return;
    this.#noteWaiting(now);
    change.redrawn.push(id);
  }

  #drop(item: DmItem): void {
    this.#items.delete(item.object.id);
    this.#waiting.delete(item);
    item.remove();
  }

  #noteWaiting(item: DmItem): void {
    if (this.#editor.resources.ready([item.object])) this.#waiting.delete(item);
    else this.#waiting.add(item);
  }

  #onPage(record: DocumentRecord | undefined): DesignObject | null {
    return record?.typeName === 'object' && record.page === this.#page ? record.object : null;
  }

  #movedInStack(from: DocumentRecord | undefined, to: DocumentRecord | undefined): boolean {
    if (from?.typeName !== 'object' || to?.typeName !== 'object') return false;
    return from.slot !== to.slot || from.object.layer_index !== to.object.layer_index;
  }

  /** True when a group of this page paints, or painted, its objects as one. */
  #recomposed(from: DocumentRecord | undefined, to: DocumentRecord | undefined): boolean {
    return [from, to].some(
      (record) => record?.typeName === 'group' && record.page === this.#page && isComposed(record.extra),
    );
  }

  /** Composed groups may come to lie elsewhere, or be let go, without any of their objects changing. */
  #restackIn(change: Collected): void {
    const composed = (): Rect[] =>
      this.#paintables.filter((paintable) => paintable instanceof ComposedItems).map(({ ink }) => ink);
    change.rects.push(...composed());
    this.#restack();
    change.rects.push(...composed());
  }

  /** What goes on of the background picture past the edges of the page. */
  #bleed(): BleedInk[] {
    const bleed = bleedOf(this.#editor);
    const background = this.#editor.index.background(this.#page)?.object;
    if (!background || bleed === 0) return [];
    return [new BleedInk(background, { size: this.#editor.size, bleed }, this.#tools)];
  }

  /** True for what shows in the bleed as well, which is not an item that follows its object. */
  #bleeds(object: DesignObject | null): boolean {
    return bleedOf(this.#editor) > 0 && object?.sub_type === 'background';
  }

  #restack(): void {
    const layer = this.#scope.project.activeLayer;
    const items = this.#ids().flatMap((id) => this.#items.get(id) ?? []);
    const groups = this.#editor.index.groups(this.#page).map(saveGroup);
    this.#paintables = [...this.#bleed(), ...paintablesOf(items, groups, this.#tools.paint)];
    // what is met first under the pointer is what is seen on top
    this.#order = this.#paintables.flatMap((paintable) => paintable.items);
    layer.removeChildren();
    layer.addChildren([...this.#order]);
  }
}

/** True when the page looks different without its objects; its guides are not painted with it. */
function groundChanged(from: DocumentRecord | undefined, to: DocumentRecord | undefined): boolean {
  if (from?.typeName !== 'page' || to?.typeName !== 'page') return from?.typeName === 'page';
  return from.page.background_color !== to.page.background_color;
}
