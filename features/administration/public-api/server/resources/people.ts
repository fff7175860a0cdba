import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { findOrCreateSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';
import { API_CHANNEL, type ApiChannel } from '../../contract/resources/names.ts';
import { createPerson, getPerson, listPeople, type ApiPerson } from '../../contract/resources/people.ts';
import { IdPosition, readCursor, sizeOf, toPage } from '../../rules/cursor.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';

export function bindPeople(binder: EndpointBinder, ctx: Context): void {
  binder.read(listPeople, (tx, { shopId, query }) => listPage(tx, shopId, query));
  binder.read(getPerson, (tx, { shopId, params }) => requirePerson(tx, shopId, params.personId));
  binder.act(createPerson, {
    act: async (tx, { shopId, body }) => {
      const { country } = await getShop(tx, shopId);
      const row = await findOrCreateSubscriber(ctx, tx, shopId, {
        channel: 'WA',
        phoneE164: requirePhone({ written: body.phone, shopCountry: country }, 'phone'),
        firstName: body.firstName ?? null,
        locale: body.locale ?? null,
      });
      return row.subscriber_id;
    },
    answer: (tx, personId, { shopId }) => requirePerson(tx, shopId, personId),
  });
}

interface ListQuery {
  limit?: string | undefined;
  cursor?: string | undefined;
  channel?: ApiChannel | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

async function listPage(tx: Tx, shopId: number, query: ListQuery) {
  const { channel, phone, email } = query;
  const list = ['people', channel, phone, email].join(' ');
  const [after] = readCursor(list, query.cursor, IdPosition) ?? [];
  const size = sizeOf(query.limit);
  const code = channel && channelCode(channel);
  const { rows } = await sql<FoundPerson>`
    select ${PERSON} from subscribers s
    where s.shop_id = ${shopId} and subscriber_standing(s) < 3
      ${after === undefined ? sql`` : sql`and s.subscriber_id < ${after}`}
      ${code === undefined ? sql`` : sql`and s.channel = ${code}`}
      ${phone === undefined ? sql`` : sql`and s.channel = 'WA' and s.phone_e164 = ${phone}`}
      ${email === undefined ? sql`` : sql`and s.email_key = ${email.toLowerCase()}`}
    order by s.subscriber_id desc limit ${size + 1}`.execute(tx);
  return toPage(list, rows, { size, positionOf: (row) => [row.subscriber_id], toEntry: toPerson });
}

/** A person of the shop, also by an old id from before a merge. Throws NOT_FOUND, also for erased people. */
export async function requirePerson(tx: Tx, shopId: number, personId: string): Promise<ApiPerson> {
  const alias = await tx
    .selectFrom('subscriber_aliases')
    .select('merged_into')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', personId)
    .executeTakeFirst();
  const { rows } = await sql<FoundPerson>`
    select ${PERSON} from subscribers s
    where s.shop_id = ${shopId} and s.subscriber_id = ${alias?.merged_into ?? personId}
      and subscriber_standing(s) < 3`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND', { field: 'personId' });
  return toPerson(row);
}

/** A row of `PERSON`. */
export interface FoundPerson {
  subscriber_id: string;
  channel: Channel;
  phone_e164: string | null;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  locale: string | null;
  standing: 0 | 1 | 2;
  opted_in_at: Date | null;
  opted_out_at: Date | null;
  stopped_all_at: Date | null;
  created_at: Date;
}

/** The columns of a person `s`. */
export const PERSON = sql`s.subscriber_id, s.channel, s.phone_e164, s.email, s.first_name, s.last_name, s.locale,
  subscriber_standing(s) as standing, s.opted_in_at, s.opted_out_at, s.stopped_all_at, s.created_at`;

const STANDINGS = { 0: 'never', 1: 'granted', 2: 'revoked' } as const;

export function toPerson(row: FoundPerson): ApiPerson {
  return {
    id: row.subscriber_id,
    channel: API_CHANNEL[row.channel],
    phone: row.phone_e164,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    locale: row.locale,
    consent: {
      marketing: STANDINGS[row.standing],
      grantedAt: row.opted_in_at?.toISOString() ?? null,
      revokedAt: row.opted_out_at?.toISOString() ?? null,
      stoppedAllAt: row.stopped_all_at?.toISOString() ?? null,
    },
    createdAt: row.created_at.toISOString(),
  };
}

function channelCode(channel: ApiChannel): Channel {
  return channel === 'whatsapp' ? 'WA' : 'FB';
}
