import { Pool, type Dispatcher } from 'undici';
import * as z from 'zod';
import { sendLightly } from '#platform/http-client/light-request.ts';
import { GraphError } from './payloads/graph-error.ts';
import { PhoneNumber } from './payloads/phone-number.ts';
import type { SendRequest } from './payloads/send-request.ts';
import { SendResponse } from './payloads/send-response.ts';
import {
  TemplateCreateResponse,
  TemplateListResponse,
  SuccessResponse,
  type TemplateCreateRequest,
} from './payloads/template.ts';

/** How sending one message ended, as far as can be known. */
export type SendOutcome =
  /** `userId`: the account of the person it goes to, where it was told. */
  | { kind: 'accepted'; providerMessageId: string; userId?: string }
  /** The provider said no, in its own code and words. */
  | { kind: 'refused'; code: number; detail: string }
  /** The request never reached the provider: it is safe to send again. */
  | { kind: 'unreached'; detail: string }
  /** It may or may not have been accepted: never send again blindly. */
  | { kind: 'unknown'; detail: string };

/** A refusal of a call other than sending, in the provider's code and words; code null when there was no answer. */
export class WhatsAppError extends Error {
  readonly code: number | null;

  constructor(code: number | null, detail: string, cause?: unknown) {
    super(`WhatsApp: ${detail}`, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

const UploadSession = z.object({ id: z.string() });
const UploadHandle = z.object({ h: z.string() });

const ANSWER_TIMEOUT_MS = 20_000;
const PHONE_FIELDS =
  'display_phone_number,verified_name,quality_rating,whatsapp_business_manager_messaging_limit,throughput,name_status';
const TEMPLATE_FIELDS = 'id,name,language,status,category,rejected_reason,quality_score';

/** The WhatsApp Cloud API. Keeps its connections open; repeats nothing by itself. */
export class WhatsAppClient {
  readonly #pool: Pool;
  readonly #path: string;

  /** `connections`: how many requests may be under way at once. */
  constructor(graphUrl: string, graphVersion: string, { connections = 64 } = {}) {
    const base = new URL(graphUrl);
    this.#pool = new Pool(base.origin, {
      connections,
      pipelining: 1,
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    });
    this.#path = `${base.pathname.replace(/\/$/, '')}/${graphVersion}`;
  }

  /** Sends one message; never throws. `begin` is called right before its first byte is written, and may refuse it. */
  async send(
    phoneNumberId: string,
    accessToken: string,
    message: SendRequest,
    begin: () => void,
  ): Promise<SendOutcome> {
    const request = {
      method: 'POST' as const,
      path: `${this.#path}/${phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    };
    const end = await sendLightly(this.#pool, request, begin);
    return end.kind === 'answered' ? readOutcome(end.statusCode, end.text) : end;
  }

  /** Shows the person that their message was seen and, where an answer is coming, that it is being written. */
  async markRead(
    phoneNumberId: string,
    accessToken: string,
    messageId: string,
    { typing = false } = {},
  ): Promise<void> {
    await this.#call(SuccessResponse, 'POST', `/${phoneNumberId}/messages`, accessToken, {
      messaging_product: 'whatsapp',
      status: 'read',
      message_id: messageId,
      ...(typing && { typing_indicator: { type: 'text' } }),
    });
  }

  async getPhoneNumber(phoneNumberId: string, accessToken: string): Promise<PhoneNumber> {
    return this.#call(PhoneNumber, 'GET', `/${phoneNumberId}?fields=${PHONE_FIELDS}`, accessToken);
  }

  /** Has this app's webhooks sent for a business account. */
  async subscribeApp(businessAccountId: string, accessToken: string): Promise<void> {
    await this.#call(SuccessResponse, 'POST', `/${businessAccountId}/subscribed_apps`, accessToken);
  }

  async createTemplate(
    businessAccountId: string,
    accessToken: string,
    template: TemplateCreateRequest,
  ): Promise<TemplateCreateResponse> {
    return this.#call(
      TemplateCreateResponse,
      'POST',
      `/${businessAccountId}/message_templates`,
      accessToken,
      template,
    );
  }

  async findTemplates(
    businessAccountId: string,
    accessToken: string,
    name: string,
  ): Promise<TemplateListResponse> {
    return this.#listTemplates(businessAccountId, accessToken, { name });
  }

  /** A page of the account's templates, the first or the one behind a cursor. Throws WhatsAppError. */
  async listTemplates(
    businessAccountId: string,
    accessToken: string,
    after: string | null,
  ): Promise<TemplateListResponse> {
    const page = { limit: '100', ...(after !== null && { after }) };
    return this.#listTemplates(businessAccountId, accessToken, page);
  }

  #listTemplates(
    businessAccountId: string,
    accessToken: string,
    which: Record<string, string>,
  ): Promise<TemplateListResponse> {
    const query = new URLSearchParams({ ...which, fields: TEMPLATE_FIELDS });
    const path = `/${businessAccountId}/message_templates?${query.toString()}`;
    return this.#call(TemplateListResponse, 'GET', path, accessToken);
  }

  /** Uploads a sample file for a template's header and returns its handle (Resumable Upload API). */
  async uploadSample(accessToken: string, file: Buffer, mimeType: string): Promise<string> {
    const query = new URLSearchParams({ file_length: String(file.length), file_type: mimeType });
    const { id } = await this.#call(UploadSession, 'POST', `/app/uploads?${query.toString()}`, accessToken);
    const answer = await this.#pool.request({
      method: 'POST',
      path: `${this.#path}/${id}`,
      headers: { authorization: `OAuth ${accessToken}`, file_offset: '0' },
      body: file,
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 400)
      throw new WhatsAppError(findGraphError(text)?.code ?? null, 'upload refused');
    return UploadHandle.parse(JSON.parse(text)).h;
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #call<Answer>(
    shape: z.ZodType<Answer>,
    method: Dispatcher.HttpMethod,
    path: string,
    accessToken: string,
    body?: unknown,
  ): Promise<Answer> {
    let answer: Dispatcher.ResponseData;
    let text: string;
    try {
      answer = await this.#request(method, path, accessToken, body);
      text = await answer.body.text();
    } catch (error) {
      throw new WhatsAppError(null, 'no answer', error);
    }
    if (answer.statusCode >= 400) {
      const refusal = findGraphError(text);
      throw new WhatsAppError(refusal?.code ?? null, refusal?.detail ?? `HTTP ${answer.statusCode}`);
    }
    const read = shape.safeParse(tryJson(text));
    if (!read.success) throw new WhatsAppError(null, 'unreadable answer', read.error);
    return read.data;
  }

  #request(
    method: Dispatcher.HttpMethod,
    path: string,
    accessToken: string,
    body?: unknown,
  ): Promise<Dispatcher.ResponseData> {
    return this.#pool.request({
      method,
      path: this.#path + path,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  }
}

function readOutcome(status: number, text: string): SendOutcome {
  if (status < 300) {
    return readAccepted(tryJson(text)) ?? { kind: 'unknown', detail: 'unreadable answer' };
  }
  const refusal = findGraphError(text);
  if (refusal) return { kind: 'refused', ...refusal };
  // A bare 5xx comes from something in between; what stands behind it may have taken the message.
  return status >= 500
    ? { kind: 'unknown', detail: `HTTP ${status}` }
    : { kind: 'refused', code: 100, detail: `HTTP ${status}` };
}

/** The answer to a message that was taken, or null when it is no such answer. */
export function readAccepted(body: unknown): (SendOutcome & { kind: 'accepted' }) | null {
  const { data } = SendResponse.safeParse(body);
  const [message] = data?.messages ?? [];
  if (!message) return null;
  const userId = data?.contacts[0]?.user_id;
  return { kind: 'accepted', providerMessageId: message.id, ...(userId !== undefined && { userId }) };
}

/** What an answer refuses with, or null when it is no refusal of Graph's. */
export function findGraphError(text: string): { code: number; detail: string } | null {
  const { data } = GraphError.safeParse(tryJson(text));
  if (!data) return null;
  const { error } = data;
  return { code: error.code, detail: error.error_data?.details ?? error.error_user_msg ?? error.message };
}

export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
