import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const CONVERSATION_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'inbound_messages',
    key: ['shop_id', 'channel', 'provider_message_id'],
    what: 'what people wrote, with their files',
    kept: 'like messages',
    isOlder: (than) => sql`received_at < ${than} and not exists (
      select from inbound_media f where f.shop_id = inbound_messages.shop_id and f.channel = inbound_messages.channel
        and f.provider_message_id = inbound_messages.provider_message_id and f.storage_key is not null)`,
  },
  {
    table: 'outside_messages',
    key: ['shop_id', 'channel', 'provider_message_id'],
    what: 'what the shop wrote in the phone app',
    kept: 'like messages',
    isOlder: (than) => sql`written_at < ${than}`,
  },
];
