import type { TracingSettings } from '../../config/operations.js';

/** Sends the spans of this process to a collector from now on. Gives the way to send the last ones and stop. */
export async function startTracing({ endpoint, service }: TracingSettings): Promise<() => Promise<void>> {
  // who keeps no traces does not wait for what sends them
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown();
}
