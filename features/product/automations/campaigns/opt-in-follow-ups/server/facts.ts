import { sql } from 'kysely';
import type { PromisedDiscount } from '#features/product/flows/contract/usable-discount.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DueSubject, Question } from '../../../server/engine/campaign.ts';
import { WELCOMED_ONCE_IN_DAYS, type SignUpFacts, type ReportedSignUp } from '../decide.ts';

export async function loadEventFacts(tx: Tx, { shopId, subject }: Question): Promise<ReportedSignUp | null> {
  const { rows } = await sql<{ channel: Channel; at: Date }>`
    select s.channel, l.recorded_at as at from consent_ledger l
    join subscribers s on s.shop_id = l.shop_id and s.subscriber_id = l.subscriber_id
    where l.shop_id = ${shopId} and l.entry_id = ${subject.id}`.execute(tx);
  const [row] = rows;
  return row ? { entryId: subject.id, ...row } : null;
}

/**
 * Returns the function that reads the facts of a due follow-up. Welcomes count when they were created, except dropped
 * and failed ones, which the next sign-up replaces.
 */
export function loadDueOf(type: string) {
  return async (tx: Tx, { shopId, subject, now }: Question): Promise<(SignUpFacts & DueSubject) | null> => {
    const { rows } = await sql<DueRow>`
      select l.subscriber_id as "subscriberId", coalesce(t.is_active, false) as "isToolOn", t.settings ->> 'flowId' as "flowId",
        w.discount_code as "code", w.discount_percent::float8 as "percent", w.valid_days as "validDays", (
        select max(m.created_at) from messages m
        join consent_ledger p on p.shop_id = m.shop_id and p.subscriber_id = m.subscriber_id
          and p.entry_id::text = m.source_event
        where m.shop_id = l.shop_id and m.subscriber_id = l.subscriber_id and m.source_type = ${type}
          and m.created_at > ${now}::timestamptz - make_interval(days => ${WELCOMED_ONCE_IN_DAYS})
          and m.state not in ('skipped', 'failed') and p.tool_id = l.tool_id and p.entry_id <> l.entry_id
      ) as "welcomedAt"
      from consent_ledger l
      left join opt_in_tools t on t.shop_id = l.shop_id and t.tool_id = l.tool_id
      left join lateral (
        select discount_code, discount_percent, valid_days from tool_prizes p
        where p.shop_id = l.shop_id and p.subscriber_id = l.subscriber_id and p.tool_id = l.tool_id
          and p.won_at > ${now}::timestamptz - make_interval(days => ${WELCOMED_ONCE_IN_DAYS})
          -- The page tells people who sign up after the code has run out.
          and (p.valid_days is null or l.recorded_at < p.won_at + p.valid_days * interval '1 day')
        order by p.won_at desc limit 1
      ) w on true
      where l.shop_id = ${shopId} and l.entry_id = ${subject.id}`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    const { subscriberId, flowId, code, percent, validDays, ...facts } = row;
    const person = { subscriberId, phoneE164: null, customerId: null };
    return {
      ...facts,
      now,
      person,
      amountMinor: null,
      currency: null,
      discount: wonDiscount({ code, percent, validDays }),
      flowId,
    };
  };
}

interface Won {
  /** Null if nothing was won. */
  code: string | null;
  percent: number | null;
  validDays: number | null;
}
type DueRow = Won & {
  subscriberId: string;
  isToolOn: boolean;
  flowId: string | null;
  welcomedAt: Date | null;
};

/** A prize from the page is the discount of the welcome, with the same code. */
function wonDiscount({ code, percent, validDays }: Won): PromisedDiscount | null {
  if (code === null) return null;
  if (validDays === null || percent === null) return { kind: 'fixed', code, percent };
  return { kind: 'unique', code, percent, expiresAfterSeconds: validDays * 24 * 3600 };
}
