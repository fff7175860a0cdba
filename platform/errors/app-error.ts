import { ERROR_STATUS, type ErrorCode } from './error-code.ts';
import { ERROR_SENTENCES } from './error-sentences.ts';

/** An expected refusal: a code of the closed list, with the sentence that belongs to it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  /** When another try may succeed, where that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** What somebody else said of it, where that is what people need to know: it follows the sentence. */
  readonly words: string | undefined;
  /** A value that was probably meant, and that the field takes. */
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
    super(ERROR_SENTENCES[code], options.cause === undefined ? undefined : { cause: options.cause });
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
