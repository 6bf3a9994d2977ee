import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

it('no provider of photos is asked unless its key is set', () => {
  expect(readConfig({}).stockPhotos).toEqual({});
  expect(readConfig({ UNSPLASH_ACCESS_KEY: '', OPENVERSE: 'off' }).stockPhotos).toEqual({});
  expect(readConfig({ UNSPLASH_ACCESS_KEY: 'a', PEXELS_API_KEY: 'b', OPENVERSE: 'on' }).stockPhotos).toEqual({
    unsplash: { key: 'a', api: 'https://api.unsplash.com', app: 'design_maker' },
    pexels: { key: 'b', api: 'https://api.pexels.com/v1' },
    openverse: { api: 'https://api.openverse.org/v1' },
  });
  expect(
    readConfig({ OPENVERSE_CLIENT_ID: 'c', OPENVERSE_CLIENT_SECRET: 'd', OPENVERSE_API: 'http://mirror/v1/' })
      .stockPhotos,
  ).toEqual({ openverse: { api: 'http://mirror/v1', client: { id: 'c', secret: 'd' } } });
});

it.each([
  [{ UNSPLASH_ACCESS_KEY: 'two words' }, 'UNSPLASH_ACCESS_KEY'],
  [{ UNSPLASH_APP_NAME: 'shop' }, 'UNSPLASH_ACCESS_KEY'],
  [{ UNSPLASH_ACCESS_KEY: 'a', UNSPLASH_APP_NAME: 'my shop' }, 'UNSPLASH_APP_NAME'],
  [{ PEXELS_API: 'https://mirror.example' }, 'PEXELS_API_KEY'],
  [{ PEXELS_API_KEY: 'a', PEXELS_API: 'mirror' }, 'PEXELS_API'],
  [{ OPENVERSE: 'yes' }, 'OPENVERSE'],
  [{ OPENVERSE_CLIENT_ID: 'a' }, 'OPENVERSE_CLIENT_SECRET'],
  [{ OPENVERSE_API: 'https://mirror.example' }, 'OPENVERSE'],
])('%o fails with one line that names %s', (wrong, name) => {
  expect(() => readConfig(wrong)).toThrow(ConfigError);
  expect(() => readConfig(wrong)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});
