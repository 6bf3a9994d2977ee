import { describe, expect, it } from 'vitest';
import { editedText } from '../../../../../app/features/designs/lists/edited-text.js';
import { initials, nameOf } from '../../../../../app/features/account/menu/initials.js';

describe('when a design was edited', () => {
  const now = new Date(2026, 5, 14, 10, 30);
  const said = (...when: [number, number, number, number?, number?]) => editedText(new Date(...when), now);

  it('is said as one would say it', () => {
    expect(said(2026, 5, 14, 10, 30)).toBe('Edited just now');
    expect(said(2026, 5, 14, 10, 29)).toBe('Edited 1 minute ago');
    expect(said(2026, 5, 14, 10, 28)).toBe('Edited 2 minutes ago');
    expect(said(2026, 5, 14, 9, 30)).toBe('Edited 1 hour ago');
    expect(said(2026, 5, 14, 0, 5)).toBe('Edited 10 hours ago');
    expect(said(2026, 5, 13, 23, 0)).toBe('Edited yesterday');
    expect(said(2026, 5, 12, 23)).toBe('Edited 12 June');
    expect(said(2024, 5, 12)).toBe('Edited 12 June 2024');
  });

  it('is never in the future, whatever the two clocks say', () => {
    expect(said(2026, 5, 14, 10, 40)).toBe('Edited just now');
  });
});

describe('what a user is called', () => {
  it('is the name, and the e-mail for who has none', () => {
    expect(nameOf({ name: ' ', email: 'rana@northam.example' })).toBe('rana@northam.example');
  });

  it('is short where there is little room', () => {
    expect(initials('Rana Okafor')).toBe('RO');
    expect(initials('Ana de la Cruz')).toBe('AC');
    expect(initials('rana@northam.example')).toBe('R');
    expect(initials('𝒜da 李')).toBe('𝒜李');
    expect(initials('@')).toBe('');
  });
});
