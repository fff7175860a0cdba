import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { CopyValue } from '#platform/database/copy-in.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { PastPlaces } from './find-places.ts';
import type { Past, PastSignUp } from './past.ts';
import { writeCopy, type WrittenCopy } from './written-copy.ts';

/** The ids under which a person and their sign-up are stored. */
export interface PastPerson {
  record: PastSignUp;
  subscriberId: string;
  /** The ledger entry of their sign-up. */
  entryId: string;
}

/** Returns the history's people with their ids, by number. */
export function namePeople(past: Past): ReadonlyMap<string, PastPerson> {
  return new Map(
    past.signUps.map((record) => {
      const at = new Date(record.at);
      return [record.phone, { record, subscriberId: timeOrderedId(at), entryId: timeOrderedId(at) }];
    }),
  );
}

/** Returns the rows of people, their consents, and their opt-outs. */
export function writePeople(places: PastPlaces, people: Iterable<PastPerson>): WrittenCopy[] {
  const all = [...people];
  return [
    writeCopy(
      `copy subscribers (shop_id, subscriber_id, channel, phone_e164, wa_id, psid, page_id, customer_id, first_name,
         last_name, has_marketing_consent, opt_in_tool_type, opted_in_at, opted_out_at, stopped_all_at, created_at) from stdin`,
      all.map((person) => subscriberRow(places, person)),
    ),
    writeCopy(
      `copy consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, tool_id, wording, locale, recorded_at,
         is_first) from stdin`,
      all.flatMap((person) => entriesOf(places, person)),
    ),
  ];
}

function subscriberRow({ shopId, pageId }: PastPlaces, { record, subscriberId }: PastPerson): CopyValue[] {
  return [
    shopId,
    subscriberId,
    record.channel,
    ...namesOf(record),
    record.channel === 'FB' ? pageId : null,
    // Messenger reports no customer, so Messenger people are linked through their carts.
    record.channel === 'WA' ? String(record.customerId) : null,
    record.firstName,
    record.lastName,
    record.stopped === null,
    record.tool,
    record.at,
    record.stopped?.at ?? null,
    // An opt-out in WhatsApp's settings ends marketing only.
    record.stopped?.by === 'userPreferences' ? null : (record.stopped?.at ?? null),
    record.at,
  ];
}

function namesOf({ channel, phone, customerId }: PastSignUp): CopyValue[] {
  return channel === 'WA' ? [phone, phone.slice(1), null] : [null, null, `7${customerId}`];
}

function entriesOf(places: PastPlaces, { record, subscriberId, entryId }: PastPerson): CopyValue[][] {
  const { channel, stopped, tool, at } = record;
  const network = CHANNEL_LABELS[channel];
  const wording = `Get messages about your cart and offers by ${network}. Reply STOP to end them.`;
  const granted = [places.shopId, entryId, subscriberId, 'granted', 'marketing'];
  return [
    [...granted, tool, places.toolOf(record), wording, 'en', at, true],
    ...(stopped === null ? [] : [endOf(places, subscriberId, stopped)]),
  ];
}

function endOf(
  { shopId }: PastPlaces,
  subscriberId: string,
  { at, by }: NonNullable<PastSignUp['stopped']>,
): CopyValue[] {
  const entryId = timeOrderedId(new Date(at));
  return [shopId, entryId, subscriberId, 'revoked', 'marketing', by, null, null, null, at, null];
}
