import { FormData, Pool } from 'undici';
import type * as z from 'zod';
import { findRefusal as findMetaRefusal, type GraphRefusal } from '#partners/meta/find-refusal.ts';
import type { SendOutcome } from '#partners/meta/send-outcome.ts';
import { tryJson } from '#partners/meta/try-json.ts';
import type { SendRequest } from '#partners/whatsapp/payloads/send-request.ts';
import { readAccepted } from '#partners/whatsapp/whatsapp-client.ts';
import { sendLightly } from '#platform/http-client/light-request.ts';
import { GupshupError } from './payloads/gupshup-error.ts';
import {
  GupshupDone,
  GupshupTemplateListResponse,
  GupshupTemplateResponse,
  GupshupUploadResponse,
  type GupshupTemplateForm,
  type ListedGupshupTemplate,
} from './payloads/template.ts';

/** Gupshup refused a call other than sending; `code` is null without a response. */
export class GupshupFailure extends Error {
  readonly code: number | null;

  constructor(code: number | null, detail: string, cause?: unknown) {
    super(`Gupshup: ${detail}`, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

const ANSWER_TIMEOUT_MS = 20_000;

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: URLSearchParams | FormData;
}

/** Gupshup's partner API, whose version 3 accepts the Cloud API's own bodies. Makes no retries. */
export class GupshupClient {
  readonly #pool: Pool;
  readonly #path: string;

  /** `connections` is how many requests can run at the same time. */
  constructor(url: string, { connections = 64 } = {}) {
    const base = new URL(url);
    this.#pool = new Pool(base.origin, {
      connections,
      pipelining: 1,
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    });
    this.#path = base.pathname.replace(/\/$/, '');
  }

  /** Sends one message of an app; never throws. `begin` is called right before the first byte is written. */
  async send(appId: string, appToken: string, message: SendRequest, begin: () => void): Promise<SendOutcome> {
    const request = {
      method: 'POST' as const,
      path: `${this.#path}/partner/app/${appId}/v3/message`,
      headers: { authorization: appToken, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    };
    const end = await sendLightly(this.#pool, request, begin);
    return end.kind === 'answered' ? readOutcome(end.statusCode, end.text) : end;
  }

  /** Submits a template for approval; the decision comes later, by webhook. Throws GupshupFailure. */
  async applyTemplate(
    appId: string,
    appToken: string,
    form: GupshupTemplateForm,
  ): Promise<{ id: string; status: string; category?: string | undefined }> {
    const answer = await this.#call(GupshupTemplateResponse, appToken, {
      method: 'POST',
      path: `/${appId}/templates`,
      body: new URLSearchParams({ ...form }),
    });
    return answer.template;
  }

  /** Returns every template of an app. Throws GupshupFailure. */
  async listTemplates(appId: string, appToken: string): Promise<ListedGupshupTemplate[]> {
    const answer = await this.#call(GupshupTemplateListResponse, appToken, {
      method: 'GET',
      path: `/${appId}/templates`,
    });
    return answer.templates;
  }

  /** Uploads a sample file for a template and returns its handle. Throws GupshupFailure. */
  async uploadSample(appId: string, appToken: string, file: Buffer, mimeType: string): Promise<string> {
    const body = new FormData();
    body.set('file_type', mimeType);
    body.set('file', new Blob([new Uint8Array(file)], { type: mimeType }), 'sample');
    const answer = await this.#call(GupshupUploadResponse, appToken, {
      method: 'POST',
      path: `/${appId}/upload/media`,
      body,
    });
    return answer.handleId.message;
  }

  /** Deletes a template in its language, by Gupshup's own id. Throws GupshupFailure. */
  async deleteTemplate(
    appId: string,
    appToken: string,
    { id, name }: { id: string; name: string },
  ): Promise<void> {
    await this.#call(GupshupDone, appToken, { method: 'DELETE', path: `/${appId}/template/${name}/${id}` });
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #call<Answer>(
    shape: z.ZodType<Answer>,
    appToken: string,
    { method, path, body }: Call,
  ): Promise<Answer> {
    const isForm = body instanceof URLSearchParams;
    const request = {
      method,
      path: `${this.#path}/partner/app${path}`,
      headers: {
        authorization: appToken,
        ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body: isForm ? body.toString() : (body ?? null),
    };
    const answered = await this.#pool
      .request(request)
      .then(async (answer) => ({ status: answer.statusCode, body: tryJson(await answer.body.text()) }))
      .catch((error: unknown) => {
        throw new GupshupFailure(null, 'no answer', error);
      });
    const refusal = findRefusal(answered.status, answered.body);
    if (refusal) throw new GupshupFailure(refusal.code, refusal.detail);
    const read = shape.safeParse(answered.body);
    if (!read.success) throw new GupshupFailure(null, `HTTP ${answered.status}, unreadable`, read.error);
    return read.data;
  }
}

function readOutcome(status: number, text: string): SendOutcome {
  const body = tryJson(text);
  const refusal = findRefusal(status, body);
  if (refusal) return { kind: 'refused', ...refusal };
  if (status < 300) return readAccepted(body) ?? { kind: 'unknown', detail: 'unreadable answer' };
  // A 5xx without a body comes from a proxy; the server behind it may have accepted the message.
  return status >= 500
    ? { kind: 'unknown', detail: `HTTP ${status}` }
    : { kind: 'refused', code: status, subcode: null, detail: `HTTP ${status}` };
}

/** Gupshup's refusals can have any HTTP status, even 200. */
function findRefusal(status: number, body: unknown): GraphRefusal | null {
  const own = GupshupError.safeParse(body).data;
  if (own) {
    const inner = typeof own.message === 'string' ? { message: own.message } : own.message;
    const code = own.code ?? ('code' in inner ? inner.code : undefined) ?? (status < 300 ? 400 : status);
    const subcode = ('error_subcode' in inner ? inner.error_subcode : undefined) ?? null;
    return { code, subcode, detail: inner.message };
  }
  return findMetaRefusal(body);
}
