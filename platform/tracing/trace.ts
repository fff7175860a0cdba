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

/** What is being done is part of; a part is traced only within a whole, so that idle looks for work leave no trace. */
const current = new AsyncLocalStorage<Span>();
let tracer: Tracer | null = null;

/** From now on what is done is traced; null: no more. */
export function traceWith(one: Tracer | null): void {
  tracer = one;
}

export function isTracing(): boolean {
  return tracer !== null;
}

/** Does the work as a span of its own, a part of the one under way where there is one. Costs nothing while not tracing. */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (tracer === null) return work();
  return inSpan(begin(tracer, name, { attributes, kind: SpanKind.INTERNAL }), work);
}

/** A span of an answer to somebody, to be ended by who began it; null while not tracing. */
export function beginAnswer(name: string, attributes: Attributes): Span | null {
  return tracer && begin(tracer, name, { attributes, kind: SpanKind.SERVER });
}

/** Runs what follows as a part of the span. */
export function within<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/** A span of what is asked of others; null unless it is part of something that is traced. */
export function startAsking(name: string, attributes: Attributes): Span | null {
  if (tracer === null || !current.getStore()) return null;
  return begin(tracer, name, { attributes, kind: SpanKind.CLIENT });
}

/** As `startAsking`, of what has ended and took so long. */
export function recordAsked(name: string, attributes: Attributes, tookMs: number): void {
  if (tracer === null || !current.getStore()) return;
  const startTime = new Date(Date.now() - tookMs);
  begin(tracer, name, { attributes, kind: SpanKind.CLIENT, startTime }).end();
}

/** Ends it as failed. What went wrong is in the log; here only its kind, for texts may name people. */
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
