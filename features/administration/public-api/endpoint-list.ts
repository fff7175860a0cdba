import type { Endpoint } from './contract/endpoint.ts';
import {
  createBroadcastDraft,
  getBroadcastResults,
  listBroadcasts,
} from './contract/resources/broadcasts.ts';
import { listCampaigns } from './contract/resources/campaigns.ts';
import { grantConsent, listConsents, revokeConsent } from './contract/resources/consents.ts';
import {
  closeConversation,
  listConversationMessages,
  listConversations,
  reopenConversation,
  replyToConversation,
} from './contract/resources/conversations.ts';
import { listPersonEvents } from './contract/resources/events.ts';
import { getExport, listExports, startExport } from './contract/resources/exports.ts';
import { getFigures } from './contract/resources/figures.ts';
import { getMessage, listMessages, sendMessage } from './contract/resources/messages.ts';
import { listCredits } from './contract/resources/orders.ts';
import { createPerson, getPerson, listPeople } from './contract/resources/people.ts';
import { countSegment, listSegments } from './contract/resources/segments.ts';
import { getShop } from './contract/resources/shop.ts';
import { listTemplates } from './contract/resources/templates.ts';

/** Every endpoint of the public API, in the order of its documentation. */
export const ENDPOINT_LIST: readonly Endpoint[] = [
  getShop,
  listPeople,
  getPerson,
  createPerson,
  listPersonEvents,
  listConsents,
  grantConsent,
  revokeConsent,
  listTemplates,
  listMessages,
  getMessage,
  sendMessage,
  listConversations,
  listConversationMessages,
  replyToConversation,
  closeConversation,
  reopenConversation,
  listCampaigns,
  listBroadcasts,
  getBroadcastResults,
  createBroadcastDraft,
  listSegments,
  countSegment,
  getFigures,
  listCredits,
  startExport,
  listExports,
  getExport,
];
