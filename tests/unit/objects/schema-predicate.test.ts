import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { groupObject } from '../../../elements/objects/group/model.js';
import { kindOf, kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import { schemaPredicate } from '../../../elements/objects/schema-predicate.js';
import { textOf } from '../../support/objects.js';

const folder = new URL('../../fixtures/designs/', import.meta.url);

type Json = Record<string, unknown>;

/** Fields that are rarely set, all of them. */
function rareObjects(): Json[] {
  const picture = {
    ...{ src: '/a.jpg', image_width: 10, image_height: 10, flip_horizontal: -1, flip_vertical: 1 },
    svg_colors: [{ color: '#1a2b3c' }],
    ...{ contentDisplacement: { x: 1, y: 2 }, image_rotation: 3, image_needs_autoset: true },
    ...{ filter: { id: 'amber', intensity: 20 }, image_contain: true },
  };
  const filter = { brightness: 1, contrast: 2, saturation: 3, tint: 4, blur: 5, x_process: 6, vignette: 7 };
  const gradient = {
    ...{ type: 'radial', angle: 10, center: { x: 0.5, y: 0.5 }, radius: 2 },
    stops: [
      { offset: 0, color: '#000000', opacity: 0.5 },
      { offset: 1, color: '#ffffff' },
    ],
  };
  const box = {
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    filter,
    frame: { outline: 'star', radius: 0.1 },
    color: null,
  };
  const path = { d: 'M0 0L1 1', viewBox: [0, 0, 1, 1], rule: 'evenodd' };
  const mix = {
    shadow: { shadowColor: '#aaaaaa', r: 2, theta: 116, blur: 2, opacity: 1, size: 4 },
    ...{ blend_mode: 'multiply', name: 'Name', labels: { text: 'title', colors: ['main'] }, hidden: true },
  };
  const { text_details: text, ...plain } = textOf() as unknown as Json;
  const run = { start: 0, end: 1, weight: 500, fontColor: '#123456' };
  const words = {
    ...{ gradient, runs: [run], paragraphs: [{ list: 'bullet', level: 1 }], textCase: 'upper' },
    ...{
      verticalAlign: 'middle',
      autoHeight: false,
      autoWidth: true,
      autoFit: 'shrink',
      underline: true,
      weight: 400,
    },
    text_effect: {
      ...{ stroke: true, strokeSize: 1, strokeColor: '#112233', glow: true, glowColor: '#112233' },
      shadows: [{ shadowColor: '#aaaaaa', r: 2, theta: 116, blur: 2, opacity: 1 }],
    },
  };
  const details = {
    outline: 'rectangle',
    path,
    gradient,
    stroke_cap: 'round',
    stroke_dash: [1, 2],
    radius: 0.2,
  };
  return [
    { ...plain, ...mix, text_details: { ...(text as Json), ...words } },
    { ...plain, ...mix, type: 'image', filter, image_details: picture },
    { ...plain, type: 'image', sub_type: 'icon', image_details: { svg_art: '<svg/>', svg_colors: [] } },
    { ...plain, type: 'image', sub_type: 'shape', shape_details: details },
    {
      ...{ ...plain, type: 'image', sub_type: 'mockup', image_details: { src: 'mockup/mug/e30' } },
      mockup_details: { id: 'mug', inputs: { hue_values: [] } },
    },
    {
      ...{ ...plain, type: 'image', sub_type: 'qr' },
      qr_details: { text: 'x', color: '#112233', background: '#ffffff', correction: 'H' },
    },
    { ...plain, type: 'grid', grid_details: { boxes: [{ ...box, image: picture }, box], gap: 3, radius: 4 } },
    { ...plain, type: 'group', group_details: { object_data: [{ id: 'x', type: 'text' }] } },
  ];
}

/** Every object of every design there is, and of all kinds. */
function storedObjects(): Json[] {
  const files = readdirSync(folder).map((name) =>
    parseDesignFile(readFileSync(new URL(name, folder), 'utf8')),
  );
  const pages = files.flatMap(({ pages }) => pages);
  const stored = pages.flatMap(({ objects, background_image: background }) => [
    ...(objects as unknown as Json[]),
    ...(background ? [background as unknown as Json] : []),
  ]);
  return [...stored, ...rareObjects()];
}

const schemaOf = (object: Json): z.ZodMiniType =>
  object['type'] === 'group' ? groupObject : kinds[kindOf(object as unknown as DesignObject)].schema;

/** What may stand where something else is meant. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, true, NaN, Infinity, -1e9, -31, -1, 0, 0.5, 1, 101, 1e9],
  ...['', 'x', '#12345', '#1a2b3c', 'M0 0Z', 'normal', 'x'.repeat(65)],
  ...[[], [1], [{}], {}, { x: 1, y: 2 }, { id: 'x', type: 'x' }],
];

/** The value with each of its parts, deep down, left out or replaced. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* WRONG;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [i, part] of value.entries())
      for (const other of spoiled(part)) yield [...value.slice(0, i), other, ...value.slice(i + 1)];
    yield Array.from({ length: 101 }, () => value[0] as unknown);
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    const { [name]: _, ...rest } = value as Json;
    yield rest;
    for (const other of spoiled(part)) yield { ...rest, [name]: other };
  }
}

describe('the quick check', () => {
  it('takes every object of every design there is', () => {
    const objects = storedObjects();
    const met = objects.map((object) => object['sub_type'] ?? object['type']);
    expect([...new Set(met)].sort()).toEqual([...Object.keys(kinds), 'group'].sort());
    for (const object of objects)
      expect(schemaPredicate(schemaOf(object))(object), object['id'] as string).toBe(true);
  });

  it('says of each of them, spoiled anywhere, what its schema says', () => {
    let taken = 0;
    let refused = 0;
    for (const object of storedObjects()) {
      const schema = schemaOf(object);
      for (const other of spoiled(object)) {
        const { success } = schema.safeParse(other);
        if (schemaPredicate(schema)(other) !== success) expect.fail(`${success}: ${JSON.stringify(other)}`);
        if (success) taken++;
        else refused++;
      }
    }
    expect(taken).toBeGreaterThan(1000);
    expect(refused).toBeGreaterThan(1000);
  });

  it('leaves to the schema what it does not know', () => {
    for (const schema of [
      z.date(),
      z.strictObject({}),
      z.object({ any: z.unknown() }),
      z.string().check(z.startsWith('x')),
      z.looseObject({ inner: z.record(z.string(), z.number()) }),
      z.string().check(z.trim()),
    ])
      for (const value of [new Date(), {}, { any: 1 }, 'xy', { inner: { a: 1 } }, ' x '])
        expect(schemaPredicate(schema)(value)).toBe(false);
  });
});
