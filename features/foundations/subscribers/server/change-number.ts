import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Identifiers } from '../rules/decide-identity.ts';
import { mergeConsent } from '../rules/merge-consent.ts';
import { readLedgers } from './consent-of-rows.ts';
import { mergeSubscribers } from './merge-subscribers.ts';
import { recordRevocation } from './record-consent.ts';
import {
  lockByIdentifiers,
  lockSubscribers,
  takeIdentifiers,
  type Subscriber,
} from './subscriber-queries.ts';

/**
 * A person's identifiers after a change of number. The account's id is new. Either of the two may be missing, but not
 * both.
 */
export interface NewNumber {
  phoneE164: string | null;
  waId: string | null;
  bsuid: string | null;
}

/**
 * Moves a person to another number: from then on only the new number is theirs, and the next owner of the old number is
 * somebody new. Consent of the new number may be its last owner's and is not taken over; its refusals are. Safe to
 * repeat.
 */
export async function changeNumber(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  mover: Subscriber,
  to: NewNumber,
): Promise<void> {
  const shopId = mover.shop_id;
  const identifiers: Identifiers = { ...to, psid: null };
  const holders = (await lockByIdentifiers(tx, shopId, mover.channel, identifiers)).filter(
    (row) => row.subscriber_id !== mover.subscriber_id,
  );
  // An account id that is reported with the number is the person themselves.
  const own = holders.filter((row) => to.bsuid !== null && row.bsuid === to.bsuid);
  for (const holder of holders.filter((row) => !own.includes(row)))
    await takeOver(tx, { mover, holder, to }, ctx.clock.now());
  const subscriberIds = [mover, ...own].map((row) => row.subscriber_id);
  const joined = await mergeSubscribers(ctx, tx, shopId, { subscriberIds, evidence: 'sameAccount' });
  const lastInbounds = own.flatMap(({ last_inbound_at: at }) => (at === null ? [] : [at]));
  await tx
    .updateTable('subscribers')
    .set({
      phone_e164: to.phoneE164,
      wa_id: to.waId,
      bsuid: to.bsuid,
      // The reply window belongs to the identity that wrote.
      last_inbound_at: lastInbounds.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null,
    })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', joined?.subscriber_id ?? mover.subscriber_id)
    .execute();
}

/** Takes the number from the row that had it. The row's refusals follow the number, its consent does not. */
async function takeOver(
  tx: Tx,
  { mover, holder, to }: { mover: Subscriber; holder: Subscriber; to: NewNumber },
  now: Date,
): Promise<void> {
  const [before] = await lockSubscribers(tx, mover.shop_id, [mover.subscriber_id]);
  if (!before) return;
  const ledgers = await readLedgers(tx, [before, holder]);
  const consent = mergeConsent(
    'changedNumber',
    [before, holder].map((row) => ({ entries: ledgers.get(row.subscriber_id) ?? [], isWrittenTo: true })),
  );
  const ended = { origin: 'numberChanged', at: now, endsAll: false };
  if (before.has_marketing_consent && !consent.hasConsent) await recordRevocation(tx, before, ended);
  await takeIdentifiers(tx, holder, [
    ...(to.phoneE164 !== null && holder.phone_e164 === to.phoneE164 ? (['phoneE164'] as const) : []),
    ...(to.waId !== null && holder.wa_id === to.waId ? (['waId'] as const) : []),
  ]);
  // Without an account id, the row's consent could belong to nobody any more.
  if (holder.bsuid === null && holder.has_marketing_consent) await recordRevocation(tx, holder, ended);
}
