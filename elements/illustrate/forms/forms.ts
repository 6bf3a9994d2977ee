import { built } from './built.js';
import type { Form } from './form.js';
import { nature } from './nature.js';
import { things } from './things.js';

/** What the illustrator draws itself, by id. */
export const FORMS: Readonly<Record<string, Form>> = { ...nature, ...built, ...things };

/** The forms that have a color of their own for want of another. */
export const OWN_COLOR: Readonly<Record<string, string>> = {
  'form-mushroom': '#d8413a',
  'form-lotus': '#f08fb0',
  'form-whale': '#3f6da8',
  'form-dolphin': '#6f93b8',
  'form-fish': '#f0803c',
  'form-heart': '#e0455f',
  'form-candle': '#f6ead2',
  'form-wineglass': '#9b2242',
  'form-doughnut': '#f29bb5',
  'form-icecream': '#f29bb5',
  'form-star': '#ffd257',
  'form-lamp': '#e8a14a',
};
