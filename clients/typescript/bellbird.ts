// Written by `npm run generate-openapi` from the shapes of the API. Change those, and not this file.
import { sendRequest, type Connection } from './send-request.ts';

export { eachEntry, Refusal, type Connection } from './send-request.ts';

/** The calls of the API, for one shop. They throw a `Refusal` when the installation refuses. */
export class Bellbird {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The shop of the key, and what the key may do. Any key may ask */
  getShop(): Promise<GetShopAnswer> {
    return sendRequest<GetShopAnswer>(this.#connection, { method: 'GET', path: `/shop` });
  }

  /** The people who are known on a channel, the newest first. Needs the scope `people:read`. */
  listPeople(input: ListPeopleInput = {}): Promise<ListPeopleAnswer> {
    return sendRequest<ListPeopleAnswer>(this.#connection, {
      method: 'GET',
      path: `/people`,
      query: {
        limit: input.limit,
        cursor: input.cursor,
        channel: input.channel,
        phone: input.phone,
        email: input.email,
      },
    });
  }

  /** Adds the person with a WhatsApp number, or returns the known one. This allows no marketing: consent is a call of its own. Needs the scope `people:write`. */
  createPerson(input: CreatePersonInput): Promise<CreatePersonAnswer> {
    return sendRequest<CreatePersonAnswer>(this.#connection, {
      method: 'POST',
      path: `/people`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** One person, also by an old id from before a merge. Needs the scope `people:read`. */
  getPerson(input: GetPersonInput): Promise<GetPersonAnswer> {
    return sendRequest<GetPersonAnswer>(this.#connection, {
      method: 'GET',
      path: `/people/${encodeURIComponent(input.personId)}`,
    });
  }

  /** What happened with a person, the newest first: opt-ins and stops, messages, clicks, orders, carts. Needs the scope `events:read`. */
  listPersonEvents(input: ListPersonEventsInput): Promise<ListPersonEventsAnswer> {
    return sendRequest<ListPersonEventsAnswer>(this.#connection, {
      method: 'GET',
      path: `/people/${encodeURIComponent(input.personId)}/events`,
      query: { limit: input.limit, cursor: input.cursor },
    });
  }

  /** The latest 100 changes of a person’s consent, the newest first. Needs the scope `consents:read`. */
  listConsents(input: ListConsentsInput): Promise<ListConsentsAnswer> {
    return sendRequest<ListConsentsAnswer>(this.#connection, {
      method: 'GET',
      path: `/people/${encodeURIComponent(input.personId)}/consents`,
    });
  }

  /** Records that a person agreed to marketing, with the wording as proof. After a refusal only a message of their own restores consent. Needs the scope `consents:write`. */
  grantConsent(input: GrantConsentInput): Promise<GrantConsentAnswer> {
    return sendRequest<GrantConsentAnswer>(this.#connection, {
      method: 'POST',
      path: `/people/${encodeURIComponent(input.personId)}/grant-consent`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** Ends a person’s consent to marketing. Their queued marketing messages are dropped. Needs the scope `consents:write`. */
  revokeConsent(input: RevokeConsentInput): Promise<RevokeConsentAnswer> {
    return sendRequest<RevokeConsentAnswer>(this.#connection, {
      method: 'POST',
      path: `/people/${encodeURIComponent(input.personId)}/revoke-consent`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** The WhatsApp templates that the shop wrote, the newest first. Needs the scope `templates:read`. */
  listTemplates(input: ListTemplatesInput = {}): Promise<ListTemplatesAnswer> {
    return sendRequest<ListTemplatesAnswer>(this.#connection, {
      method: 'GET',
      path: `/templates`,
      query: { limit: input.limit, cursor: input.cursor },
    });
  }

  /** The shop’s messages, the newest first. Needs the scope `messages:read`. */
  listMessages(input: ListMessagesInput = {}): Promise<ListMessagesAnswer> {
    return sendRequest<ListMessagesAnswer>(this.#connection, {
      method: 'GET',
      path: `/messages`,
      query: { limit: input.limit, cursor: input.cursor, personId: input.personId },
    });
  }

  /** Sends one of the shop’s templates to one person on WhatsApp. Consent, quiet hours and all other rules apply at the moment of sending. Needs the scope `messages:send`. */
  sendMessage(input: SendMessageInput): Promise<SendMessageAnswer> {
    return sendRequest<SendMessageAnswer>(this.#connection, {
      method: 'POST',
      path: `/messages`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** One message and what became of it. Needs the scope `messages:read`. */
  getMessage(input: GetMessageInput): Promise<GetMessageAnswer> {
    return sendRequest<GetMessageAnswer>(this.#connection, {
      method: 'GET',
      path: `/messages/${encodeURIComponent(input.messageId)}`,
    });
  }

  /** The conversations of the inbox, the newest activity first. Those that wait come in the order of their waiting, and snoozed ones in the order of their return. Needs the scope `conversations:read`. */
  listConversations(input: ListConversationsInput = {}): Promise<ListConversationsAnswer> {
    return sendRequest<ListConversationsAnswer>(this.#connection, {
      method: 'GET',
      path: `/conversations`,
      query: { limit: input.limit, cursor: input.cursor, state: input.state, personId: input.personId },
    });
  }

  /** The messages of a conversation in both directions, the newest first, without the notes of the team. Needs the scope `conversations:read`. */
  listConversationMessages(input: ListConversationMessagesInput): Promise<ListConversationMessagesAnswer> {
    return sendRequest<ListConversationMessagesAnswer>(this.#connection, {
      method: 'GET',
      path: `/conversations/${encodeURIComponent(input.personId)}/messages`,
      query: { limit: input.limit, cursor: input.cursor },
    });
  }

  /** Answers a person with a free text, within 24 hours of their message. The team sees it with the name of the key, and the person no longer waits. Needs the scope `conversations:write`. */
  replyToConversation(input: ReplyToConversationInput): Promise<ReplyToConversationAnswer> {
    return sendRequest<ReplyToConversationAnswer>(this.#connection, {
      method: 'POST',
      path: `/conversations/${encodeURIComponent(input.personId)}/reply`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** Finishes a conversation. The next question of the person opens it again. Needs the scope `conversations:write`. */
  closeConversation(input: CloseConversationInput): Promise<CloseConversationAnswer> {
    return sendRequest<CloseConversationAnswer>(this.#connection, {
      method: 'POST',
      path: `/conversations/${encodeURIComponent(input.personId)}/close`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** Lets a conversation wait for the team, for example because a program could not answer. Needs the scope `conversations:write`. */
  reopenConversation(input: ReopenConversationInput): Promise<ReopenConversationAnswer> {
    return sendRequest<ReopenConversationAnswer>(this.#connection, {
      method: 'POST',
      path: `/conversations/${encodeURIComponent(input.personId)}/reopen`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** All campaigns of the shop, and whether they are on. Needs the scope `campaigns:read`. */
  listCampaigns(): Promise<ListCampaignsAnswer> {
    return sendRequest<ListCampaignsAnswer>(this.#connection, { method: 'GET', path: `/campaigns` });
  }

  /** The shop’s broadcasts, the newest first. Needs the scope `broadcasts:read`. */
  listBroadcasts(input: ListBroadcastsInput = {}): Promise<ListBroadcastsAnswer> {
    return sendRequest<ListBroadcastsAnswer>(this.#connection, {
      method: 'GET',
      path: `/broadcasts`,
      query: { limit: input.limit, cursor: input.cursor },
    });
  }

  /** Makes a broadcast as a draft. A person completes, checks and sends it in the app: no call of the API sends a broadcast. Needs the scope `broadcasts:write`. */
  createBroadcastDraft(input: CreateBroadcastDraftInput): Promise<CreateBroadcastDraftAnswer> {
    return sendRequest<CreateBroadcastDraftAnswer>(this.#connection, {
      method: 'POST',
      path: `/broadcasts`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** What a broadcast sent and earned so far. Needs the scope `broadcasts:read`. */
  getBroadcastResults(input: GetBroadcastResultsInput): Promise<GetBroadcastResultsAnswer> {
    return sendRequest<GetBroadcastResultsAnswer>(this.#connection, {
      method: 'GET',
      path: `/broadcasts/${encodeURIComponent(input.broadcastId)}/results`,
    });
  }

  /** The saved segments of the shop, by id. Needs the scope `segments:read`. */
  listSegments(input: ListSegmentsInput = {}): Promise<ListSegmentsAnswer> {
    return sendRequest<ListSegmentsAnswer>(this.#connection, {
      method: 'GET',
      path: `/segments`,
      query: { limit: input.limit, cursor: input.cursor },
    });
  }

  /** How many people of a segment marketing may be sent to on WhatsApp now. Needs the scope `segments:read`. */
  countSegment(input: CountSegmentInput): Promise<CountSegmentAnswer> {
    return sendRequest<CountSegmentAnswer>(this.#connection, {
      method: 'GET',
      path: `/segments/${encodeURIComponent(input.segmentId)}/size`,
    });
  }

  /** What the shop sent and earned on some days, in all and by campaign. All broadcasts are one source; by default the last 30 days. Needs the scope `figures:read`. */
  getFigures(input: GetFiguresInput = {}): Promise<GetFiguresAnswer> {
    return sendRequest<GetFiguresAnswer>(this.#connection, {
      method: 'GET',
      path: `/figures`,
      query: { from: input.from, to: input.to },
    });
  }

  /** The orders that messages earned, the newest order first. Needs the scope `orders:read`. */
  listCredits(input: ListCreditsInput = {}): Promise<ListCreditsAnswer> {
    return sendRequest<ListCreditsAnswer>(this.#connection, {
      method: 'GET',
      path: `/orders/credits`,
      query: { limit: input.limit, cursor: input.cursor },
    });
  }

  /** Has a file written. Read its state until it is ready. At most three are written at the same time, and thirty a day. Needs the scope `exports:write`. */
  startExport(input: StartExportInput): Promise<StartExportAnswer> {
    return sendRequest<StartExportAnswer>(this.#connection, {
      method: 'POST',
      path: `/exports`,
      body: input.body,
      idempotencyKey: input.idempotencyKey,
    });
  }

  /** The files that the shop and its programs asked for, the newest first. Needs the scope `exports:read`. */
  listExports(input: ListExportsInput = {}): Promise<ListExportsAnswer> {
    return sendRequest<ListExportsAnswer>(this.#connection, {
      method: 'GET',
      path: `/exports`,
      query: { limit: input.limit, cursor: input.cursor },
    });
  }

  /** How far a file is, and where to download it. Needs the scope `exports:read`. */
  getExport(input: GetExportInput): Promise<GetExportAnswer> {
    return sendRequest<GetExportAnswer>(this.#connection, {
      method: 'GET',
      path: `/exports/${encodeURIComponent(input.exportId)}`,
    });
  }
}

export type GetShopAnswer = {
  shop: { domain: string; currency: string; timeZone: string };
  key: { name: string; scopes: string[]; revision: '2026-11-30'; expiresAt: string | null };
};

export interface ListPeopleInput {
  limit?: string | number;
  cursor?: string | number;
  channel?: 'whatsapp' | 'messenger';
  phone?: string | number;
  email?: string | number;
}
export type ListPeopleAnswer = {
  data: {
    id: string;
    channel: 'whatsapp' | 'messenger';
    phone: string | null;
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    locale: string | null;
    consent: {
      marketing: 'granted' | 'revoked' | 'never';
      grantedAt: string | null;
      revokedAt: string | null;
      stoppedAllAt: string | null;
    };
    createdAt: string;
  }[];
  nextCursor: string | null;
};

export interface CreatePersonInput {
  body: { phone: string; firstName?: string; locale?: string };
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type CreatePersonAnswer = {
  id: string;
  channel: 'whatsapp' | 'messenger';
  phone: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  locale: string | null;
  consent: {
    marketing: 'granted' | 'revoked' | 'never';
    grantedAt: string | null;
    revokedAt: string | null;
    stoppedAllAt: string | null;
  };
  createdAt: string;
};

export interface GetPersonInput {
  personId: string;
}
export type GetPersonAnswer = {
  id: string;
  channel: 'whatsapp' | 'messenger';
  phone: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  locale: string | null;
  consent: {
    marketing: 'granted' | 'revoked' | 'never';
    grantedAt: string | null;
    revokedAt: string | null;
    stoppedAllAt: string | null;
  };
  createdAt: string;
};

export interface ListPersonEventsInput {
  personId: string;
  limit?: string | number;
  cursor?: string | number;
}
export type ListPersonEventsAnswer = {
  data: {
    id: string;
    at: string;
    kind: string;
    consent?: { change: 'granted' | 'revoked'; origin: string; wording: string | null };
    message?: {
      id: string;
      source: string;
      sourceName: string | null;
      state:
        | 'queued'
        | 'waiting'
        | 'sending'
        | 'uncertain'
        | 'sent'
        | 'delivered'
        | 'read'
        | 'skipped'
        | 'failed';
      explanation: string | null;
      waitsUntil: string | null;
      sentAt: string | null;
    };
    received?: { kind: string };
    click?: { messageId: string };
    order?: {
      id: string;
      name: string;
      totalMinor: number;
      currency: string;
      isCancelled: boolean;
      credit?: {
        messageId: string;
        source: string;
        touch: 'code' | 'click' | 'read';
        amountMinor: number;
        returnedMinor: number;
      };
    };
    cart?: { totalMinor: number; currency: string };
  }[];
  nextCursor: string | null;
};

export interface ListConsentsInput {
  personId: string;
}
export type ListConsentsAnswer = {
  data: {
    id: string;
    change: 'granted' | 'revoked';
    origin: string;
    wording: string | null;
    recordedAt: string;
  }[];
};

export interface GrantConsentInput {
  personId: string;
  body: { wording: string; page?: string };
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type GrantConsentAnswer = {
  outcome: 'granted' | 'waitsForConfirmation';
  person: {
    id: string;
    channel: 'whatsapp' | 'messenger';
    phone: string | null;
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    locale: string | null;
    consent: {
      marketing: 'granted' | 'revoked' | 'never';
      grantedAt: string | null;
      revokedAt: string | null;
      stoppedAllAt: string | null;
    };
    createdAt: string;
  };
};

export interface RevokeConsentInput {
  personId: string;
  body: {};
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type RevokeConsentAnswer = {
  person: {
    id: string;
    channel: 'whatsapp' | 'messenger';
    phone: string | null;
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    locale: string | null;
    consent: {
      marketing: 'granted' | 'revoked' | 'never';
      grantedAt: string | null;
      revokedAt: string | null;
      stoppedAllAt: string | null;
    };
    createdAt: string;
  };
};

export interface ListTemplatesInput {
  limit?: string | number;
  cursor?: string | number;
}
export type ListTemplatesAnswer = {
  data: {
    id: string;
    name: string;
    language: string;
    category: 'marketing' | 'utility';
    body: string;
    variables: { name: string; sample: string }[];
    links: string[];
    isSendable: boolean;
    status: 'none' | 'draft' | 'pending' | 'approved' | 'rejected' | 'paused' | 'disabled';
    statusReason: string | null;
    createdAt: string;
  }[];
  nextCursor: string | null;
};

export interface ListMessagesInput {
  limit?: string | number;
  cursor?: string | number;
  personId?: string | number;
}
export type ListMessagesAnswer = {
  data: {
    id: string;
    personId: string;
    channel: 'whatsapp' | 'messenger';
    purpose: 'marketing' | 'utility' | 'service';
    source: string;
    state: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped';
    reason: string | null;
    createdAt: string;
    sentAt: string | null;
    deliveredAt: string | null;
    readAt: string | null;
  }[];
  nextCursor: string | null;
};

export interface SendMessageInput {
  body: { personId: string; templateId: string; values?: Record<string, string> };
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type SendMessageAnswer = {
  id: string;
  personId: string;
  channel: 'whatsapp' | 'messenger';
  purpose: 'marketing' | 'utility' | 'service';
  source: string;
  state: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped';
  reason: string | null;
  createdAt: string;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
};

export interface GetMessageInput {
  messageId: string;
}
export type GetMessageAnswer = {
  id: string;
  personId: string;
  channel: 'whatsapp' | 'messenger';
  purpose: 'marketing' | 'utility' | 'service';
  source: string;
  state: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped';
  reason: string | null;
  createdAt: string;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
};

export interface ListConversationsInput {
  limit?: string | number;
  cursor?: string | number;
  state?: 'waiting' | 'answered' | 'snoozed' | 'done';
  personId?: string | number;
}
export type ListConversationsAnswer = {
  data: {
    personId: string;
    channel: 'whatsapp' | 'messenger';
    state: 'waiting' | 'answered' | 'snoozed' | 'done';
    waitingSince: string | null;
    snoozedUntil: string | null;
    lastMessageAt: string;
    lastMessageDirection: 'in' | 'out';
    lastMessageKind: string;
    excerpt: string | null;
    assignedTo: { id: string; name: string | null } | null;
    replyUntil: string | null;
  }[];
  nextCursor: string | null;
};

export interface ListConversationMessagesInput {
  personId: string;
  limit?: string | number;
  cursor?: string | number;
}
export type ListConversationMessagesAnswer = {
  data: {
    id: string;
    direction: 'in' | 'out';
    kind: string;
    text: string | null;
    isCut: boolean;
    createdAt: string;
    sentAt: string | null;
    state: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped' | null;
    writtenBy: 'person' | 'program' | 'automation' | null;
    writerName: string | null;
  }[];
  nextCursor: string | null;
};

export interface ReplyToConversationInput {
  personId: string;
  body: { text: string };
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type ReplyToConversationAnswer = {
  id: string;
  direction: 'in' | 'out';
  kind: string;
  text: string | null;
  isCut: boolean;
  createdAt: string;
  sentAt: string | null;
  state: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped' | null;
  writtenBy: 'person' | 'program' | 'automation' | null;
  writerName: string | null;
};

export interface CloseConversationInput {
  personId: string;
  body: {};
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type CloseConversationAnswer = {
  personId: string;
  channel: 'whatsapp' | 'messenger';
  state: 'waiting' | 'answered' | 'snoozed' | 'done';
  waitingSince: string | null;
  snoozedUntil: string | null;
  lastMessageAt: string;
  lastMessageDirection: 'in' | 'out';
  lastMessageKind: string;
  excerpt: string | null;
  assignedTo: { id: string; name: string | null } | null;
  replyUntil: string | null;
};

export interface ReopenConversationInput {
  personId: string;
  body: {};
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type ReopenConversationAnswer = {
  personId: string;
  channel: 'whatsapp' | 'messenger';
  state: 'waiting' | 'answered' | 'snoozed' | 'done';
  waitingSince: string | null;
  snoozedUntil: string | null;
  lastMessageAt: string;
  lastMessageDirection: 'in' | 'out';
  lastMessageKind: string;
  excerpt: string | null;
  assignedTo: { id: string; name: string | null } | null;
  replyUntil: string | null;
};

export type ListCampaignsAnswer = {
  data: { type: string; name: string; channel: 'whatsapp' | 'messenger'; isOn: boolean; changedAt: string }[];
};

export interface ListBroadcastsInput {
  limit?: string | number;
  cursor?: string | number;
}
export type ListBroadcastsAnswer = {
  data: {
    id: string;
    name: string;
    status: 'draft' | 'scheduled' | 'sending' | 'sent' | 'failed';
    isPaused: boolean;
    isCancelled: boolean;
    recipients: number;
    scheduledAt: string | null;
    startedAt: string | null;
    endedAt: string | null;
    createdAt: string;
  }[];
  nextCursor: string | null;
};

export interface CreateBroadcastDraftInput {
  body: { name: string; templateId: string; values?: Record<string, string>; segmentId?: string };
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type CreateBroadcastDraftAnswer = {
  broadcast: {
    id: string;
    name: string;
    status: 'draft' | 'scheduled' | 'sending' | 'sent' | 'failed';
    isPaused: boolean;
    isCancelled: boolean;
    recipients: number;
    scheduledAt: string | null;
    startedAt: string | null;
    endedAt: string | null;
    createdAt: string;
  };
  reviewUrl: string;
};

export interface GetBroadcastResultsInput {
  broadcastId: string;
}
export type GetBroadcastResultsAnswer = {
  broadcast: {
    id: string;
    name: string;
    status: 'draft' | 'scheduled' | 'sending' | 'sent' | 'failed';
    isPaused: boolean;
    isCancelled: boolean;
    recipients: number;
    scheduledAt: string | null;
    startedAt: string | null;
    endedAt: string | null;
    createdAt: string;
  };
  statusReason: string | null;
  waiting: number;
  currency: string;
  sent: number;
  delivered: number;
  read: number;
  clicked: number;
  failed: number;
  readRate: number;
  clickRate: number;
  orders: number;
  revenueMinor: number;
};

export interface ListSegmentsInput {
  limit?: string | number;
  cursor?: string | number;
}
export type ListSegmentsAnswer = {
  data: { id: string; name: string; createdAt: string; updatedAt: string }[];
  nextCursor: string | null;
};

export interface CountSegmentInput {
  segmentId: string;
}
export type CountSegmentAnswer = { people: number; isCatchingUp: boolean };

export interface GetFiguresInput {
  from?: string | number;
  to?: string | number;
}
export type GetFiguresAnswer = {
  from: string;
  to: string;
  currency: string;
  sent: number;
  delivered: number;
  read: number;
  clicked: number;
  failed: number;
  readRate: number;
  clickRate: number;
  orders: number;
  revenueMinor: number;
  optIns: number;
  sources: {
    source: string;
    name: string;
    channel: 'whatsapp' | 'messenger';
    sent: number;
    delivered: number;
    read: number;
    clicked: number;
    failed: number;
    readRate: number;
    clickRate: number;
    orders: number;
    revenueMinor: number;
    optIns: number;
  }[];
};

export interface ListCreditsInput {
  limit?: string | number;
  cursor?: string | number;
}
export type ListCreditsAnswer = {
  data: {
    orderId: string;
    orderName: string;
    orderedAt: string;
    personId: string;
    messageId: string;
    channel: 'whatsapp' | 'messenger';
    source: string;
    touch: 'code' | 'click' | 'read';
    amountMinor: number;
    returnedMinor: number;
  }[];
  nextCursor: string | null;
};

export interface StartExportInput {
  body: {
    kind:
      | 'deliveryReport'
      | 'broadcastReport'
      | 'subscriberData'
      | 'unsubscribers'
      | 'creditedOrders'
      | 'dailyFigures'
      | 'activity';
    campaign?: string;
    broadcastId?: string;
    timeZone?: string;
  };
  /** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */
  idempotencyKey?: string;
}
export type StartExportAnswer = {
  id: string;
  kind: string;
  title: string;
  state: 'queued' | 'running' | 'ready' | 'failed' | 'expired' | 'cancelled';
  rows: number;
  createdAt: string;
  finishedAt: string | null;
  expiresAt: string | null;
  reason: string | null;
  downloadUrl: string | null;
};

export interface ListExportsInput {
  limit?: string | number;
  cursor?: string | number;
}
export type ListExportsAnswer = {
  data: {
    id: string;
    kind: string;
    title: string;
    state: 'queued' | 'running' | 'ready' | 'failed' | 'expired' | 'cancelled';
    rows: number;
    createdAt: string;
    finishedAt: string | null;
    expiresAt: string | null;
    reason: string | null;
    downloadUrl: string | null;
  }[];
  nextCursor: string | null;
};

export interface GetExportInput {
  exportId: string;
}
export type GetExportAnswer = {
  id: string;
  kind: string;
  title: string;
  state: 'queued' | 'running' | 'ready' | 'failed' | 'expired' | 'cancelled';
  rows: number;
  createdAt: string;
  finishedAt: string | null;
  expiresAt: string | null;
  reason: string | null;
  downloadUrl: string | null;
};
