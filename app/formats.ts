import { category, type DesignCategory, type DesignCategoryChild } from '../server/contract/category.js';
import { api } from './api.js';
import { pictureAddress } from './configuration.js';
import { endLoginAttempt } from './features/account/index.js';
import type { Dimensions } from './ui/dimensions.js';

/** The catalog's categories with what stands for them; the landing page asks for them outside the app's cache. */
export async function fetchCategories(signal: AbortSignal): Promise<readonly DesignCategory[]> {
  const tree = await api(category.getDesignCategories, {}, { signal });
  // spec 1 section 4: an attempt to sign in ends when categories arrive
  void endLoginAttempt();
  return tree;
}

/** A format of the catalog with the template that shows what it is for. */
export interface Format {
  readonly id: string;
  readonly name: string;
  readonly dimensions: Dimensions;
  /** Proportion of the picture. */
  readonly width: number;
  readonly height: number;
  readonly picture: string;
  readonly customUrl: string;
}

/** The formats that have an example, highest priority first. */
export function formatsOf(tree: readonly DesignCategory[]): Format[] {
  return tree
    .flatMap(({ children }) => children)
    .sort((a, b) => b.priority - a.priority)
    .flatMap((child) => formatOf(child) ?? []);
}

function formatOf({ _id, name, dimensions, example_template: example }: DesignCategoryChild): Format | null {
  if (!example) return null;
  return {
    id: _id,
    name,
    dimensions,
    width: dimensions.width,
    height: dimensions.height,
    picture: pictureAddress(example.thumbnail),
    customUrl: example.custom_url,
  };
}
