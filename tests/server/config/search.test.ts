import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

const WHOLE = {
  OPENSEARCH_URL: 'https://search.example:9200/',
  OPENSEARCH_USERNAME: 'maker',
  OPENSEARCH_PASSWORD: 'p:w d',
  OPENSEARCH_INDEX: 'staging-2',
};

it('the database answers searches unless an OpenSearch server is set', () => {
  expect(readConfig({ OPENSEARCH_URL: '' }).search).toBeUndefined();
  expect(readConfig(WHOLE).search).toEqual({
    url: 'https://search.example:9200',
    login: { username: 'maker', password: 'p:w d' },
    index: 'staging-2',
  });
  expect(readConfig({ OPENSEARCH_URL: 'http://10.0.0.5:9200/search' }).search).toEqual({
    url: 'http://10.0.0.5:9200/search',
    index: 'design-maker',
  });
});

it.each([
  [{ OPENSEARCH_URL: '' }, 'OPENSEARCH_URL'],
  [{ OPENSEARCH_URL: '', OPENSEARCH_USERNAME: '', OPENSEARCH_PASSWORD: '' }, 'OPENSEARCH_URL'],
  [{ OPENSEARCH_USERNAME: '' }, 'OPENSEARCH_USERNAME'],
  [{ OPENSEARCH_PASSWORD: '' }, 'OPENSEARCH_PASSWORD'],
  [{ OPENSEARCH_URL: 'search.example:9200' }, 'OPENSEARCH_URL'],
  [{ OPENSEARCH_URL: 'ftp://search.example' }, 'OPENSEARCH_URL'],
  [{ OPENSEARCH_URL: 'https://maker:secret@search.example' }, 'OPENSEARCH_URL'],
  [{ OPENSEARCH_URL: 'https://search.example/?a=1' }, 'OPENSEARCH_URL'],
  [{ OPENSEARCH_USERNAME: 'a:b' }, 'OPENSEARCH_USERNAME'],
  // an index of such a name would be another, or several
  [{ OPENSEARCH_INDEX: 'Designs' }, 'OPENSEARCH_INDEX'],
  [{ OPENSEARCH_INDEX: 'a,b' }, 'OPENSEARCH_INDEX'],
  [{ OPENSEARCH_INDEX: '../_all' }, 'OPENSEARCH_INDEX'],
  [{ OPENSEARCH_INDEX: '*' }, 'OPENSEARCH_INDEX'],
])('%o instead fails with one line that names %s', (wrong, name) => {
  const read = () => readConfig({ ...WHOLE, ...wrong });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});
