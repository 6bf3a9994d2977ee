/**
 * Small networks as ONNX files, written by hand: the tests need models whose every answer is known, and none to download.
 * The form is protobuf, field numbers as in onnx.proto.
 */

const FLOAT = 1;
const encoder = new TextEncoder();

const bytes = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

function varint(value: number): Uint8Array {
  const groups: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    groups.push(rest < 128 ? rest : (rest % 128) | 128);
    if (rest < 128) return Uint8Array.from(groups);
  }
}

const whole = (field: number, value: number): Uint8Array => bytes(varint(field * 8), varint(value));
const block = (field: number, data: Uint8Array): Uint8Array =>
  bytes(varint(field * 8 + 2), varint(data.length), data);
const text = (field: number, value: string): Uint8Array => block(field, encoder.encode(value));

/** A number is a fixed side, a word one that may be any. */
export type Shape = readonly (number | string)[];

/** ValueInfoProto */
function value(name: string, shape: Shape, type: number): Uint8Array {
  const sides = shape.map((side) => block(1, typeof side === 'number' ? whole(1, side) : text(2, side)));
  const tensor = bytes(whole(1, type), block(2, bytes(...sides)));
  return bytes(text(1, name), block(2, block(1, tensor)));
}

/** TensorProto */
const weights = (name: string, shape: readonly number[], values: readonly number[]): Uint8Array =>
  bytes(
    ...shape.map((side) => whole(1, side)),
    whole(2, FLOAT),
    text(8, name),
    block(9, new Uint8Array(Float32Array.from(values).buffer)),
  );

/** NodeProto */
const node = (type: string, inputs: readonly string[], output: string): Uint8Array =>
  bytes(...inputs.map((name) => text(1, name)), text(2, output), text(3, output), text(4, type));

const repeated = (values: readonly number[], times: number): number[] =>
  Array.from({ length: times }, () => values).flat();

export interface SmallNetwork {
  /** [batch, channels, height, width] as the file declares them. */
  readonly input?: Shape;
  readonly inputName?: string;
  /** ONNX's number of the input's type: 1 is float32. */
  readonly inputType?: number;
  /** False: what comes out is not brought between 0 and 1. */
  readonly sigmoid?: boolean;
  /** Weights of red, green and blue. */
  readonly colors?: readonly number[];
  /** Weights take this many pixels a side; more than the picture has fail when it runs. One unless told. */
  readonly kernel?: number;
  /** How many masks it gives, all alike; one unless told. */
  readonly masks?: number;
}

/**
 * A network that looks at each pixel alone: what is redder than it is blue is the subject. A convolution of one pixel, then
 * a sigmoid.
 */
export function redIsSubject({
  input = [1, 3, 32, 32],
  inputName = 'picture',
  inputType = FLOAT,
  sigmoid = true,
  colors = [40, 0, -40],
  masks = 1,
  kernel = 1,
}: SmallNetwork = {}): Uint8Array {
  const [batch = 1, , height = 'height', width = 'width'] = input;
  const nodes = [node('Conv', [inputName, 'weights', 'bias'], sigmoid ? 'logits' : 'mask')];
  if (sigmoid) nodes.push(node('Sigmoid', ['logits'], 'mask'));
  const graph = bytes(
    ...nodes.map((data) => block(1, data)),
    text(2, 'red is subject'),
    block(
      5,
      weights('weights', [masks, colors.length, kernel, kernel], repeated(colors, masks * kernel * kernel)),
    ),
    block(5, weights('bias', [masks], repeated([-8], masks))),
    block(11, value(inputName, input, inputType)),
    block(12, value('mask', [batch, masks, height, width], FLOAT)),
  );
  return bytes(whole(1, 8), text(2, 'tests'), block(7, graph), block(8, bytes(text(1, ''), whole(2, 13))));
}
