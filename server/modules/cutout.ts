import { ApiError } from '../contract/envelope.js';
import { cutout } from '../contract/cutout.js';
import { CutoutModelError } from '../cutout-model/cutout-model.js';
import { formHandler } from '../http/calls/handler.js';

/** A model works for seconds on each. */
const LIMITS = { perMinute: 30 };

export const cutoutForms = [
  formHandler(
    cutout.findSubject,
    async (_, { bytes }, { cutoutModel, gone, log }) => {
      if (!cutoutModel) throw new ApiError('not_made', 'This server has no model that cuts out pictures');
      try {
        const { width, height, data, score } = await cutoutModel.find(bytes, gone());
        return { width, height, mask: Buffer.from(data).toString('base64'), score };
      } catch (error) {
        if (!(error instanceof CutoutModelError)) throw error;
        log.warn({ err: error }, 'the cut-out model failed');
        throw new ApiError('not_made', 'The cut-out model could not work on this picture');
      }
    },
    LIMITS,
  ),
];
