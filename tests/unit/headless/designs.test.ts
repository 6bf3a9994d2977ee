import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createDesign, designSchema, validateDesign } from '../../../elements/headless/node.js';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe('designs without an editor', () => {
  it('are made in a size, and are valid', () => {
    const design = createDesign({ width: 1080, height: 1350, unit: 'px' });
    expect(design).toMatchObject({ width: 1080, height: 1350, pages: [{ objects: [] }] });
    expect(validateDesign(design)).toMatchObject({ valid: true });
    expect(validateDesign(JSON.stringify(design))).toMatchObject({ valid: true });
    expect(() => createDesign({ width: 8001 })).toThrow('width must be 1 to 8000 px');
    expect(() => createDesign({ height: Number.NaN })).toThrow(RangeError);
  });

  it('with a fault are told with its place', () => {
    const design = createDesign();
    const broken = { ...design, pages: [{ ...design.pages[0], objects: [{ id: 'a', type: 'text' }] }] };
    expect(validateDesign(broken)).toMatchObject({ valid: false, path: /^pages\[0\]\.objects\[0\]/ });
    expect(validateDesign('{')).toMatchObject({ valid: false, path: '' });
    expect(validateDesign(null)).toMatchObject({ valid: false, path: '' });
  });
});

describe('the published JSON Schema', () => {
  const validator = new Ajv2020({ strict: false }).compile(designSchema());
  const current = readdirSync('tests/fixtures/designs').filter((name) => name.startsWith('v1-'));

  it('is the one of the sources: npm run schema writes it', () => {
    expect(read('docs/design.schema.json')).toEqual(designSchema());
  });

  it.each(current)('takes %s', (name) => {
    validator(read(`tests/fixtures/designs/${name}`));
    expect(validator.errors).toBeNull();
  });

  it('takes every tenth template of the catalog', () => {
    const names = readdirSync('catalog/dist/templates').filter((_, i) => i % 10 === 0);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      validator(read(`catalog/dist/templates/${name}`));
      expect(validator.errors, name).toBeNull();
    }
  });

  it('refuses what the reader refuses', () => {
    const design = createDesign();
    const page = design.pages[0]!;
    for (const fault of [
      { ...design, width: 0 },
      { ...design, pages: [] },
      { ...design, version: 99 },
      { ...design, pages: [{ ...page, background_color: 'red' }] },
      { ...design, pages: [{ ...page, objects: [{ id: 'a', type: 'text' }] }] },
    ]) {
      expect(validateDesign(fault).valid).toBe(false);
      expect(validator(fault)).toBe(false);
    }
  });
});
