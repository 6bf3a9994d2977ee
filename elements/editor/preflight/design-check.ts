import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { browserPaintEnv } from '../../render/browser.js';
import type { BackdropEnv, PreflightEnv } from '../../preflight/env.js';
import type * as Checks from '../../preflight/page-checks.js';
import type { Finding } from '../../preflight/finding.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { checkedPage, objectsOf } from './checked-page.js';
import { idleMoment, runWhenIdle } from './idle-work.js';

/** Quiet time after a change before the design is looked at again, milliseconds. */
const QUIET = 400;
/** Where the checks could not be fetched they are asked for again after this long, milliseconds. */
const AGAIN = 10_000;

type PageChecks = typeof Checks;

/** The checks themselves come once the design is shown. */
const loadChecks = (): Promise<PageChecks> => import('../../preflight/page-checks.js');

/** What is wrong with a page. */
export interface PageFindings {
  readonly page: string;
  readonly findings: readonly Finding[];
}

/**
 * What is wrong with the open design, kept up to date in idle time while anyone watches. Pages whose pictures and fonts
 * are not here are left out until somebody watches thoroughly, which loads them.
 */
export class DesignCheck {
  readonly #editor: Editor;
  readonly #pages = signal<readonly PageFindings[]>([]);
  readonly #busy = signal(false);
  readonly #sold = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #stops: (() => void)[] = [];
  #watchers = 0;
  #thorough = 0;
  #round = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  #backdrop: BackdropEnv | undefined;

  /** Pages with something to tell, in their order. */
  readonly pages: ReadonlySignal<readonly PageFindings[]> = computed(() => {
    const told = new Map(this.#pages.value.map((each) => [each.page, each]));
    return this.#editor.index.pages.value.flatMap((page) => {
      const each = told.get(page);
      return each && each.findings.length > 0 ? [each] : [];
    });
  });
  /** How many errors and warnings there are; hints are not counted. */
  readonly count: ReadonlySignal<number> = computed(
    () =>
      this.pages.value.flatMap(({ findings }) => findings).filter(({ severity }) => severity !== 'hint')
        .length,
  );
  /** True from a change until all pages were looked at. */
  readonly busy: ReadonlySignal<boolean> = this.#busy;

  constructor(editor: Editor, backdrop?: BackdropEnv) {
    this.#editor = editor;
    this.#backdrop = backdrop;
  }

  /** Keeps the findings up to date until the answer is called. `thorough` loads what pages out of sight need. */
  watch({ thorough = false }: { readonly thorough?: boolean } = {}): () => void {
    this.#thorough += thorough ? 1 : 0;
    if (this.#watchers++ === 0) this.#follow();
    this.#begin(0);
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      this.#thorough -= thorough ? 1 : 0;
      if (--this.#watchers === 0) this.#rest();
    };
  }

  /** Takes a finding off the list at once: its fix has run, and the next look will tell. */
  forget({ page, id }: Finding): void {
    this.#pages.value = this.#pages
      .peek()
      .map((each) =>
        each.page === page ? { page, findings: each.findings.filter((finding) => finding.id !== id) } : each,
      );
  }

  #follow(): void {
    const { store, resources } = this.#editor;
    let first = true;
    this.#stops.push(
      store.listen(() => this.#begin()),
      resources.version.subscribe(() => {
        if (!first) this.#begin();
        first = false;
      }),
    );
  }

  #rest(): void {
    for (const stop of this.#stops.splice(0)) stop();
    clearTimeout(this.#later);
    this.#round++;
    this.#busy.value = false;
  }

  /** Looks again once the design has been quiet; what was under way is stopped. */
  #begin(wait = QUIET): void {
    const round = ++this.#round;
    this.#busy.value = true;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      // a gesture changes its objects at every frame
      if (this.#editor.history.inGesture) this.#begin();
      else void this.#go(() => round !== this.#round);
    }, wait);
  }

  async #go(stopped: () => boolean): Promise<void> {
    for (const page of this.#editor.index.pages.peek()) {
      const findings = await this.#check(page, stopped);
      if (!findings) return;
      this.#put(page, findings);
    }
    this.#busy.value = false;
  }

  /** null when it was stopped. */
  async #check(id: string, stopped: () => boolean): Promise<readonly Finding[] | null> {
    const objects = objectsOf(checkedPage(this.#editor, id));
    if (this.#thorough > 0) await this.#editor.resources.ensure(objects);
    await this.#askSold(objects);
    await idleMoment();
    const checks = await loadChecks().catch(() => null);
    if (stopped()) return null;
    if (!checks) {
      this.#begin(AGAIN);
      return null;
    }
    return runWhenIdle(checks.checkPage(checkedPage(this.#editor, id), this.#env(checks)), stopped);
  }

  #put(page: string, findings: readonly Finding[]): void {
    const known = this.#pages.peek();
    if (known.some((each) => each.page === page && each.findings === findings)) return;
    this.#pages.value = [...known.filter((each) => each.page !== page), { page, findings }];
  }

  async #askSold(objects: readonly DesignObject[]): Promise<void> {
    const sources = objects.flatMap((object) =>
      kindFor(object)
        .needs(object)
        .flatMap((need) => (need.type === 'font' ? [] : [need.source])),
    );
    const { resources } = this.#editor;
    // one that was loaded anew may have been bought
    const unknown = [...new Set(sources)].filter((source) => !this.#asked.has(resources.edition(source)));
    if (unknown.length === 0) return;
    const sold = await resources.sold(unknown);
    // offline: asked again the next time
    if (!sold) return;
    for (const source of unknown) {
      this.#asked.add(resources.edition(source));
      this.#sold.delete(source);
    }
    for (const source of sold) this.#sold.add(source);
  }

  #env({ createBackdropEnv }: PageChecks): PreflightEnv {
    const { resources, size, design } = this.#editor;
    this.#backdrop ??= createBackdropEnv(
      browserPaintEnv(() => undefined),
      (source) => resources.bitmap(source),
      pixelsOf,
    );
    return {
      objects: resources.env,
      size,
      unit: design.dimension_units ?? 'px',
      backdrop: this.#backdrop,
      placeholders: [t('headingWords'), t('subheadingWords'), t('bodyWords')],
      ready: (object) => resources.ready([object]),
      fault: (source) => resources.fault(source),
      premium: (source) => this.#sold.has(source),
    };
  }
}

const pixelsOf: BackdropEnv['pixels'] = (canvas) => {
  const context = canvas.getContext('2d') as unknown as OffscreenCanvasRenderingContext2D;
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
};

const checks = new WeakMap<Editor, DesignCheck>();

/** The check of an open design: one for all who watch it. */
export function checkOf(editor: Editor): DesignCheck {
  let check = checks.get(editor);
  if (!check) checks.set(editor, (check = new DesignCheck(editor)));
  return check;
}
