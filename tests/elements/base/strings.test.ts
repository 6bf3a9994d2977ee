import { expect } from '@open-wc/testing';
import { effect } from '@preact/signals-core';
import { defineStrings, translateStrings } from '../../../elements/base/i18n/strings.js';

describe('defineStrings', () => {
  const t = defineStrings('test-room', {
    save: 'Save',
    pages: ({ count }: { count: number }) => (count === 1 ? '1 page' : `${count} pages`),
  });

  it('answers with English, with parameters where a text has them', () => {
    expect(t('save')).to.equal('Save');
    expect(t('pages', { count: 3 })).to.equal('3 pages');
  });

  it('shows a translation as soon as it arrives and keeps English for the rest', () => {
    const shown: string[] = [];
    const stop = effect(() => {
      shown.push(`${t('save')}, ${t('pages', { count: 1 })}`);
    });
    translateStrings('test-room', { save: 'Sichern' });
    stop();
    expect(shown).to.deep.equal(['Save, 1 page', 'Sichern, 1 page']);
  });
});
