import { createHmac } from 'node:crypto';
import { Pool, type Dispatcher } from 'undici';
import type * as z from 'zod';
import { GraphError } from '#partners/whatsapp/payloads/graph-error.ts';
import { sendLightly } from '#platform/http-client/light-request.ts';
import { MessengerProfile, MessengerSendResponse } from './payloads/messenger-responses.ts';
import type { MessengerSendRequest, SenderAction } from './payloads/send-request.ts';
import {
  UtilityTemplateResponse,
  UtilityTemplateList,
  type UtilityTemplateRequest,
} from './payloads/utility-template.ts';

/** How sending one message ended, as far as can be known. */
export type MessengerOutcome =
  | { kind: 'accepted'; providerMessageId: string }
  /** Messenger said no, in its own codes and words. */
  | { kind: 'refused'; code: number; subcode: number | null; detail: string }
  /** The request never reached Messenger: it is safe to send again. */
  | { kind: 'unreached'; detail: string }
  /** It may or may not have been accepted: never send again blindly. */
  | { kind: 'unknown'; detail: string };

/** A refusal of any other call, in Messenger's code and words; code null when there was no answer. */
export class MessengerError extends Error {
  readonly code: number | null;
  readonly subcode: number | null;

  constructor(code: number | null, subcode: number | null, detail: string, cause?: unknown) {
    super(`Messenger: ${detail}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.subcode = subcode;
  }
}

/** A page and the token that acts as it. */
export interface ActingPage {
  pageId: string;
  token: string;
}

interface MessengerApp {
  graphUrl: string;
  graphVersion: string;
  /** Proves with every call that the token is used by the app it was given to. */
  appSecret: string;
}

const ANSWER_TIMEOUT_MS = 20_000;

/** The Messenger Platform. Keeps its connections open; repeats nothing by itself. */
export class MessengerClient {
  readonly #pool: Pool;
  readonly #path: string;
  readonly #appSecret: string;

  /** `connections`: how many requests may be under way at once. */
  constructor({ graphUrl, graphVersion, appSecret }: MessengerApp, { connections = 64 } = {}) {
    const base = new URL(graphUrl);
    this.#pool = new Pool(base.origin, {
      connections,
      pipelining: 1,
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    });
    this.#path = `${base.pathname.replace(/\/$/, '')}/${graphVersion}`;
    this.#appSecret = appSecret;
  }

  /** Sends one message; never throws. `begin` is called right before its first byte is written. */
  async send(
    { pageId, token }: ActingPage,
    message: MessengerSendRequest,
    begin: () => void,
  ): Promise<MessengerOutcome> {
    const request = this.#build('POST', `/${pageId}/messages`, token, { body: message });
    const end = await sendLightly(this.#pool, request, begin);
    return end.kind === 'answered' ? readOutcome(end.statusCode, end.text) : end;
  }

  /** Shows that the page types, stopped typing, or has seen what was written. */
  async act({ pageId, token }: ActingPage, psid: string, action: SenderAction): Promise<void> {
    const body = { recipient: { id: psid }, sender_action: action };
    await this.#call(MessengerProfile, 'POST', `/${pageId}/messages`, token, { body });
  }

  /** What a person shows of themselves. Throws for most people while the app is not reviewed for it. */
  async getProfile({ token }: ActingPage, psid: string): Promise<MessengerProfile> {
    const query = { fields: 'first_name,last_name,profile_pic,locale' };
    return this.#call(MessengerProfile, 'GET', `/${psid}`, token, { query });
  }

  async createTemplate(
    { pageId, token }: ActingPage,
    template: UtilityTemplateRequest,
  ): Promise<UtilityTemplateResponse> {
    const path = `/${pageId}/message_templates`;
    return this.#call(UtilityTemplateResponse, 'POST', path, token, { body: template });
  }

  /** The page's templates that have these words in their name, so others beside the one of that name too. */
  async findTemplates({ pageId, token }: ActingPage, name: string): Promise<UtilityTemplateList> {
    const query = { name, fields: 'id,name,language,status,rejected_reason', limit: '100' };
    return this.#call(UtilityTemplateList, 'GET', `/${pageId}/message_templates`, token, { query });
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #call<Answer>(
    shape: z.ZodType<Answer>,
    method: Dispatcher.HttpMethod,
    path: string,
    token: string,
    { query, body }: { query?: Record<string, string>; body?: unknown },
  ): Promise<Answer> {
    let status: number;
    let text: string;
    try {
      const answer = await this.#pool.request(
        this.#build(method, path, token, { ...(query && { query }), body }),
      );
      status = answer.statusCode;
      text = await answer.body.text();
    } catch (error) {
      throw new MessengerError(null, null, 'no answer', error);
    }
    const refusal = findRefusal(text);
    if (status >= 400 && refusal) throw new MessengerError(refusal.code, refusal.subcode, refusal.detail);
    if (status >= 400) throw new MessengerError(null, null, `HTTP ${status}`);
    const read = shape.safeParse(tryJson(text));
    if (!read.success) throw new MessengerError(null, null, 'unreadable answer', read.error);
    return read.data;
  }

  #build(
    method: Dispatcher.HttpMethod,
    path: string,
    token: string,
    { query, body }: { query?: Record<string, string>; body?: unknown },
  ): Dispatcher.RequestOptions {
    const proof = createHmac('sha256', this.#appSecret).update(token).digest('hex');
    const search = new URLSearchParams({ ...query, appsecret_proof: proof }).toString();
    return {
      method,
      path: `${this.#path}${path}?${search}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    };
  }
}

function readOutcome(status: number, text: string): MessengerOutcome {
  if (status < 300) {
    const answer = MessengerSendResponse.safeParse(tryJson(text));
    return answer.success
      ? { kind: 'accepted', providerMessageId: answer.data.message_id }
      : { kind: 'unknown', detail: 'unreadable answer' };
  }
  const refusal = findRefusal(text);
  if (refusal) return { kind: 'refused', ...refusal };
  // A bare 5xx comes from something in between; what stands behind it may have taken the message.
  return status >= 500
    ? { kind: 'unknown', detail: `HTTP ${status}` }
    : { kind: 'refused', code: 100, subcode: null, detail: `HTTP ${status}` };
}

function findRefusal(text: string): { code: number; subcode: number | null; detail: string } | null {
  const { data } = GraphError.safeParse(tryJson(text));
  if (!data) return null;
  const { code, error_subcode: subcode = null, message, error_user_msg: words } = data.error;
  return { code, subcode, detail: words ?? message };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
