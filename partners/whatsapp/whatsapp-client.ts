import * as z from 'zod';
import {
  GraphFailure,
  askGraph,
  callGraph,
  openGraph,
  readChecked,
  type Graph,
} from '#partners/meta/graph-call.ts';
import { readOutcome, type Accepted, type SendOutcome } from '#partners/meta/send-outcome.ts';
import { sendLightly } from '#platform/http-client/light-request.ts';
import { PhoneNumber } from './payloads/phone-number.ts';
import type { SendRequest } from './payloads/send-request.ts';
import { SendResponse } from './payloads/send-response.ts';
import {
  TemplateCreateResponse,
  TemplateListResponse,
  SuccessResponse,
  type TemplateCreateRequest,
} from './payloads/template.ts';

/** A failed call other than sending. */
export class WhatsAppError extends GraphFailure {
  static override readonly api = 'WhatsApp';
}

const UploadSession = z.object({ id: z.string() });
const UploadHandle = z.object({ h: z.string() });

const ANSWER_TIMEOUT_MS = 20_000;
const PHONE_FIELDS =
  'display_phone_number,verified_name,quality_rating,whatsapp_business_manager_messaging_limit,throughput,name_status';
const TEMPLATE_FIELDS = 'id,name,language,status,category,rejected_reason,quality_score';

/** The WhatsApp Cloud API. Keeps its connections open; makes no retries. */
export class WhatsAppClient {
  readonly #graph: Graph;

  /** `connections` is how many requests can run at the same time. */
  constructor(graphUrl: string, graphVersion: string, { connections = 64 } = {}) {
    this.#graph = openGraph({
      graphUrl,
      graphVersion,
      Failure: WhatsAppError,
      timeoutMs: ANSWER_TIMEOUT_MS,
      connections,
    });
  }

  /** Sends one message; never throws. `begin` is called right before the first byte is written, and may refuse it. */
  async send(
    phoneNumberId: string,
    accessToken: string,
    message: SendRequest,
    begin: () => void,
  ): Promise<SendOutcome> {
    const request = {
      method: 'POST' as const,
      path: `${this.#graph.path}/${phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    };
    const end = await sendLightly(this.#graph.dispatcher, request, begin);
    return end.kind === 'answered' ? readOutcome(end.statusCode, end.text, readAccepted) : end;
  }

  /** Marks a person's message as read and, if an answer is coming, shows that it is being written. */
  async markRead(
    phoneNumberId: string,
    accessToken: string,
    messageId: string,
    { typing = false } = {},
  ): Promise<void> {
    await callGraph(this.#graph, SuccessResponse, {
      method: 'POST',
      path: `/${phoneNumberId}/messages`,
      accessToken,
      body: {
        messaging_product: 'whatsapp',
        status: 'read',
        message_id: messageId,
        ...(typing && { typing_indicator: { type: 'text' } }),
      },
    });
  }

  async getPhoneNumber(phoneNumberId: string, accessToken: string): Promise<PhoneNumber> {
    return callGraph(this.#graph, PhoneNumber, {
      method: 'GET',
      path: `/${phoneNumberId}`,
      query: { fields: PHONE_FIELDS },
      accessToken,
    });
  }

  /** Subscribes this app to a business account's webhooks. */
  async subscribeApp(businessAccountId: string, accessToken: string): Promise<void> {
    await callGraph(this.#graph, SuccessResponse, {
      method: 'POST',
      path: `/${businessAccountId}/subscribed_apps`,
      accessToken,
    });
  }

  async createTemplate(
    businessAccountId: string,
    accessToken: string,
    template: TemplateCreateRequest,
  ): Promise<TemplateCreateResponse> {
    return callGraph(this.#graph, TemplateCreateResponse, {
      method: 'POST',
      path: `/${businessAccountId}/message_templates`,
      accessToken,
      body: template,
    });
  }

  /** Replaces a template's text, which is reviewed again; name and language stay. Throws WhatsAppError. */
  async editTemplate(
    templateId: string,
    accessToken: string,
    change: Pick<TemplateCreateRequest, 'category' | 'components'>,
  ): Promise<void> {
    await callGraph(this.#graph, SuccessResponse, {
      method: 'POST',
      path: `/${templateId}`,
      accessToken,
      body: change,
    });
  }

  /** Deletes a template in its language. Throws WhatsAppError. */
  async deleteTemplate(
    businessAccountId: string,
    accessToken: string,
    { id, name }: { id: string; name: string },
  ): Promise<void> {
    await callGraph(this.#graph, SuccessResponse, {
      method: 'DELETE',
      path: `/${businessAccountId}/message_templates`,
      query: { hsm_id: id, name },
      accessToken,
    });
  }

  async findTemplates(
    businessAccountId: string,
    accessToken: string,
    name: string,
  ): Promise<TemplateListResponse> {
    return this.#listTemplates(businessAccountId, accessToken, { name });
  }

  /** Returns a page of the account's templates, the first or the one after a cursor. Throws WhatsAppError. */
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
    return callGraph(this.#graph, TemplateListResponse, {
      method: 'GET',
      path: `/${businessAccountId}/message_templates`,
      query: { ...which, fields: TEMPLATE_FIELDS },
      accessToken,
    });
  }

  /** Uploads a sample file for a template's header and returns its handle (Resumable Upload API). */
  async uploadSample(accessToken: string, file: Buffer, mimeType: string): Promise<string> {
    const { id } = await callGraph(this.#graph, UploadSession, {
      method: 'POST',
      path: '/app/uploads',
      query: { file_length: String(file.length), file_type: mimeType },
      accessToken,
    });
    const response = await askGraph(this.#graph, {
      method: 'POST',
      path: `${this.#graph.path}/${id}`,
      headers: { authorization: `OAuth ${accessToken}`, file_offset: '0' },
      body: file,
    });
    return readChecked(WhatsAppError, UploadHandle, response).h;
  }

  async close(): Promise<void> {
    await this.#graph.dispatcher.close();
  }
}

/** Reads the response to an accepted message; null when it is not one. */
export function readAccepted(body: unknown): Accepted | null {
  const { data } = SendResponse.safeParse(body);
  const [message] = data?.messages ?? [];
  if (!message) return null;
  const { user_id: userId, wa_id: waId, input } = data?.contacts[0] ?? {};
  // In some countries people write a number differently from WhatsApp.
  const isAnother = waId !== undefined && input !== undefined && waId !== input.replaceAll(/\D/g, '');
  return {
    kind: 'accepted',
    providerMessageId: message.id,
    ...(userId !== undefined && { userId }),
    ...(isAnother && { waId }),
  };
}
