import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FOOTER_PAGES } from '../../contract/footer-pages.js';

/** Written by the build: each address of the app with the scripts it needs besides the entry. */
export const ROUTES_FILE = 'routes.json';

export interface RouteScripts {
  /** A path whose parts may be `:name`, or `:name?` at its end. */
  readonly path: string;
  readonly scripts: readonly string[];
  /** Scripts, programs and fonts that it needs besides in a window that is no phone's. */
  readonly wide?: readonly string[];
}

/** The table of a built app; empty while there is none. */
export async function readRoutes(folder: string): Promise<readonly RouteScripts[]> {
  try {
    return JSON.parse(await readFile(join(folder, ROUTES_FILE), 'utf8')) as RouteScripts[];
  } catch {
    return [];
  }
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Whether a page of the app lies at an address; before the app is built nobody can say, and it may. */
export function isRoute(routes: readonly RouteScripts[], url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const parts = partsOf(path);
  if (routes.length === 0 || FOOTER_PAGES.some((page) => parts.length === 1 && parts[0] === page))
    return true;
  return routes.some((route) => fits(partsOf(route.path), parts));
}

/** What the page at an address (path and query) needs, so that it comes at once instead of one after the other. */
export function filesFor(routes: readonly RouteScripts[], url: string): Omit<RouteScripts, 'path'> {
  const parts = partsOf(url.split(/[?#]/, 1)[0] ?? '');
  return routes.find(({ path }) => fits(partsOf(path), parts)) ?? { scripts: [] };
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  const needed = pattern.filter((part) => !part.endsWith('?')).length;
  if (parts.length < needed || parts.length > pattern.length) return false;
  return parts.every((part, index) => pattern[index]?.startsWith(':') || pattern[index] === part);
}
