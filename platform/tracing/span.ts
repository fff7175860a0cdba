import { randomBytes } from 'node:crypto';

/** What is said of a span beside its name. */
export type Attributes = Record<string, string | number | boolean | readonly string[]>;

/** As OpenTelemetry numbers them. */
export const KINDS = { internal: 1, server: 2, client: 3 } as const;
const FAILED = 2;

interface Begun {
  name: string;
  attributes: Attributes;
  kind: keyof typeof KINDS;
  /** The time since 1970. */
  startMs: number;
  /** What it is a part of; null for a whole. */
  whole: Span | null;
  /** Parts are told of as their whole is. */
  isKept: boolean;
  onEnd: (span: Span) => void;
}

/** Something that was done, from its beginning to its end. */
export class Span {
  readonly traceId: string;
  readonly isKept: boolean;
  readonly #spanId = randomBytes(8).toString('hex');
  readonly #begun: Begun;
  readonly #attributes: Attributes;
  #endMs: number | null = null;
  #hasFailed = false;

  constructor(begun: Begun) {
    this.#begun = begun;
    this.#attributes = { ...begun.attributes };
    this.isKept = begun.isKept;
    this.traceId = begun.whole?.traceId ?? randomBytes(16).toString('hex');
  }

  setAttribute(key: string, value: Attributes[string]): void {
    this.#attributes[key] = value;
  }

  /** A second end is none. */
  end(hasFailed = false): void {
    if (this.#endMs !== null) return;
    this.#endMs = nowMs();
    this.#hasFailed = hasFailed;
    if (this.isKept) this.#begun.onEnd(this);
  }

  /** As OTLP has it in JSON. */
  toOtlp(): object {
    const { name, kind, startMs, whole } = this.#begun;
    return {
      traceId: this.traceId,
      spanId: this.#spanId,
      ...(whole && { parentSpanId: whole.#spanId }),
      name,
      kind: KINDS[kind],
      startTimeUnixNano: nanoseconds(startMs),
      endTimeUnixNano: nanoseconds(this.#endMs ?? startMs),
      attributes: toAttributes(this.#attributes),
      ...(this.#hasFailed && { status: { code: FAILED } }),
    };
  }
}

/** The time since 1970, finer than a millisecond. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

export function toAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: Attributes[string]): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { arrayValue: { values: value.map(toValue) } };
}

/** To the microsecond: a number has no place for more. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1000)}000`;
}
