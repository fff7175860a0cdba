import { createHmac } from 'node:crypto';
import { request, type Dispatcher } from 'undici';
import type * as z from 'zod';
import { GraphError } from '#partners/whatsapp/payloads/graph-error.ts';

/** The Meta app that calls, and where Graph is. `graphVersion` is written like `v25.0`. */
export interface GraphApp {
  appId: string;
  appSecret: string;
  graphUrl: string;
  graphVersion: string;
}

/** A refusal in Graph's own code and words; code null when there was no answer. */
export class FacebookError extends Error {
  readonly code: number | null;
  readonly subcode: number | null;

  constructor(code: number | null, subcode: number | null, detail: string, cause?: unknown) {
    super(`Facebook: ${detail}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.subcode = subcode;
  }

  /** The token is dead: nothing but a new login helps. */
  get isDeadToken(): boolean {
    return this.code === 190;
  }

  /** The person or the app may not do this. */
  get isForbidden(): boolean {
    return this.code === 10 || (this.code !== null && this.code >= 200 && this.code <= 299);
  }
}

export interface GraphCall {
  method: Dispatcher.HttpMethod;
  path: `/${string}`;
  query?: Record<string, string>;
  /** Without one it is a call of the app itself. */
  accessToken?: string;
  body?: unknown;
}

const ANSWER_TIMEOUT_MS = 15_000;

/** Makes one call and gives its checked answer. Throws FacebookError; repeats nothing. */
export async function callGraph<Answer>(
  app: GraphApp,
  shape: z.ZodType<Answer>,
  call: GraphCall,
): Promise<Answer> {
  const { status, text } = await send(app, call);
  if (status >= 400) throw refusalOf(status, text);
  const read = shape.safeParse(tryJson(text));
  if (!read.success) throw new FacebookError(null, null, 'unreadable answer', read.error);
  return read.data;
}

async function send(app: GraphApp, call: GraphCall): Promise<{ status: number; text: string }> {
  const { accessToken } = call;
  const query = new URLSearchParams({
    ...call.query,
    // Proves that the token is used by the app it was given to.
    ...(accessToken !== undefined && { appsecret_proof: proofOf(accessToken, app.appSecret) }),
  });
  try {
    const answer = await request(`${app.graphUrl}/${app.graphVersion}${call.path}?${query.toString()}`, {
      method: call.method,
      headers: {
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  } catch (error) {
    throw new FacebookError(null, null, 'no answer', error);
  }
}

function refusalOf(status: number, text: string): FacebookError {
  const { data } = GraphError.safeParse(tryJson(text));
  if (!data) return new FacebookError(null, null, `HTTP ${status}`);
  const { code, error_subcode: subcode, message } = data.error;
  return new FacebookError(code, subcode ?? null, message);
}

function proofOf(accessToken: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(accessToken).digest('hex');
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
