/**
 * Who may import whom: the house as data. `npm run check:rooms` fails on an import outside this table and on any value
 * cycle. Keys are folders; `rooms` are folders they may import from besides themselves, `types` folders they may import
 * types from, `packages` the packages they may use. Pure rooms load in plain Node without a DOM.
 */
const PURE = ['math', 'ports', 'store', 'text', 'display', 'imaging', 'objects', 'document', 'paint', 'render'];
const pure = PURE.map((room) => `elements/${room}`);
const LIT = ['lit', '@preact/signals-core'];

module.exports = {
  pure: PURE,
  rooms: {
    'elements/math': { rooms: [], packages: [] },
    'elements/ports': { rooms: [], types: ['elements/math'], packages: ['@preact/signals-core'] },
    'elements/store': { rooms: [], packages: ['@preact/signals-core'] },
    'elements/text': { rooms: ['elements/math'], packages: ['harfbuzzjs', 'bidi-js', 'linebreak'] },
    'elements/display': { rooms: ['elements/math'], types: ['elements/document', 'elements/objects'], packages: [] },
    'elements/imaging': { rooms: ['elements/math'], packages: [] },
    'elements/objects': { rooms: ['elements/math', 'elements/text', 'elements/display', 'elements/imaging'], packages: ['zod'] },
    'elements/document': { rooms: ['elements/store', 'elements/objects', 'elements/math'], packages: ['zod'] },
    'elements/paint': { rooms: ['elements/display', 'elements/imaging', 'elements/math'], packages: [] },
    'elements/render': {
      rooms: ['elements/document', 'elements/objects', 'elements/display', 'elements/paint', 'elements/text', 'elements/math'],
      types: ['elements/ports'],
      packages: ['@napi-rs/canvas'],
    },
    'elements/base': { rooms: [], packages: LIT },
    'elements/controls': { rooms: ['elements/base', 'elements/math'], packages: [...LIT, '@floating-ui/dom'] },
    'elements/editor': { rooms: pure, packages: LIT },
    'elements/canvas': { rooms: [...pure, 'elements/base', 'elements/editor'], packages: [...LIT, 'paper'] },
    'elements/toolbars': { rooms: [...pure, 'elements/base', 'elements/controls', 'elements/editor'], packages: LIT },
    'elements/panels': { rooms: [...pure, 'elements/base', 'elements/controls', 'elements/editor'], packages: LIT },
    'elements/shell': {
      rooms: [...pure, ...['base', 'controls', 'editor', 'canvas', 'toolbars', 'panels'].map((room) => `elements/${room}`)],
      packages: LIT,
    },
    'server/contract': { rooms: ['elements/document', 'elements/math'], packages: ['zod'] },
  },
};
