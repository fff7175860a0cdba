/** The outcome of handing over a mail. `unknown` means that the server may have accepted it. */
export type SmtpOutcome =
  | { kind: 'taken' }
  | { kind: 'refused'; isFinal: boolean; reason: string }
  | { kind: 'unknown'; reason: string };

/**
 * Returns what a failed attempt means. A server that responded has refused, for good from 500 on (RFC 5321, 4.2.1). One
 * that stopped responding has nothing, unless the content was `isStarted`. A wrong password is for the operator to
 * correct, so the mail is retried.
 */
export function toSmtpOutcome(error: unknown, isStarted: boolean): SmtpOutcome {
  const { message = String(error), code, responseCode } = partsOf(error);
  const reason = message.replaceAll(/\p{Control}+/gu, ' ').slice(0, 300);
  if (responseCode !== undefined)
    return { kind: 'refused', isFinal: responseCode >= 500 && code !== 'EAUTH', reason };
  return isStarted ? { kind: 'unknown', reason } : { kind: 'refused', isFinal: false, reason };
}

interface ErrorParts {
  message?: string;
  code?: string;
  responseCode?: number;
}

function partsOf(error: unknown): ErrorParts {
  if (!(error instanceof Error)) return {};
  const { message } = error;
  return {
    message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
  };
}
