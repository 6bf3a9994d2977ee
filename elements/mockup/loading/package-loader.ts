import { parsePackage, type MockupPackage } from '../../compose/format/mockup-package.js';
import { fetchFile } from './fetch-file.js';

export interface LoadedPackage {
  readonly package: MockupPackage;
  /** Address that the names of its files are relative to. */
  readonly base: string;
}

/** Fetches and checks a mockup.json. Rejects with a PackageError, or with what the network says. */
export async function loadPackage(src: string, signal: AbortSignal): Promise<LoadedPackage> {
  const address = new URL(src, document.baseURI).href;
  const response = await fetchFile(address, signal);
  return { package: parsePackage(await response.json()), base: response.url || address };
}
