import { type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** What spans are named. A name is a kind of work; which call or job it was is an attribute. */
export type SpanName = 'call' | 'transaction' | 'relay' | 'job' | 'outgoing';

/**
 * Everything that a span may say: names and counts of our own code. Nothing that a person typed, owns or is called stands
 * here, because traces are kept by another system. `error.type` is the class or code of an error, since its message may hold
 * values; `pb.service` is a kind of service outside, such as `sms`, and never its address.
 */
export const spanAttributes = [
  'pb.call',
  'pb.code',
  'pb.job',
  'pb.service',
  'pb.attempt',
  'pb.facts',
  'http.response.status_code',
  'error.type',
] as const;

export type SpanAttributes = Partial<Record<(typeof spanAttributes)[number], string | number>>;

const tracer = trace.getTracer('peerbourse');

/**
 * Does some work inside a span. Without a receiver of traces the span is nothing and costs nearly nothing; inside of a trace that is not
 * recorded none is made at all.
 */
export function inSpan<Result>(
  name: SpanName,
  attributes: SpanAttributes,
  work: (say: (more: SpanAttributes) => void) => Promise<Result>,
): Promise<Result> {
  const outer = trace.getActiveSpan();
  if (outer && !outer.isRecording()) return work(sayNothing);
  return tracer.startActiveSpan(name, { attributes: { ...attributes } }, async (span) => {
    try {
      return await work((more) => void span.setAttributes({ ...more }));
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

function sayNothing(): void {
  // Nobody records it.
}

/** By which logs and answers name the trace that they belong to; undefined where nothing is recorded. */
export function traceId(): string | undefined {
  const span = trace.getActiveSpan();
  return span?.isRecording() ? span.spanContext().traceId : undefined;
}

function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttributes({ 'error.type': typeof code === 'string' ? code : String(name) });
  span.setStatus({ code: SpanStatusCode.ERROR });
}
