/**
 * Names of SVG with capital letters. The purifier's own lists hold them in lower case, which suits HTML; a drawing is read
 * as XML, where case counts, and without these it would lose its gradients, its clips and even its viewBox.
 */
export const CAPITAL_TAGS = [
  ...[
    'linearGradient',
    'radialGradient',
    'clipPath',
    'textPath',
    'feBlend',
    'feColorMatrix',
    'feComponentTransfer',
  ],
  ...[
    'feComposite',
    'feConvolveMatrix',
    'feDiffuseLighting',
    'feDisplacementMap',
    'feDistantLight',
    'feDropShadow',
  ],
  ...[
    'feFlood',
    'feFuncA',
    'feFuncB',
    'feFuncG',
    'feFuncR',
    'feGaussianBlur',
    'feMerge',
    'feMergeNode',
    'feMorphology',
  ],
  ...['feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
];

export const CAPITAL_ATTRIBUTES = [
  ...['systemLanguage', 'requiredExtensions'],
  ...[
    'viewBox',
    'preserveAspectRatio',
    'gradientUnits',
    'gradientTransform',
    'spreadMethod',
    'clipPathUnits',
  ],
  ...[
    'maskUnits',
    'maskContentUnits',
    'patternUnits',
    'patternContentUnits',
    'patternTransform',
    'filterUnits',
  ],
  ...[
    'primitiveUnits',
    'markerUnits',
    'markerWidth',
    'markerHeight',
    'refX',
    'refY',
    'pathLength',
    'textLength',
  ],
  ...[
    'lengthAdjust',
    'startOffset',
    'stdDeviation',
    'baseFrequency',
    'numOctaves',
    'stitchTiles',
    'tableValues',
  ],
  ...['kernelMatrix', 'kernelUnitLength', 'edgeMode', 'preserveAlpha', 'surfaceScale', 'specularConstant'],
  ...['specularExponent', 'diffuseConstant', 'limitingConeAngle', 'pointsAtX', 'pointsAtY', 'pointsAtZ'],
  ...['targetX', 'targetY', 'xChannelSelector', 'yChannelSelector'],
];
