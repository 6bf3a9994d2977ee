import fc from 'fast-check';

/** Properties of a soak begin with its seed, so that what it finds is found again. */
const seed = process.env['SOAK_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
