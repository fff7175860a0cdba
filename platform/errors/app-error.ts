import { ERROR_STATUS, type ErrorCode } from './error-code.ts';
import { ENGLISH_SENTENCES } from './every-sentence.ts';

/** An expected refusal, with a code from the closed list and the message of that code, in English for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  /** When a retry may succeed, if known. */
  readonly retryAfterSeconds: number | undefined;
  /** An explanation from a third party that people need to see. It follows the message. */
  readonly words: string | undefined;
  /** A valid value for the field that was probably meant. */
  readonly proposal: string | undefined;

  constructor(
    code: ErrorCode,
    options: {
      field?: string;
      cause?: unknown;
      retryAfterSeconds?: number;
      words?: string;
      proposal?: string;
    } = {},
  ) {
    super(ENGLISH_SENTENCES[code], options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.words = options.words;
    this.proposal = options.proposal;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
