import * as z from 'zod';
import { parse, type Settings } from './parse.js';

/** How the server is watched and stopped [E-084], and which of its work it does itself [E-085]. */
export interface OperationSettings {
  /** Whoever asks for /metrics shows it; absent: there is no /metrics. */
  readonly metricsToken?: string;
  /** Between the word to stop and the last call taken, seconds: a balancer needs them to look elsewhere. */
  readonly drainSeconds: number;
  /** Where traces are sent (OTLP over HTTP), and what the server is called there; absent: nothing is traced. */
  readonly tracing?: TracingSettings;
  /** False where worker processes do the jobs. */
  readonly doesJobs: boolean;
}

export interface TracingSettings {
  /** Without a slash at its end, e.g. 'http://collector:4318'. */
  readonly endpoint: string;
  readonly service: string;
}

const variables = z.object({
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 letters, digits and signs without a space')
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be 0 to 999 seconds')
    .default('0'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://collector:4318' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('design-maker'),
  JOBS: z.enum(['here', 'elsewhere'], 'must be here or elsewhere').default('here'),
});

/** Throws a ConfigError. */
export function readOperations(set: Settings): OperationSettings {
  const data = parse(variables, set);
  const { METRICS_TOKEN: metricsToken, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = data;
  return {
    ...(metricsToken !== undefined && { metricsToken }),
    drainSeconds: Number(data.DRAIN_SECONDS),
    ...(endpoint !== undefined && {
      tracing: { endpoint: endpoint.replace(/\/+$/, ''), service: data.OTEL_SERVICE_NAME },
    }),
    doesJobs: data.JOBS === 'here',
  };
}
