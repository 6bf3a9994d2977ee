import { describe, expect, it } from 'vitest';
import { imageAddress, type AddressBase } from '../../../../app/ports/image-address.js';

const base: AddressBase = {
  origin: 'https://design.example',
  apiOrigin: 'https://design.example',
  staticOrigin: 'https://design.example',
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
      `https://design.example/api/image_proxy?src=${encodeURIComponent(remote)}`,
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
    for (const source of foreign) expect(imageAddress(source, base)).toMatch(/\/api\/image_proxy\?src=/);
    expect(imageAddress('//evil.test/x.png', base)).toContain(encodeURIComponent('https://evil.test/x.png'));
  });

  it('leads to the addresses for calls and files where they lie apart', () => {
    const apart = {
      ...base,
      apiOrigin: 'https://api.design.example',
      staticOrigin: 'https://files.design.example',
    };
    const files = 'https://files.design.example/static';
    expect(imageAddress('icons/leaf.svg', apart)).toBe(`${files}/icons/leaf.svg`);
    expect(imageAddress('/static/design_resource/sea?v=1', apart)).toBe(`${files}/design_resource/sea?v=1`);
    expect(imageAddress(`${files}/upload/1`, apart)).toBe(`${files}/upload/1`);
    const clean = '/static/design_resource/sea?v=1&clean=1';
    expect(imageAddress(clean, apart)).toBe(`https://api.design.example${clean}`);
    // who asks matters here, and only the host of the calls is told
    expect(imageAddress('/static/saved_design/1', apart)).toBe(
      'https://api.design.example/static/saved_design/1',
    );
    expect(imageAddress('https://photos.example/a.jpg', apart)).toMatch(
      /^https:\/\/api\.design\.example\/api\/image_proxy\?src=/,
    );
  });

  it('does not make a script or a broken address loadable', () => {
    expect(imageAddress('javascript:alert(1)', base)).toBe(
      'https://design.example/static/javascript:alert(1)',
    );
    expect(imageAddress('https://[broken', base)).toBe('https://[broken');
  });
});
