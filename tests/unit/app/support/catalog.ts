import type { DesignCategory, DesignCategoryChild } from '../../../../server/contract/category.js';
import type { TemplateListItem } from '../../../../server/contract/design.js';

/** A format; without measures it is 1050 x 600 px. */
export const format = (name: string, priority: number, size = [1050, 600]): DesignCategoryChild => ({
  ...{ _id: idOf(name), name, priority },
  dimensions: { width: size[0]!, height: size[1]!, unit: 'px' },
  example_template: {
    ...{ _id: `${idOf(name)}-example`, custom_url: `${idOf(name)}-example` },
    ...{ thumbnail: `/static/template/${idOf(name)}.webp?v=1`, categories: [] },
  },
});

export const category = (
  name: string,
  priority: number,
  children: DesignCategoryChild[],
): DesignCategory => ({
  ...{ _id: idOf(name), name, priority, children },
});

export const template = (name: string, of = 'Business Card'): TemplateListItem => ({
  ...{ _id: `${idOf(name)}-id`, name, custom_url: idOf(name), keywords: '', active: true },
  ...{ thumbnail: `/static/template/${idOf(name)}.webp?v=1`, width: 1050, height: 600 },
  categories: [{ _id: idOf(of), name: of, dimensions: { width: 1050, height: 600, unit: 'px' } }],
});

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Everything comes near at once, where jsdom measures nothing. */
export function allNear(): void {
  globalThis.IntersectionObserver = class {
    readonly #seen: IntersectionObserverCallback;
    constructor(seen: IntersectionObserverCallback) {
      this.#seen = seen;
    }
    observe(target: Element) {
      this.#seen([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
    }
    unobserve() {}
    disconnect() {}
  } as never;
}
