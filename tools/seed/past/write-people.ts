import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { CopyValue } from '#platform/database/copy-in.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { PastPlaces } from './find-places.ts';
import type { Past, PastSignUp } from './past.ts';
import { writeCopy, type WrittenCopy } from './written-copy.ts';

/** The ids under which a person and their sign-up are stored. */
export interface PastPerson {
  told: PastSignUp;
  subscriberId: string;
  /** The ledger entry of their sign-up. */
  entryId: string;
}

/** Returns the history's people with their ids, by number. */
export function namePeople(past: Past): ReadonlyMap<string, PastPerson> {
  return new Map(
    past.signUps.map((told) => {
      const at = new Date(told.at);
      return [told.phone, { told, subscriberId: timeOrderedId(at), entryId: timeOrderedId(at) }];
    }),
  );
}

/** Returns the rows of people, their consents, and how these ended. */
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

function subscriberRow({ shopId, pageId }: PastPlaces, { told, subscriberId }: PastPerson): CopyValue[] {
  return [
    shopId,
    subscriberId,
    told.channel,
    ...namesOf(told),
    told.channel === 'FB' ? pageId : null,
    // Messenger reports no customer, so its people are linked through their carts.
    told.channel === 'WA' ? String(told.customerId) : null,
    told.firstName,
    told.lastName,
    told.stopped === null,
    told.tool,
    told.at,
    told.stopped?.at ?? null,
    // Opting out in WhatsApp's settings ends marketing only.
    told.stopped?.by === 'userPreferences' ? null : (told.stopped?.at ?? null),
    told.at,
  ];
}

function namesOf({ channel, phone, customerId }: PastSignUp): CopyValue[] {
  return channel === 'WA' ? [phone, phone.slice(1), null] : [null, null, `7${customerId}`];
}

function entriesOf(places: PastPlaces, { told, subscriberId, entryId }: PastPerson): CopyValue[][] {
  const { channel, stopped, tool, at } = told;
  const network = CHANNEL_LABELS[channel];
  const wording = `Get messages about your cart and offers by ${network}. Reply STOP to end them.`;
  const granted = [places.shopId, entryId, subscriberId, 'granted', 'marketing'];
  return [
    [...granted, tool, places.toolOf(told), wording, 'en', at, true],
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
