import { sql } from 'kysely';
import type { CampaignDefinition } from '#features/automations/contract/campaign-definition.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { explainPerson as call } from '../contract/why-calls.ts';
import { readSearch, type Search } from '../rules/explain-search.ts';
import { explainEvents } from './explain-events.ts';
import { ROW_COLUMNS, ROW_JOINS, toMessageRow, type FoundMessage } from './find-message-rows.ts';
import { findMessage } from './find-message.ts';
import { findPerson } from './find-person.ts';
import { listChannels } from './list-person-channels.ts';

type Explained = ResponseOf<typeof call>;

const MOST_MESSAGES = 50;
const NOBODY = { messageId: null, person: null, channels: [], messages: [], events: [] };

/** Why a person did, or did not, get something: what they agreed to, got, did not get, and may still get. */
export function explainPerson(
  ctx: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  typed: string,
  definitions?: readonly CampaignDefinition[],
): Promise<Explained> {
  return findInTime(ctx, shopId, async (tx) => {
    const { country } = await tx
      .selectFrom('shops')
      .select('country')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const search = readSearch(typed, country);
    const now = ctx.clock.now();
    if (search.kind === 'message') return explainById(tx, shopId, search.messageId, now);
    const person = await findPerson(tx, shopId, search);
    if (!person) return { ...NOBODY, readAs: readAs(search) };
    return {
      ...(await explain(tx, { shopId, person, definitions }, now)),
      readAs: readAs(search),
      messageId: null,
    };
  });
}

function readAs({ kind }: Search): Explained['readAs'] {
  return kind;
}

async function explainById(tx: Tx, shopId: number, messageId: string, now: Date): Promise<Explained> {
  const found = await findMessage(tx, shopId, messageId, now);
  return { ...NOBODY, readAs: 'message', messageId: found ? messageId : null };
}

async function explain(tx: Tx, asked: Parameters<typeof explainEvents>[1], now: Date) {
  const { shopId, person } = asked;
  const messages = await listOf(tx, shopId, person.subscriberIds);
  const phone = person.phones[0] ?? null;
  return {
    person: {
      name: person.name,
      phone,
      phoneShown: phone && showPhone(phone),
      email: person.emails[0] ?? null,
    },
    channels: await listChannels(tx, shopId, person.subscriberIds, now),
    messages: messages.map((row) => toMessageRow(row, now)),
    events: await explainEvents(tx, asked),
  };
}

async function listOf(tx: Tx, shopId: number, subscriberIds: string[]): Promise<FoundMessage[]> {
  const { rows } = await sql<FoundMessage>`
    select ${ROW_COLUMNS} from messages m ${ROW_JOINS}
    where m.shop_id = ${shopId} and m.subscriber_id = any(${subscriberIds})
    order by m.created_at desc limit ${MOST_MESSAGES}`.execute(tx);
  return rows;
}
