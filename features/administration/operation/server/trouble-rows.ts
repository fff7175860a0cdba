import { GIVEN_UP } from '#platform/inbox/given-up-webhooks.ts';
import type { TroubleKind } from '../rules/trouble-kinds.ts';

/** Where failed work is stored. The fields are SQL for that table. */
export interface TroubleRows {
  table: string;
  which: string;
  /** An SQL expression for the key of a row, as text. */
  key: string;
  at: string;
  shop: string;
  about: string;
  error: string;
}

const SHOP = '(select shop_url from shops s where s.shop_id = t.shop_id)';

export const TROUBLE_ROWS: Readonly<Record<TroubleKind, TroubleRows>> = {
  uncertain: {
    table: 'outbox',
    which: `state = 'uncertain'`,
    key: `shop_id || '/' || message_id`,
    at: 'claimed_at',
    shop: SHOP,
    about: `(select m.source_type from messages m
      where m.shop_id = t.shop_id and m.message_id = t.message_id and m.created_at = t.created_at)`,
    error: `''`,
  },
  webhook: {
    table: 'webhook_inbox',
    which: GIVEN_UP,
    key: 'event_id::text',
    at: 'received_at',
    shop: 'lane',
    about: `source || ' ' || topic`,
    error: 'error',
  },
  timer: {
    table: 'timers',
    which: 'given_up_at is not null',
    key: `shop_id || '/' || timer_key`,
    at: 'given_up_at',
    shop: SHOP,
    about: 'kind',
    error: 'error',
  },
  command: {
    table: 'store_commands',
    which: `state = 'givenUp'`,
    key: `shop_id || '/' || command_key`,
    at: 'created_at',
    shop: SHOP,
    about: 'kind',
    error: 'error',
  },
  mail: {
    table: 'mails',
    which: `state = 'failed'`,
    key: `shop_id || '/' || mail_id`,
    at: 'created_at',
    shop: SHOP,
    about: 'subject',
    error: 'error',
  },
  job: {
    table: 'pgboss.job',
    which: `state = 'failed'`,
    key: 'id::text',
    at: 'completed_on',
    shop: `(select shop_url from shops s where s.shop_id::text = t.data ->> 'shopId')`,
    about: 'name',
    error: `output ->> 'message'`,
  },
};
