/** Drawings of 100 units that say one thing each: what each rule of SVG looks like, in a corner that programs do not agree on. */

const STAR = 'M50 8L75 88L10 38H90L25 88Z';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==';
const gradient = (
  attributes: string,
  stops = '<stop stop-color="red"/><stop offset="1" stop-color="blue"/>',
): string =>
  `<linearGradient id="g" ${attributes}>${stops}</linearGradient><rect x="10" y="10" width="80" height="80" fill="url(#g)"/>`;
const clipped = (clip: string, attributes = ''): string =>
  `<clipPath id="c" ${attributes}>${clip}</clipPath><rect width="100" height="100" fill="green" clip-path="url(#c)"/>`;
const masked = (mask: string, attributes = ''): string =>
  `<mask id="m" ${attributes}>${mask}</mask><rect width="100" height="100" fill="green" mask="url(#m)"/>`;
const box = '<rect x="20" y="20" width="60" height="60" fill="green"/>';

export const CORPUS: Readonly<Record<string, string>> = {
  'a clip by even and odd': clipped(`<path d="${STAR}" clip-rule="evenodd"/>`),
  'clips of two rules': clipped(`<path d="${STAR}" clip-rule="evenodd"/><circle cx="50" cy="50" r="5"/>`),
  'a clip of a clip': `<clipPath id="d"><circle cx="50" cy="50" r="30"/></clipPath>${clipped(`<path d="${STAR}"/>`, 'clip-path="url(#d)"')}`,
  'a clip that is turned about its middle': clipped(
    `<path d="${STAR}"/>`,
    'transform="rotate(36)" transform-origin="center"',
  ),
  'a clip in parts of the box': clipped(
    '<rect x=".2" y=".3" width=".5" height=".4"/>',
    'clipPathUnits="objectBoundingBox"',
  ),
  'a clip with words': clipped('<text y="60" font-size="60">AB</text>'),
  'a fill by even and odd': `<path d="${STAR}" fill-rule="evenodd" fill="green"/>`,
  'a mask of white': masked('<circle cx="50" cy="50" r="40" fill="white"/>'),
  'a mask of gray': masked('<circle cx="50" cy="50" r="40" fill="gray"/>'),
  'a mask that reaches half': masked('<rect width="100" height="100" fill="white"/>', 'width="0.5"'),
  'a mask that is masked': `<mask id="n"><rect x="20" y="20" width="30" height="60" fill="gray"/></mask>${masked('<rect width="100" height="100" fill="white"/>', 'mask="url(#n)"')}`,
  'a mask by ink': masked(
    '<rect x="20" y="20" width="60" height="60" fill="black" fill-opacity=".5"/>',
    'mask-type="alpha"',
  ),
  'a radius below nothing': '<ellipse cx="50" cy="50" rx="-30" ry="30" fill="green"/>',
  'corners with a radius below nothing':
    '<rect x="10" y="10" width="80" height="80" rx="-9" ry="20" fill="green"/>',
  'lengths in sizes of letters':
    '<g font-size="20"><rect x="1em" y="1em" width="3em" height="2em" fill="green"/></g>',
  'dashes of a circle':
    '<circle cx="50" cy="50" r="35" fill="none" stroke="green" stroke-width="8" stroke-dasharray="10 20 30 40"/>',
  'dashes of a rounded box':
    '<rect x="15" y="15" width="70" height="60" rx="15" fill="none" stroke="green" stroke-width="6" stroke-dasharray="14 7"/>',
  'dashes that begin elsewhere':
    '<path d="M10 50H90" stroke="green" stroke-width="10" stroke-dasharray="20" stroke-dashoffset="10"/>',
  dots: '<path d="M30 50L30 50M70 50L70 50" stroke="green" stroke-width="30" stroke-linecap="round"/>',
  'a sharp corner':
    '<path d="M10 20L80 45L10 70" fill="none" stroke="green" stroke-width="10" stroke-miterlimit="20"/>',
  'a corner cut off':
    '<path d="M20 20H80V80" fill="none" stroke="green" stroke-width="20" stroke-miterlimit="1"/>',
  'a line beneath its fill':
    '<circle cx="50" cy="50" r="30" fill="green" stroke="red" stroke-width="20" paint-order="stroke"/>',
  'a line that does not scale':
    '<g transform="scale(4)"><path d="M5 5H20" stroke="green" stroke-width="4" vector-effect="non-scaling-stroke"/></g>',
  arrowheads:
    '<marker id="a" markerWidth="4" markerHeight="4" refX="2" refY="2"><circle cx="2" cy="2" r="2" fill="red"/></marker><path d="M20 50H80" stroke="green" stroke-width="6" marker-end="url(#a)"/>',
  'a gradient across': gradient(''),
  'a gradient in the space around': gradient('gradientUnits="userSpaceOnUse"'),
  'a gradient in percent of the space around': gradient('gradientUnits="userSpaceOnUse" x1="30%" y2="40%"'),
  'a gradient turned about its middle': gradient('gradientTransform="rotate(90)" transform-origin=".5 .5"'),
  'a gradient that repeats': gradient('x2=".3" spreadMethod="repeat"'),
  'a gradient without stops, and a color for it':
    '<linearGradient id="g"/><rect width="90" height="90" fill="url(#g) green"/><circle cx="95" cy="95" r="5"/>',
  'stops without a place': gradient(
    '',
    '<stop stop-color="red"/><stop stop-color="yellow"/><stop offset="1" stop-color="blue"/>',
  ),
  'a stop in millimeters': gradient(
    '',
    '<stop offset="5mm" stop-color="yellow"/><stop offset="1" stop-color="green"/>',
  ),
  'stops at one place': gradient(
    'x1=".3"',
    '<stop stop-color="black"/><stop stop-color="gray"/><stop offset="1" stop-color="white"/>',
  ),
  'a gradient that begins off its middle':
    '<radialGradient id="g" fx=".8"><stop stop-color="white"/><stop offset="1" stop-color="blue"/></radialGradient><rect width="100" height="100" fill="url(#g)"/>',
  'a gradient that begins on a circle':
    '<radialGradient id="g" fr=".3"><stop stop-color="white"/><stop offset="1" stop-color="blue"/></radialGradient><rect width="100" height="100" fill="url(#g)"/>',
  'a gradient that is an ellipse':
    '<radialGradient id="g"><stop stop-color="white"/><stop offset="1" stop-color="blue"/></radialGradient><rect y="30" width="100" height="40" fill="url(#g)"/>',
  'a gradient along a line': `<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><path d="M10 40L90 60" stroke="url(#g)" stroke-width="20"/>`,
  'a pattern':
    '<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r="6" fill="green"/></pattern><rect width="100" height="100" fill="url(#p)"/>',
  'a paint with spaces': `<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect width="90" height="90" fill="  url(  #g  )  "/>`,
  'the paint of who uses it':
    '<defs><path id="u" d="M20 20H80V80Z" fill="context-stroke" stroke="context-fill" stroke-width="6"/></defs><use href="#u" fill="red" stroke="green"/>',
  'the paint of nobody':
    '<rect width="60" height="60" fill="context-fill"/><circle cx="80" cy="80" r="10" fill="green"/>',
  'a rule that is important':
    '<style>#r { fill: green !important } #r { fill: red }</style><rect id="r" width="80" height="80"/>',
  'a style with comments': '<rect width="80" height="80" style="/* a */fill:green/* b */"/>',
  'a sheet of another language':
    '<style type="text/none">.f { fill: red }</style><rect class="f" width="80" height="80" fill="green"/>',
  'numbers and percentages in a color': '<rect width="80" height="80" fill="rgba(0, 50%, 0, 0.5)"/>',
  'an opacity that is a length': '<rect width="80" height="80" fill="green" opacity="0.1mm"/>',
  'another language': `${box}<rect width="90" height="90" fill="red" systemLanguage="ru"/>`,
  'an unknown element': `${box}<random><rect width="90" height="90" fill="red"/></random>`,
  'a group that is not opaque and blends': `<rect width="70" height="70" fill="green"/><g opacity=".5"><rect x="30" y="30" width="60" height="60" fill="yellow" style="mix-blend-mode:multiply"/></g>`,
  'an isolated group': `<rect width="70" height="70" fill="green"/><g style="isolation:isolate"><rect x="30" y="30" width="60" height="60" fill="yellow" style="mix-blend-mode:multiply"/></g>`,
  'a blur':
    '<filter id="f"><feGaussianBlur stdDeviation="5"/></filter><rect x="20" y="20" width="60" height="60" fill="green" filter="url(#f)"/>',
  'a drawing in a drawing':
    '<svg x="20" y="20" width="50" height="50"><circle cx="50" cy="50" r="40" fill="green"/></svg>',
  'a drawing that is used with a size':
    '<defs><svg id="s" x="10" y="10" width="30" height="30"><circle cx="40" cy="40" r="50" fill="green"/></svg></defs><use href="#s" width="60"/>',
  'a symbol':
    '<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="green"/></symbol><use href="#s" x="10" y="20" width="80" height="50"/>',
  'a use of what an unknown element holds':
    '<random><rect id="r" width="50" height="50" fill="red"/></random><use href="#r"/><circle cx="80" cy="80" r="9"/>',
  'uses of each other':
    '<use id="a" href="#b"/><use id="b" href="#a"/><circle cx="50" cy="50" r="30" fill="green"/>',
  'a picture slanted': `<image href="${PIXEL}" width="60" height="60" transform="skewX(30)"/>`,
  'a picture of pixels': `<image href="${PIXEL}" width="90" height="90" image-rendering="pixelated"/>`,
  'a picture by its smaller side': `<image href="${PIXEL}" x="10" y="10" width="80" height="40" preserveAspectRatio="xMinYMid slice"/>`,
};

/** Attributes of the root, for what only a root can say. */
export const ROOTS: Readonly<Record<string, readonly [attributes: string, body: string]>> = {
  'a root with a clip': [
    'width="100" height="100" clip-path="url(#c)"',
    `<clipPath id="c"><path d="${STAR}"/></clipPath><rect width="100" height="100" fill="green"/>`,
  ],
  'a root with a background': ['style="background-color: #00f8"', box],
  'a root that is not opaque': ['opacity=".5"', `${box}<circle cx="80" cy="80" r="20" fill="red"/>`],
  'a root with a ratio': [
    'preserveAspectRatio="xMinYMax meet" width="100" height="60"',
    '<rect width="100" height="100" fill="green"/>',
  ],
};
