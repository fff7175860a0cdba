import { AsyncLocalStorage } from 'node:async_hooks';
import { nowMs, Span, type Attributes, type KINDS } from './span.ts';

interface Tracer {
  /** Of how many wholes in one it is told. */
  share: number;
  take: (span: Span) => void;
}

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
  return inSpan(begin(tracer, 'internal', name, attributes), work);
}

/** A span of an answer to somebody, to be ended by who began it; null while not tracing. */
export function beginAnswer(name: string, attributes: Attributes): Span | null {
  return tracer && begin(tracer, 'server', name, attributes);
}

/** Runs what follows as a part of the span. */
export function within<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/** A span of what is asked of others; null unless it is part of something that is traced. */
export function beginAsking(name: string, attributes: Attributes, tookMs = 0): Span | null {
  if (tracer === null || !current.getStore()) return null;
  return begin(tracer, 'client', name, attributes, tookMs);
}

/** As `beginAsking`, of what has ended and took so long. */
export function recordAsked(name: string, attributes: Attributes, tookMs: number): void {
  beginAsking(name, attributes, tookMs)?.end();
}

/** Ends it as failed. What went wrong is in the log; here only its kind, for texts may name people. */
export function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.end(true);
}

function begin(
  { share, take }: Tracer,
  kind: keyof typeof KINDS,
  name: string,
  attributes: Attributes,
  tookMs = 0,
): Span {
  const whole = current.getStore() ?? null;
  const isKept = whole ? whole.isKept : Math.random() < share;
  return new Span({ name, attributes, kind, startMs: nowMs() - tookMs, whole, isKept, onEnd: take });
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
