import type { ErrorCode } from '#platform/errors/error-code.ts';
import { sentenceFor } from '#platform/errors/error-sentences.ts';

/** The server's refusal of a call, with the sentence for people. */
export class RefusedCall extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, details: { field?: string | undefined; requestId?: string | undefined } = {}) {
    super(sentenceFor(code));
    this.code = code;
    this.field = details.field;
    this.requestId = details.requestId;
  }

  get sentence(): string {
    return this.message;
  }
}
