import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

const provider = {
  OIDC_ISSUER: 'https://accounts.example',
  OIDC_CLIENT_ID: 'design',
  OIDC_CLIENT_SECRET: 'secret',
};

it('the embedded provider vouches for users unless another is named', () => {
  expect(readConfig({})).not.toHaveProperty('provider');
});

it('both products have one client id unless they are set apart', () => {
  const design = { id: 'design', secret: 'secret' };
  expect(readConfig(provider).provider).toEqual({
    issuer: 'https://accounts.example',
    clients: { design, mockup: design },
  });
  const apart = { ...provider, OIDC_MOCKUP_CLIENT_ID: 'mockup', OIDC_MOCKUP_CLIENT_SECRET: 'other' };
  expect(readConfig(apart).provider?.clients).toEqual({ design, mockup: { id: 'mockup', secret: 'other' } });
});

it.each([
  'http://localhost:4000',
  'http://accounts.dm.localhost:4000',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
])('%s does not leave this machine, so it may travel in the open', (OIDC_ISSUER) => {
  expect(readConfig({ ...provider, OIDC_ISSUER }).provider?.issuer).toBe(OIDC_ISSUER);
});

it('where the pages travel in the open, the provider may too', () => {
  const open = { ...provider, OIDC_ISSUER: 'http://accounts.lan', WEBSITE_URL: 'http://design.lan' };
  expect(readConfig(open).provider?.issuer).toBe('http://accounts.lan');
});

it.each([
  [{ OIDC_ISSUER: 'https://accounts.example' }, 'OIDC_CLIENT_ID'],
  [{ OIDC_CLIENT_ID: 'design' }, 'OIDC_ISSUER'],
  [{ ...provider, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
  [{ ...provider, OIDC_MOCKUP_CLIENT_ID: 'mockup' }, 'OIDC_MOCKUP_CLIENT_SECRET'],
  [{ OIDC_MOCKUP_CLIENT_ID: 'mockup', OIDC_MOCKUP_CLIENT_SECRET: 'other' }, 'OIDC_ISSUER'],
  [{ ...provider, OIDC_ISSUER: 'accounts.example' }, 'OIDC_ISSUER'],
  [{ ...provider, OIDC_ISSUER: 'http://accounts.example' }, 'OIDC_ISSUER'],
  [{ ...provider, OIDC_ISSUER: 'http://127.0.0.1.evil.example' }, 'OIDC_ISSUER'],
])('%o fails with one line that names %s', (env, name) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});
