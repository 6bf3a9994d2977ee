import type { Tensor } from './weights.js';

/**
 * The network of Open Image Denoise as an ONNX model: a U-Net of 3 x 3 convolutions, halved four times and brought back.
 * Input `light` is 1 x 9 x h x w (light, albedo, normal), output `clean` 1 x 3 x h x w; h and w are multiples of 16.
 */

const ENCODER = ['enc_conv0', 'enc_conv1', 'enc_conv2', 'enc_conv3', 'enc_conv4', 'enc_conv5a', 'enc_conv5b'];

/** A protocol buffer, as far as a model needs one: fields of numbers, of bytes, and of messages. */
type Field = readonly [tag: number, value: number | string | Uint8Array | readonly Field[]];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

function message(fields: readonly Field[]): Buffer {
  const parts = fields.flatMap(([tag, value]) => {
    if (typeof value === 'number') return [Buffer.from([...varint(tag * 8), ...varint(value)])];
    const bytes =
      typeof value === 'string' ? Buffer.from(value) : value instanceof Uint8Array ? value : message(value);
    return [Buffer.from([...varint(tag * 8 + 2), ...varint(bytes.length)]), bytes];
  });
  return Buffer.concat(parts);
}

const FLOAT = 1;
const bytesOf = (data: Float32Array) => new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
const tensor = (name: string, dims: readonly number[], data: Float32Array): Field => [
  5,
  [...dims.map((each): Field => [1, each]), [2, FLOAT], [8, name], [9, bytesOf(data)]],
];
const ints = (name: string, values: readonly number[]): Field => [
  5,
  [[1, name], ...values.map((value): Field => [8, value]), [20, 7]],
];
const int = (name: string, value: number): Field => [
  5,
  [
    [1, name],
    [3, value],
    [20, 2],
  ],
];
const text = (name: string, value: string): Field => [
  5,
  [
    [1, name],
    [4, value],
    [20, 3],
  ],
];
const node = (op: string, from: readonly string[], to: string, attributes: readonly Field[] = []): Field => [
  1,
  [...from.map((each): Field => [1, each]), [2, to], [4, op], ...attributes],
];
const image = (tag: number, name: string, channels: number): Field => {
  const dims: readonly Field[] = [
    [1, 1],
    [1, channels],
    [2, 'h'],
    [2, 'w'],
  ];
  const shape: readonly Field[] = dims.map((dim): Field => [1, [dim]]);
  const type: readonly Field[] = [
    [1, FLOAT],
    [2, shape],
  ];
  return [
    tag,
    [
      [1, name],
      [2, [[1, type]]],
    ],
  ];
};

/** The bytes of the model. */
export function onnxModelOf(weights: ReadonlyMap<string, Tensor>): Buffer {
  const nodes: Field[] = [];
  const held = [...weights].map(([name, { dims, data }]) => tensor(name, dims, data));
  held.push(tensor('twice', [4], Float32Array.of(1, 1, 2, 2)));
  const conv = (name: string, from: string): string => {
    const pads = [ints('kernel_shape', [3, 3]), ints('pads', [1, 1, 1, 1])];
    nodes.push(node('Conv', [from, `${name}.weight`, `${name}.bias`], `${name}.sum`, pads));
    nodes.push(node('Relu', [`${name}.sum`], name));
    return name;
  };
  const half = (name: string, from: string): string => {
    nodes.push(node('MaxPool', [from], name, [ints('kernel_shape', [2, 2]), ints('strides', [2, 2])]));
    return name;
  };
  const joined = (name: string, from: string, beside: string): string => {
    const near = [
      text('mode', 'nearest'),
      text('coordinate_transformation_mode', 'asymmetric'),
      text('nearest_mode', 'floor'),
    ];
    nodes.push(node('Resize', [from, '', 'twice'], `${name}.up`, near));
    nodes.push(node('Concat', [`${name}.up`, beside], name, [int('axis', 1)]));
    return name;
  };
  const [e0, e1, e2, e3, e4, e5a, e5b] = ENCODER as [string, string, string, string, string, string, string];
  const p1 = half('p1', conv(e1, conv(e0, 'light')));
  const p2 = half('p2', conv(e2, p1));
  const p3 = half('p3', conv(e3, p2));
  const p4 = half('p4', conv(e4, p3));
  let x = conv(e5b, conv(e5a, p4));
  for (const [level, beside] of [
    [4, p3],
    [3, p2],
    [2, p1],
    [1, 'light'],
  ] as const)
    x = conv(`dec_conv${level}b`, conv(`dec_conv${level}a`, joined(`j${level}`, x, beside)));
  conv('dec_conv0', x);
  nodes.push(node('Identity', ['dec_conv0'], 'clean'));
  const graph: Field[] = [...nodes, [2, 'denoise'], ...held, image(11, 'light', 9), image(12, 'clean', 3)];
  return message([
    [1, 8],
    [7, graph],
    [
      8,
      [
        [1, ''],
        [2, 13],
      ],
    ],
  ]);
}
