import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';

/** Sends spans to the receiver that the configuration names, in the background. Answers what sends the last ones and ends it. */
export function startTracing({ traces }: Config, roles: readonly string[]): () => Promise<void> {
  if (traces.url === '') return async () => undefined;
  const exporter = new OTLPTraceExporter({ url: traces.url, timeoutMillis: 5_000 });
  return recordSpans(new BatchSpanProcessor({ exporter, exportTimeoutMillis: 6_000 }), { share: traces.share, roles });
}

/** Begins to record a share of all traces. A trace is recorded as a whole or not at all. */
export function recordSpans(processor: SpanProcessor, { share, roles }: { share: number; roles: readonly string[] }): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `peerbourse-${roles.join('-')}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}
