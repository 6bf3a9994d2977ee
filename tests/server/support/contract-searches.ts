import {
  designResources,
  designTemplates,
  resourceSearch,
  templateSearch,
  textTemplates,
  textTemplateSearch,
} from '../../../server/contract/search.js';
import type { Example } from './contract-mockups.js';

/** What the searches are asked, and what they refuse. */
export const searchExamples: readonly Example[] = [
  {
    call: designTemplates.search,
    good: () => templateSearch({ text: 'sunny', category: 'Post', size: 50 }),
    bad: [{ query: { match_all: {} } }, 'bad_request'],
  },
  {
    call: designResources.search,
    good: () => resourceSearch({ text: 'sea', sub_type: 'photo' }),
    bad: [{ ...resourceSearch({ text: 'sea', sub_type: 'photo' }), sort: 'name' }, 'bad_request'],
  },
  {
    call: textTemplates.search,
    good: () => textTemplateSearch({ text: 'quote' }),
    bad: [{ ...textTemplateSearch({ text: 'quote' }), size: 101 }, 'bad_request'],
  },
];
