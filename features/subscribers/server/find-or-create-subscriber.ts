import type { Selectable } from 'kysely';
import type { Subscribers } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';

export type Subscriber = Selectable<Subscribers>;

/** What is known of a person on a channel; at least one of phone, wa_id and bsuid. */
export interface KnownPerson {
  channel: 'WA' | 'FB';
  phoneE164: string | null;
  waId?: string | null;
  bsuid?: string | null;
  firstName?: string | null;
  locale?: string | null;
  visitorId?: string | null;
}

/** The subscriber with this phone number on a channel, or null. */
export async function findSubscriberByPhone(
  tx: Tx,
  shopId: number,
  channel: 'WA' | 'FB',
  phoneE164: string,
): Promise<Subscriber | null> {
  const row = await tx
    .selectFrom('subscribers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('phone_e164', '=', phoneE164)
    .executeTakeFirst();
  return row ?? null;
}

/** The person's presence on this channel of this shop, made without any consent when it is new. */
export async function findOrCreateSubscriber(
  tx: Tx,
  shopId: number,
  person: KnownPerson,
  now: Date,
): Promise<Subscriber> {
  await tx
    .insertInto('subscribers')
    .values({
      shop_id: shopId,
      subscriber_id: timeOrderedId(now),
      channel: person.channel,
      phone_e164: person.phoneE164,
      wa_id: person.waId ?? null,
      bsuid: person.bsuid ?? null,
      first_name: person.firstName ?? null,
      locale: person.locale ?? null,
      visitor_id: person.visitorId ?? null,
      has_marketing_consent: false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await lockPerson(tx, shopId, person);
  return learn(tx, found, person);
}

/** Locks the row, so that two facts about one person are told one after the other. */
async function lockPerson(tx: Tx, shopId: number, person: KnownPerson): Promise<Subscriber> {
  return tx
    .selectFrom('subscribers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', person.channel)
    .where((eb) =>
      eb.or([
        ...(person.phoneE164 ? [eb('phone_e164', '=', person.phoneE164)] : []),
        ...(person.waId ? [eb('wa_id', '=', person.waId)] : []),
        ...(person.bsuid ? [eb('bsuid', '=', person.bsuid)] : []),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Fills in what was not known of the person before; what was known is kept. The other identifiers too: the next
 * word of this person, be it STOP, may name only one of them.
 */
async function learn(tx: Tx, found: Subscriber, person: KnownPerson): Promise<Subscriber> {
  const learned = {
    ...(await newIdentifiers(tx, found, person)),
    ...(!found.first_name && person.firstName && { first_name: person.firstName }),
    ...(!found.locale && person.locale && { locale: person.locale }),
    ...(person.visitorId && person.visitorId !== found.visitor_id && { visitor_id: person.visitorId }),
  };
  if (Object.keys(learned).length === 0) return found;
  return tx
    .updateTable('subscribers')
    .set(learned)
    .where('shop_id', '=', found.shop_id)
    .where('subscriber_id', '=', found.subscriber_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Identifiers = Partial<Record<'phone_e164' | 'wa_id' | 'bsuid', string>>;

/** The identifiers that are new of this person, without those that another row of the shop has. */
async function newIdentifiers(tx: Tx, found: Subscriber, person: KnownPerson): Promise<Identifiers> {
  const fresh: Identifiers = {
    ...(!found.phone_e164 && person.phoneE164 && { phone_e164: person.phoneE164 }),
    ...(!found.wa_id && person.waId && { wa_id: person.waId }),
    ...(!found.bsuid && person.bsuid && { bsuid: person.bsuid }),
  };
  const given = Object.entries(fresh) as [keyof Identifiers, string][];
  if (given.length === 0) return fresh;
  const others = await tx
    .selectFrom('subscribers')
    .select(['phone_e164', 'wa_id', 'bsuid'])
    .where('shop_id', '=', found.shop_id)
    .where('channel', '=', found.channel)
    .where('subscriber_id', '!=', found.subscriber_id)
    .where((eb) => eb.or(given.map(([name, value]) => eb(name, '=', value))))
    .execute();
  return Object.fromEntries(given.filter(([name, value]) => others.every((other) => other[name] !== value)));
}
