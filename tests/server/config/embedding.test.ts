import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

const read = (EMBED_ORIGINS: string) => readConfig({ EMBED_ORIGINS }).embedOrigins;

it('nobody else may embed unless the operator says who', () => {
  expect(readConfig({}).embedOrigins).toBeUndefined();
  expect(read('')).toBeUndefined();
  expect(read(' * ')).toBe('*');
  expect(read('https://Shop.example, http://127.0.0.1:8080/')).toEqual([
    'https://shop.example',
    'http://127.0.0.1:8080',
  ]);
});

it.each(['shop.example', 'https://shop.example/page', 'https://*.example/a', '*, https://a.example', 'null'])(
  '%s names no origin, and the start says so',
  (wrong) => {
    expect(() => read(wrong)).toThrow(ConfigError);
    expect(() => read(wrong)).toThrow(/^EMBED_ORIGINS: /);
  },
);
