import type { ErrorCode } from '#platform/errors/error-code.ts';
import { isCommonError, sentenceFor } from '#platform/errors/error-sentences.ts';

interface RefusalDetails {
  /** The server's sentence, in the reader's language. It is shown for errors whose sentence the page does not have. */
  sentence?: string | undefined;
  field?: string | undefined;
  requestId?: string | undefined;
}

/** The server's refusal of a call, with the sentence for people. */
export class RefusedCall extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, { sentence, field, requestId }: RefusalDetails = {}) {
    super(isCommonError(code) ? sentenceFor(code) : (sentence ?? sentenceFor('INTERNAL')));
    this.code = code;
    this.field = field;
    this.requestId = requestId;
  }

  get sentence(): string {
    return this.message;
  }
}
