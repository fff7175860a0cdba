import { randomBytes } from 'node:crypto';
import type { GraphError } from '#partners/meta/payloads/graph-error.ts';

/** A call that the provider refuses. The rules throw it, and the response has Graph's form. */
export class GraphRefusal extends Error {
  readonly code: number;
  readonly details: string;
  readonly subcode: number | undefined;

  constructor(code: number, details: string, subcode?: number) {
    super(details);
    this.code = code;
    this.details = details;
    this.subcode = subcode;
  }
}

/** Meta's own titles and HTTP statuses. Messages with a `late` code are first accepted and then fail by webhook. */
const KNOWN: Record<number, { title: string; status?: number; late?: true }> = {
  0: { title: 'AuthException', status: 401 },
  1: { title: 'API Unknown' },
  3: { title: 'API Method', status: 500 },
  33: { title: 'Parameter value is not valid' },
  2: { title: 'API Service', status: 503 },
  10: { title: 'Application does not have permission for this action', status: 403 },
  4: { title: 'Application request limit reached', status: 400 },
  100: { title: 'Invalid parameter' },
  190: { title: 'Access token has expired', status: 401 },
  368: { title: 'Temporarily blocked for policies violations', status: 403 },
  2200: { title: 'Callback verification failed' },
  2500: { title: 'Unknown path components' },
  80007: { title: 'Rate limit issues' },
  130429: { title: 'Rate limit hit' },
  130497: { title: 'Business account is restricted from messaging users in this country', status: 403 },
  130472: { title: "User's number is part of an experiment", late: true },
  131000: { title: 'Something went wrong', status: 500 },
  131005: { title: 'Access denied', status: 403 },
  131008: { title: 'Required parameter is missing' },
  131009: { title: 'Parameter value is not valid' },
  131016: { title: 'Service unavailable', status: 500 },
  131021: { title: 'Recipient cannot be sender' },
  131026: { title: 'Message undeliverable', late: true },
  131031: { title: 'Business Account locked', status: 403 },
  131037: { title: 'Display name approval needed' },
  131042: { title: 'Business eligibility payment issue' },
  131045: { title: 'Incorrect certificate', status: 500 },
  131047: { title: 'Re-engagement message' },
  131048: { title: 'Spam rate limit hit' },
  131049: {
    title: 'This message was not delivered to maintain healthy ecosystem engagement.',
    late: true,
  },
  131050: { title: 'User has stopped receiving marketing messages from this business' },
  131051: { title: 'Unsupported message type' },
  131052: { title: 'Media download error', late: true },
  131053: { title: 'Media upload error', late: true },
  131056: { title: '(Business Account, Consumer Account) pair rate limit hit' },
  131057: { title: 'Account in maintenance mode', status: 500 },
  131062: { title: 'Business-scoped user ID not allowed for this message' },
  132000: { title: 'Number of parameters does not match the expected number of params' },
  132001: { title: 'Template name does not exist in the translation', status: 404 },
  132005: { title: 'Translated text too long' },
  132007: { title: 'Template format character policy violated' },
  132012: { title: 'Parameter format does not match format in the created template' },
  132015: { title: 'Template is paused' },
  132016: { title: 'Template is disabled' },
  132018: { title: "There's an issue with the parameters in your template" },
  132068: { title: 'Flow is blocked' },
  132069: { title: 'Flow is throttled' },
  133000: { title: 'Incomplete deregistration', status: 500 },
  133004: { title: 'Server temporarily unavailable', status: 503 },
  133005: { title: 'Two step verification PIN mismatch' },
  133006: { title: 'Phone number re-verification needed' },
  133008: { title: 'Too many two step verification PIN guesses' },
  133009: { title: 'Two step verification PIN guessed too fast' },
  133010: { title: 'Phone number not registered' },
  133015: { title: 'Please wait a few minutes before attempting to register this phone number' },
  133016: { title: 'Account register deregister rate limit exceeded' },
  134011: { title: 'WhatsApp Payments terms of service has not been accepted' },
};

export function titleOf(code: number): string {
  return KNOWN[code]?.title ?? 'Something went wrong';
}

export function statusOf(code: number): number {
  // Codes of missing permissions.
  if (code >= 200 && code <= 299) return 403;
  return KNOWN[code]?.status ?? 400;
}

/** Returns whether Meta first accepts the message and fails it later, with a `failed` status. */
export function isReportedLate(code: number): boolean {
  return KNOWN[code]?.late === true;
}

/** The errors of Graph itself, before WhatsApp is involved: a dead token, and an object that does not exist. */
const OF_GRAPH: Record<number, string> = { 33: 'GraphMethodException' };

export function toGraphError(refusal: GraphRefusal): GraphError {
  const { code, details, subcode } = refusal;
  const traceId = `A${randomBytes(16).toString('base64url')}`;
  if (code === 190 || subcode === 33) {
    const type = OF_GRAPH[subcode ?? 0] ?? 'OAuthException';
    const sub = subcode === undefined ? {} : { error_subcode: subcode };
    return { error: { message: details, type, code, ...sub, fbtrace_id: traceId } };
  }
  return {
    error: {
      message: `(#${code}) ${titleOf(code)}`,
      type: 'OAuthException',
      code,
      ...(subcode === undefined
        ? {}
        : { error_subcode: subcode, is_transient: false, error_user_msg: details }),
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: traceId,
    },
  };
}
