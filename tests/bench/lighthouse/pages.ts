import { category } from '../../../server/contract/category.js';
import { createClient } from '../../../server/contract/client.js';
import { API_BASE } from '../../../server/contract/contract.js';

export interface MeasuredPage {
  readonly name: string;
  /** Path and query. */
  readonly path: string;
}

const START = '/designmaker/start';

/** What is measured: the pages that anybody may open, the detail with a template of the catalog that is served. */
export async function measuredPages(address: string): Promise<readonly MeasuredPage[]> {
  const call = createClient({ base: `${address}${API_BASE}` });
  const tree = await call(category.getDesignCategories, {});
  const example = tree.flatMap(({ children }) => children).find(({ example_template: it }) => it !== null);
  if (!example?.example_template) throw new Error('the catalog has no template');
  return [
    { name: 'landing', path: '/' },
    { name: 'home', path: START },
    { name: 'search', path: `${START}/search?query=poster` },
    { name: 'detail', path: `${START}/template/${example.example_template.custom_url}` },
  ];
}
