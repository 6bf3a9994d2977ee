import { describe, expect, it } from 'vitest';
import { familyOf } from '../../../server/cutout-model/families.js';
import { planOf, type Declared } from '../../../server/cutout-model/model-plan.js';
import { pictureTensor } from '../../../server/cutout-model/picture-tensor.js';
import { readMask } from '../../../server/cutout-model/read-mask.js';
import { loadRuntime } from '../../../server/cutout-model/runtime.js';

const input = (...shape: (number | string)[]): Declared => ({ name: 'x', type: 'float32', shape });
const plan = (given: Declared, fileName = 'model.onnx') =>
  planOf({ inputs: [given], outputs: [{ name: 'mask', type: 'float32', shape: [] }], fileName });

describe('what a model takes', () => {
  it('is read from what it declares; where it takes any size, the size it was trained with', () => {
    expect(plan(input(1, 3, 512, 768))).toMatchObject({
      width: 768,
      height: 512,
      input: 'x',
      output: 'mask',
    });
    const any = input('batch', 3, 'height', 'width');
    expect(plan(any, 'isnet-general-use.onnx')).toMatchObject({ family: 'isnet', width: 1024, height: 1024 });
    expect(plan(any, 'u2netp.onnx')).toMatchObject({ family: 'u2net', width: 320, height: 320 });
  });

  it.each([
    ['BiRefNet-general-lite.onnx', 'x', 1024, 'birefnet'],
    ['RMBG-2.0.onnx', 'x', 1024, 'birefnet'],
    ['rmbg-1.4.onnx', 'x', 1024, 'isnet'],
    ['silueta.onnx', 'x', 320, 'u2net'],
    ['modnet_photographic.onnx', 'x', null, 'modnet'],
    ['model.onnx', 'input_image', 1024, 'birefnet'],
    ['model.onnx', 'x', 320, 'u2net'],
    ['model.onnx', 'x', null, 'isnet'],
  ] as const)('%s with the input %s of %s px is a %s', (file, name, side, family) => {
    expect(familyOf(file, name, side)).toBe(family);
  });

  it.each([
    [input(1, 4, 64, 64), 'takes [1, 4, 64, 64], but one picture as [1, 3, height, width]'],
    [input(1, 64, 64, 3), 'takes [1, 64, 64, 3]'],
    [input(8, 3, 64, 64), 'takes [8, 3, 64, 64]'],
    [input(1, 3, 64), 'takes [1, 3, 64]'],
    [input(1, 3, 8, 8), 'takes pictures with a side of 8 px'],
    [input(1, 3, 9000, 64), 'takes pictures with a side of 9000 px'],
    [{ ...input(1, 3, 64, 64), type: 'float16' }, 'takes float16'],
    [{ name: 'x' }, 'takes no tensor'],
  ])('%j is refused in words', (given, words) => {
    expect(() => plan(given)).toThrow(words);
  });

  it('more inputs than a picture are refused by their names', () => {
    const inputs = [input(1, 3, 64, 64), { ...input(1, 2), name: 'points' }];
    expect(() => planOf({ inputs, outputs: [], fileName: 'sam.onnx' })).toThrow('takes 2 inputs (x, points)');
  });

  it('are planes of red, green and blue, as it was trained', () => {
    const rgb = Uint8Array.from([255, 0, 51, 0, 255, 102]);
    const training = { mean: [0.5, 0.5, 0], deviation: [1, 0.5, 1] } as const;
    const planes = pictureTensor(rgb, { width: 2, height: 1, ...training });
    [0.5, -0.5, -1, 1, 0.2, 0.4].forEach((value, i) => expect(planes[i]).toBeCloseTo(value, 5));
  });
});

describe('what a model answers', () => {
  const answer = (values: readonly number[], dims: readonly number[]) =>
    readMask({ data: Float32Array.from(values), dims });

  it('is a mask of 0 to 1, or any numbers, which a sigmoid brings there', () => {
    expect([...answer([0, 1, 0.5, 1.0002], [1, 1, 2, 2]).data]).toEqual([0, 255, 128, 255]);
    expect([...answer([-20, 20, 0, 2], [1, 1, 2, 2]).data]).toEqual([0, 255, 128, 225]);
    expect(answer([0, 1], [1, 2])).toMatchObject({ width: 2, height: 1 });
  });

  it('is the surer the fewer places are in between; of nothing there is nothing to be sure of', () => {
    expect(answer([0, 1, 1, 0], [1, 1, 2, 2]).score).toBe(1);
    expect(answer([0.4, 0.6, 0.6, 0.4], [1, 1, 2, 2]).score).toBeCloseTo(1.2 / 2.8, 5);
    expect(answer([0, 0, 0, 0], [1, 1, 2, 2]).score).toBe(0);
  });

  it('is refused where it is several masks, or no numbers', () => {
    expect(() => answer([0, 0, 0, 0], [1, 2, 1, 2])).toThrow('gives [1, 2, 1, 2], but one mask');
    expect(() => answer([0, NaN], [1, 1, 1, 2])).toThrow('no number');
  });
});

it('without ONNX Runtime the operator is told what to install', async () => {
  await expect(loadRuntime(['onnxruntime-of-nobody'])).rejects.toThrow(
    /install ONNX Runtime with "npm install onnxruntime-web@\d+\.\d+\.\d+"/,
  );
  expect((await loadRuntime(['onnxruntime-of-nobody', 'onnxruntime-web'])).name).toBe('onnxruntime-web');
});
