import type { Tx } from '#platform/database/database.ts';

/** A subscriber, as files list them. */
export interface ListedSubscriber {
  subscriberId: string;
  channel: string;
  name: string | null;
  /** In E.164. */
  phone: string | null;
  email: string | null;
  locale: string | null;
  hasMarketingConsent: boolean;
  toolType: string | null;
  optedInAt: Date | null;
  optedOutAt: Date | null;
  createdAt: Date;
}

const PAGE = 2000;

/** The next subscribers of a shop by id, among those who existed at `until`. No cursor means the end of the list. */
export async function readSubscriberPage(
  tx: Tx,
  { shopId, until, cursor }: { shopId: number; until: Date; cursor: string | null },
): Promise<{ subscribers: ListedSubscriber[]; nextCursor: string | null }> {
  const rows = await tx
    .selectFrom('subscribers')
    .select([
      'subscriber_id',
      'channel',
      'first_name',
      'last_name',
      'phone_e164',
      'email',
      'locale',
      'has_marketing_consent',
      'opt_in_tool_type',
      'opted_in_at',
      'opted_out_at',
      'created_at',
    ])
    .where('shop_id', '=', shopId)
    .$if(cursor !== null, (query) => query.where('subscriber_id', '>', cursor ?? ''))
    .orderBy('subscriber_id')
    .limit(PAGE)
    .execute();
  const subscribers = rows
    .filter((row) => row.created_at <= until)
    .map((row) => ({
      subscriberId: row.subscriber_id,
      channel: row.channel,
      name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
      phone: row.phone_e164,
      email: row.email,
      locale: row.locale,
      hasMarketingConsent: row.has_marketing_consent,
      toolType: row.opt_in_tool_type,
      optedInAt: row.opted_in_at,
      optedOutAt: row.opted_out_at,
      createdAt: row.created_at,
    }));
  return { subscribers, nextCursor: rows.length === PAGE ? (rows.at(-1)?.subscriber_id ?? null) : null };
}
