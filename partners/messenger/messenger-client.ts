import { GraphFailure, callGraph, openGraph, toRequest, type Graph } from '#partners/meta/graph-call.ts';
import { readOutcome, type Accepted, type SendOutcome } from '#partners/meta/send-outcome.ts';
import { sendLightly } from '#platform/http-client/light-request.ts';
import { MessengerProfile, MessengerSendResponse } from './payloads/messenger-responses.ts';
import type { MessengerSendRequest, SenderAction } from './payloads/send-request.ts';
import {
  UtilityTemplateResponse,
  UtilityTemplateList,
  type UtilityTemplateRequest,
} from './payloads/utility-template.ts';

/** A failed call other than sending. */
export class MessengerError extends GraphFailure {
  static override readonly api = 'Messenger';
}

/** A page, and the token for acting as it. */
export interface ActingPage {
  pageId: string;
  token: string;
}

interface MessengerApp {
  graphUrl: string;
  graphVersion: string;
  /** Proves with every call that the token is used by the app it was issued to. */
  appSecret: string;
}

const ANSWER_TIMEOUT_MS = 20_000;

/** The Messenger Platform. Keeps its connections open; makes no retries. */
export class MessengerClient {
  readonly #graph: Graph;

  /** `connections` is how many requests can run at the same time. */
  constructor(app: MessengerApp, { connections = 64 } = {}) {
    this.#graph = openGraph({ ...app, Failure: MessengerError, timeoutMs: ANSWER_TIMEOUT_MS, connections });
  }

  /** Sends one message; never throws. `begin` is called right before the first byte is written. */
  async send(
    { pageId, token }: ActingPage,
    message: MessengerSendRequest,
    begin: () => void,
  ): Promise<SendOutcome> {
    const path = `/${pageId}/messages` as const;
    const request = toRequest(this.#graph, { method: 'POST', path, accessToken: token, body: message });
    const end = await sendLightly(this.#graph.dispatcher, request, begin);
    return end.kind === 'answered' ? readOutcome(end.statusCode, end.text, readAccepted) : end;
  }

  /** Shows that the page is typing, has stopped typing, or has seen the message. */
  async act({ pageId, token }: ActingPage, psid: string, action: SenderAction): Promise<void> {
    await callGraph(this.#graph, MessengerProfile, {
      method: 'POST',
      path: `/${pageId}/messages`,
      accessToken: token,
      body: { recipient: { id: psid }, sender_action: action },
    });
  }

  /** Returns a person's public profile. Throws for most people until Meta has reviewed the app for it. */
  async getProfile({ token }: ActingPage, psid: string): Promise<MessengerProfile> {
    return callGraph(this.#graph, MessengerProfile, {
      method: 'GET',
      path: `/${psid}`,
      query: { fields: 'first_name,last_name,profile_pic,locale' },
      accessToken: token,
    });
  }

  async createTemplate(
    { pageId, token }: ActingPage,
    template: UtilityTemplateRequest,
  ): Promise<UtilityTemplateResponse> {
    return callGraph(this.#graph, UtilityTemplateResponse, {
      method: 'POST',
      path: `/${pageId}/message_templates`,
      accessToken: token,
      body: template,
    });
  }

  /** Returns the page's templates whose names contain these words, so possibly others too. */
  async findTemplates({ pageId, token }: ActingPage, name: string): Promise<UtilityTemplateList> {
    return callGraph(this.#graph, UtilityTemplateList, {
      method: 'GET',
      path: `/${pageId}/message_templates`,
      query: { name, fields: 'id,name,language,status,rejected_reason', limit: '100' },
      accessToken: token,
    });
  }

  async close(): Promise<void> {
    await this.#graph.dispatcher.close();
  }
}

function readAccepted(body: unknown): Accepted | null {
  const { data } = MessengerSendResponse.safeParse(body);
  return data ? { kind: 'accepted', providerMessageId: data.message_id } : null;
}
