import type { Palettes } from '../build/templates/recipe.js';

/** Five colours each: a dark one for text, a light one for the ground, and three between. */
export const palettes = {
  terracotta: ['#2b1a12', '#c4512d', '#e9b44c', '#8a9a5b', '#f8f0e3'],
  harbour: ['#0f2c3f', '#b5452f', '#e9c46a', '#7aa6a1', '#f4f1e8'],
  canyon: ['#2d1b14', '#b5472a', '#e8a15c', '#a08a72', '#fbf3e6'],
  prairie: ['#22301f', '#9c4f1e', '#e3b866', '#8fa083', '#f6f2e6'],
  brass: ['#171614', '#b98a3e', '#7d6a4a', '#cfc3ac', '#f6f1e5'],
  jazz: ['#14213d', '#e4572e', '#f2b134', '#6fa8a0', '#f7eede'],
  candy: ['#33215a', '#ff6f91', '#ffc75f', '#8b6fd0', '#fdf7ff'],
  meadow: ['#1f3322', '#d9603b', '#f0c24b', '#7fa66a', '#f8f5e6'],
  plum: ['#2a1030', '#f0532d', '#ffd166', '#7b4b8a', '#fff4e6'],
  cobalt: ['#101b4d', '#2f4be0', '#ff8a5c', '#9db4ff', '#f5f4ef'],
  fern: ['#12332b', '#2f7d4f', '#f4c95d', '#9cc5a1', '#f4f6ea'],
  orchard: ['#12332b', '#b08d57', '#d9c08c', '#7c8f7a', '#fbf8f1'],
  rosewood: ['#3a1426', '#b8405e', '#e8a598', '#8a6a78', '#fdf3ef'],
  graphite: ['#14161a', '#e2653a', '#f0b090', '#8a8f98', '#f7f6f3'],
  teal: ['#08202b', '#ff7a59', '#2fb5b0', '#8fb3bd', '#f2f7f7'],
  atlas: ['#0d2138', '#f4a259', '#4f9d90', '#93a8b8', '#f3f0e7'],
  moss: ['#14241b', '#d8e07a', '#7fa05f', '#9db09a', '#f5f6ea'],
  coast: ['#17405c', '#f2a65a', '#4f9da6', '#8cc5c4', '#fdfaf3'],
  grove: ['#1d3325', '#4f772d', '#b7c68b', '#dd9a54', '#f7f6ea'],
  summit: ['#1c2b4a', '#4a7fb0', '#e9a23b', '#9db8d2', '#f8f7f2'],
  ember: ['#1c130e', '#ffb703', '#d1592b', '#9a7b5f', '#fff6e6'],
  film: ['#121212', '#ffd23f', '#ee4266', '#8d8d8d', '#faf7ef'],
  lantern: ['#131b33', '#ff8c61', '#ffd29a', '#6d7fb3', '#fdf6ec'],
} satisfies Palettes;
