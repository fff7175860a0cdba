import type { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { MessengerClient } from '#partners/messenger/messenger-client.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';

/** The providers of messages. The whole process shares one of each. */
export interface Providers {
  whatsapp: WhatsAppClient;
  messenger: MessengerClient;
  gupshup: GupshupClient;
}
