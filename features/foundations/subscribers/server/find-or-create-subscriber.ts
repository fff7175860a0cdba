import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { decideIdentity, type Identifiers } from '../rules/decide-identity.ts';
import { mergeSubscribers } from './merge-subscribers.ts';
import {
  COLUMN_OF,
  lockByIdentifiers,
  takeIdentifiers,
  toIdentityRow,
  type Subscriber,
} from './subscriber-queries.ts';

/** The known identifiers of a person on a channel: at least one of phone, wa_id, bsuid and psid. */
export interface KnownPerson {
  channel: Channel;
  phoneE164: string | null;
  waId?: string | null;
  bsuid?: string | null;
  psid?: string | null;
  /** The page that this psid belongs to. */
  pageId?: string;
  firstName?: string | null;
  locale?: string | null;
  visitorId?: string | null;
}

/** Somebody else may create, merge or renumber a row of this person between two reads. */
const MOST_ATTEMPTS = 5;

/**
 * Returns the person's row on this channel of this shop, locked, so that two reports about one person are processed one
 * after the other. A new row has no consent. Identifiers that are named together belong to one person: separate rows
 * are merged, and a number with a new owner is taken from the old one.
 */
export async function findOrCreateSubscriber(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  shopId: number,
  person: KnownPerson,
): Promise<Subscriber> {
  const given: Identifiers = {
    phoneE164: person.phoneE164,
    waId: person.waId ?? null,
    bsuid: person.bsuid ?? null,
    psid: person.psid ?? null,
  };
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
    const made = await makeSubscriber(tx, shopId, person, ctx.clock.now());
    if (made) return made;
    const found = await joinRows(ctx, tx, shopId, { channel: person.channel, given });
    if (found) return learn(tx, found, person);
  }
  throw new Error('The rows of one person kept changing; the fact is told again later.');
}

async function makeSubscriber(
  tx: Tx,
  shopId: number,
  person: KnownPerson,
  now: Date,
): Promise<Subscriber | null> {
  const made = await tx
    .insertInto('subscribers')
    .values({
      shop_id: shopId,
      subscriber_id: timeOrderedId(now),
      channel: person.channel,
      phone_e164: person.phoneE164,
      wa_id: person.waId ?? null,
      bsuid: person.bsuid ?? null,
      psid: person.psid ?? null,
      page_id: person.pageId ?? null,
      first_name: person.firstName ?? null,
      locale: person.locale ?? null,
      visitor_id: person.visitorId ?? null,
      has_marketing_consent: false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? null;
}

/** The one row of the named person, with all their identifiers; null if they no longer have one. */
async function joinRows(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  shopId: number,
  { channel, given }: { channel: string; given: Identifiers },
): Promise<Subscriber | null> {
  const rows = await lockByIdentifiers(tx, shopId, channel, given);
  const { same, identifiers, handedOn } = decideIdentity(rows.map(toIdentityRow), given);
  for (const { subscriberId, identifiers: names } of handedOn) {
    await takeIdentifiers(tx, { shop_id: shopId, subscriber_id: subscriberId }, names);
  }
  const found =
    same.length > 1
      ? await mergeSubscribers(ctx, tx, shopId, { subscriberIds: same, evidence: 'sameAccount' })
      : (rows.find((row) => row.subscriber_id === same[0]) ?? null);
  return found && setIdentifiers(tx, found, identifiers);
}

/** Stores a person's identifiers. */
export async function setIdentifiers(
  tx: Tx,
  found: Subscriber,
  identifiers: Identifiers,
): Promise<Subscriber> {
  const changed = (Object.keys(COLUMN_OF) as (keyof Identifiers)[])
    .map((name) => [COLUMN_OF[name], identifiers[name]] as const)
    .filter(([column, value]) => found[column] !== value);
  return changed.length === 0 ? found : update(tx, found, Object.fromEntries(changed));
}

/** Fills in what was not known of the person; known values stay. */
async function learn(tx: Tx, found: Subscriber, person: KnownPerson): Promise<Subscriber> {
  const learned = {
    ...(!found.first_name && person.firstName && { first_name: person.firstName }),
    ...(!found.locale && person.locale && { locale: person.locale }),
    ...(person.pageId && person.pageId !== found.page_id && { page_id: person.pageId }),
    ...(person.visitorId && person.visitorId !== found.visitor_id && { visitor_id: person.visitorId }),
  };
  return Object.keys(learned).length === 0 ? found : update(tx, found, learned);
}

function update(tx: Tx, found: Subscriber, values: Partial<Subscriber>): Promise<Subscriber> {
  return tx
    .updateTable('subscribers')
    .set(values)
    .where('shop_id', '=', found.shop_id)
    .where('subscriber_id', '=', found.subscriber_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
