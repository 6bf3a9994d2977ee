import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

it('without settings every request speaks for itself', () => {
  const config = readConfig({});
  expect(config).not.toHaveProperty('addresses');
  expect(config.page).toEqual({ environment: 'production', footer: {}, payments: { provider: 'sandbox' } });
});

it('calls and files lie with the pages unless they have addresses of their own', () => {
  const { addresses, page } = readConfig({ WEBSITE_URL: 'https://Design.example/' });
  const own = 'https://design.example';
  expect(addresses).toEqual({ website: own, api: own, static: own });
  expect(page).not.toHaveProperty('apiUrl');
});

it('pages are told where calls and files lie apart from them', () => {
  const { addresses, page } = readConfig({
    WEBSITE_URL: 'https://design.example',
    API_URL: 'https://api.design.example',
    STATIC_URL: 'https://files.design.example:8443',
  });
  expect(addresses?.api).toBe('https://api.design.example');
  expect(page).toMatchObject({
    apiUrl: 'https://api.design.example',
    staticUrl: 'https://files.design.example:8443',
  });
});

it.each([
  [{ WEBSITE_URL: 'design.example' }, 'WEBSITE_URL'],
  [{ WEBSITE_URL: 'ftp://design.example' }, 'WEBSITE_URL'],
  [{ WEBSITE_URL: 'https://design.example/app' }, 'WEBSITE_URL'],
  [{ WEBSITE_URL: 'https://design.example/?a' }, 'WEBSITE_URL'],
  [{ WEBSITE_URL: 'https://me@design.example' }, 'WEBSITE_URL'],
  [{ API_URL: 'https://api.design.example' }, 'WEBSITE_URL'],
  [{ WEBSITE_URL: 'https://design.example', API_URL: 'http://api.design.example' }, 'API_URL'],
  [{ WEBSITE_URL: 'https://design.example', STATIC_URL: '/static' }, 'STATIC_URL'],
])('%o fails with one line that names %s', (env, name) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});
