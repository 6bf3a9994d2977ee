import { describe, expect, it } from 'vitest';
import { isLink, openableLink, readLink, shownLink } from '../../../elements/objects/link.js';

describe('an address that was typed', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  www.example.co.uk/path?a=b#c ', 'https://www.example.co.uk/path?a=b#c'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.com/A', 'https://example.com/A'],
    ['münchen.de', 'https://xn--mnchen-3ya.de/'],
    ['https://example.com/a b'.replace(' ', '%20'), 'https://example.com/a%20b'],
    ['mailto:hello@example.com?subject=Hi', 'mailto:hello@example.com?subject=Hi'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['tel:+49 30 (123) 45', 'tel:+4930(123)45'],
    ['+49 30 12345', 'tel:+493012345'],
    ['http://localhost:3000', 'http://localhost:3000/'],
  ])('%s is kept as %s', (typed, href) => {
    expect(readLink(typed)).toEqual({ href });
    expect(isLink(href)).toBe(true);
    expect(openableLink(href)).toBe(href);
  });

  it.each([
    ['javascript:alert(1)', 'scheme'],
    ['JavaScript:alert(1)', 'scheme'],
    ['java\nscript:alert(1)', 'address'],
    [' javascript:alert(1)//example.com', 'scheme'],
    ['data:text/html,<script>', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://example.com', 'scheme'],
    ['blob:https://example.com/1', 'scheme'],
    ['camp', 'address'],
    ['see example.com', 'address'],
    ['https://', 'address'],
    ['https://exa mple.com', 'address'],
    ['mailto:', 'address'],
    ['tel:', 'address'],
    ['tel:call-me', 'address'],
    ['', 'address'],
    [`https://example.com/${'a'.repeat(2000)}`, 'length'],
    [`https://example.com/${'ä'.repeat(700)}`, 'length'],
  ])('%s is refused', (typed, fault) => expect(readLink(typed)).toEqual({ fault }));

  it.each([
    'javascript:alert(1)',
    'java\tscript:1',
    '\u0001javascript:1',
    '//example.com',
    '/a',
    'https:// a',
    '',
  ])('%s is never stored nor opened', (value) => {
    expect(isLink(value)).toBe(false);
    expect(openableLink(value)).toBeNull();
  });

  it('is shown without what nobody types', () => {
    expect(shownLink('https://www.example.com/')).toBe('example.com');
    expect(shownLink('http://example.com/a/')).toBe('example.com/a/');
    expect(shownLink('mailto:a@b.de')).toBe('a@b.de');
  });
});
