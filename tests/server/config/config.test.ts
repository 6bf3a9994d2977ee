import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

it('needs nothing: embedded data beside the project, on this machine only', () => {
  expect(readConfig({}, '/srv/app')).toMatchObject({
    ...{ port: 3000, host: '127.0.0.1', dataFolder: '/srv/app/data', fsync: true, proxies: 0 },
  });
});

it('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).databaseUrl).toBeUndefined();
});

it('takes the addresses of footer pages that live elsewhere', () => {
  expect(readConfig({ FOOTER_BLOG: 'https://blog.example', FOOTER_FAQ: '/help' }).page).toMatchObject({
    footer: { blog: 'https://blog.example', faq: '/help' },
  });
});

it('names the environment for the app; one that is set and empty stays so', () => {
  const environment = (env: NodeJS.ProcessEnv) => readConfig(env).page.environment;
  expect([
    environment({}),
    environment({ ENVIRONMENT: 'staging' }),
    environment({ ENVIRONMENT: '' }),
  ]).toEqual(['production', 'staging', '']);
});

it.each([
  [{ FOOTER_BLOG: 'javascript:alert(1)' }, 'FOOTER_BLOG'],
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATA_FSYNC: 'yes' }, 'DATA_FSYNC'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ DATABASE_URL: 'postgres://a@b/c', DATA_FSYNC: '1' }, 'DATA_FSYNC'],
])('%o fails with one line that names %s', (env, name) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});
