/** Zero crossings of the kernel on each side: more would sound no better. */
const REACH = 16;

/** Samples at another rate, band-limited: a windowed sinc, whose cut is below half of the lower rate. */
export function resampled(
  samples: Float32Array<ArrayBuffer>,
  from: number,
  to: number,
): Float32Array<ArrayBuffer> {
  const cut = Math.min(1, to / from);
  const reach = REACH / cut;
  const out = new Float32Array(Math.round((samples.length * to) / from));
  for (let i = 0; i < out.length; i++) {
    const center = (i * from) / to;
    const first = Math.max(0, Math.ceil(center - reach));
    const last = Math.min(samples.length - 1, Math.floor(center + reach));
    let sum = 0;
    for (let j = first; j <= last; j++) sum += samples[j]! * kernel((j - center) * cut, reach * cut);
    out[i] = sum * cut;
  }
  return out;
}

/** Sinc under a Hann window. */
function kernel(x: number, reach: number): number {
  if (x === 0) return 1;
  const angle = Math.PI * x;
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / reach));
}
