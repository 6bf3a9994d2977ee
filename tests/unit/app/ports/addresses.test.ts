import { describe, expect, it } from 'vitest';
import { imageAddress, type AddressBase } from '../../../../app/ports/addresses.js';

const base: AddressBase = {
  origin: 'https://design.example',
  staticPath: '/static/',
  proxyPath: '/api/image_proxy',
};

describe('image addresses', () => {
  it('[D-021] uses data, http and blob as they are, remote ones through the proxy, and prefixes the rest', () => {
    const asTheyAre = [
      'data:image/png;base64,AAAA',
      'blob:https://design.example/4f1c',
      'https://design.example/files/ab12.webp?v=3',
    ];
    for (const source of asTheyAre) expect(imageAddress(source, base)).toBe(source);

    const remote = 'http://photos.example/a b.jpg?size=2&x=1';
    expect(imageAddress(remote, base)).toBe(
      `https://design.example/api/image_proxy?url=${encodeURIComponent(remote)}`,
    );

    expect(imageAddress('/files/ab12.webp', base)).toBe('https://design.example/files/ab12.webp');
    expect(imageAddress('icons/leaf.svg', base)).toBe('https://design.example/static/icons/leaf.svg');
  });

  it('sends look-alikes of our own host through the proxy', () => {
    const foreign = [
      'https://design.example.evil.test/x.png',
      'https://design.example@evil.test/x.png',
      'http://design.example/x.png',
      'HTTPS://evil.test/x.png',
    ];
    for (const source of foreign) expect(imageAddress(source, base)).toMatch(/\/api\/image_proxy\?url=/);
    expect(imageAddress('//evil.test/x.png', base)).toContain(encodeURIComponent('https://evil.test/x.png'));
  });

  it('prefixes with a static host when one is configured', () => {
    const elsewhere = { ...base, staticPath: 'https://static.example/v1' };
    expect(imageAddress('icons/leaf.svg', elsewhere)).toBe('https://static.example/v1/icons/leaf.svg');
  });

  it('does not make a script or a broken address loadable', () => {
    expect(imageAddress('javascript:alert(1)', base)).toBe(
      'https://design.example/static/javascript:alert(1)',
    );
    expect(imageAddress('https://[broken', base)).toBe('https://[broken');
  });
});
