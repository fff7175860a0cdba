import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The span that current work belongs to. Requests to others are traced only within a span, so that polls that find no
 * work leave no trace.
 */
const current = new AsyncLocalStorage<Span>();
let tracer: Tracer | null = null;

/** Starts tracing with a tracer. Null stops tracing. */
export function traceWith(one: Tracer | null): void {
  tracer = one;
}

export function isTracing(): boolean {
  return tracer !== null;
}

/** Runs work in its own span, as a child of the current span if there is one. Costs nothing while tracing is off. */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (tracer === null) return work();
  return inSpan(begin(tracer, name, { attributes, kind: SpanKind.INTERNAL }), work);
}

/** Starts a span for a request that we answer. The caller ends the span. Returns null while tracing is off. */
export function startServerSpan(name: string, attributes: Attributes): Span | null {
  return tracer && begin(tracer, name, { attributes, kind: SpanKind.SERVER });
}

/** Runs work as part of the span. */
export function within<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/** Starts a span for a request to another service. Returns null while tracing is off or outside a span. */
export function startClientSpan(name: string, attributes: Attributes): Span | null {
  if (tracer === null || !current.getStore()) return null;
  return begin(tracer, name, { attributes, kind: SpanKind.CLIENT });
}

/** Records a span, like `startClientSpan`, for a request that has ended and took `tookMs`. */
export function recordClientSpan(name: string, attributes: Attributes, tookMs: number): void {
  if (tracer === null || !current.getStore()) return;
  const startTime = new Date(Date.now() - tookMs);
  begin(tracer, name, { attributes, kind: SpanKind.CLIENT, startTime }).end();
}

/**
 * Ends a span as failed. Only the error's type is recorded, because its message may name people. The log has the
 * message.
 */
export function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function begin(
  by: Tracer,
  name: string,
  options: { attributes: Attributes; kind: SpanKind; startTime?: Date },
): Span {
  const whole = current.getStore();
  return by.startSpan(name, options, whole ? trace.setSpan(ROOT_CONTEXT, whole) : ROOT_CONTEXT);
}

async function inSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await current.run(span, work);
    span.end();
    return result;
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
}
