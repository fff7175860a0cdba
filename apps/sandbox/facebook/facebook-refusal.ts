import { randomBytes } from 'node:crypto';

/** A call that Graph refuses, with its code, sub-code and message. */
export class FacebookRefusal extends Error {
  readonly code: number;
  readonly subcode: number | undefined;

  constructor(code: number, message: string, subcode?: number) {
    super(message);
    this.code = code;
    this.subcode = subcode;
  }
}

/** Graph's message for each reason why a token is invalid, by sub-code. */
const DEATHS: Record<number, string> = {
  458: 'The user has not authorized application 634974688087057.',
  460: 'The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  463: 'Session has expired.',
  467: 'The session is invalid because the user logged out.',
};

export function deadToken(subcode: number): FacebookRefusal {
  const why = DEATHS[subcode] ?? 'The session is invalid.';
  return new FacebookRefusal(190, `Error validating access token: ${why}`, subcode);
}

export function statusOf({ code }: FacebookRefusal): number {
  if (code === 190) return 401;
  return code >= 200 && code <= 299 ? 403 : 400;
}

export function toGraphError({ code, subcode, message }: FacebookRefusal): object {
  return {
    error: {
      message: code === 190 ? message : `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      fbtrace_id: `A${randomBytes(12).toString('base64url')}`,
    },
  };
}
