import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

const read = (env: NodeJS.ProcessEnv) => readConfig(env, '/srv/app').cutoutModel;

it('a model cuts pictures out where its file is named, beside the project unless its path is whole', () => {
  expect(read({})).toBeUndefined();
  expect(read({ CUTOUT_MODEL: '' })).toBeUndefined();
  expect(read({ CUTOUT_MODEL: 'models/isnet.onnx' })).toEqual({ path: '/srv/app/models/isnet.onnx' });
  expect(read({ CUTOUT_MODEL: '/m.onnx', CUTOUT_MODEL_KIND: 'birefnet' })).toEqual({
    ...{ path: '/m.onnx', family: 'birefnet' },
  });
});

it.each([
  [{ CUTOUT_MODEL: '/m.onnx', CUTOUT_MODEL_KIND: 'yolo' }, /^CUTOUT_MODEL_KIND: must be one of isnet, u2net/],
  [{ CUTOUT_MODEL_KIND: 'isnet' }, /^CUTOUT_MODEL: must be set, since CUTOUT_MODEL_KIND is/],
])('%o stops the start with one line', (env, line) => {
  expect(() => read(env)).toThrow(ConfigError);
  expect(() => read(env)).toThrow(line);
});
