import { sql } from 'kysely';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import type { CampaignDefinition } from '#features/product/automations/contract/campaign-definition.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { explainPerson as call } from '../contract/explanation-calls.ts';
import { readSearch, type Search } from '../rules/explain-search.ts';
import { explainEvents } from './explain-events.ts';
import { ROW_COLUMNS, ROW_JOINS, sourceIdOf, toMessageRow, type FoundMessage } from './find-message-rows.ts';
import { findMessage } from './find-message.ts';
import { findPerson } from './find-person.ts';
import { listChannels } from './list-person-channels.ts';

type Explained = ResponseOf<typeof call>;

type Asking = Parameters<typeof findMessage>[1];

const MOST_MESSAGES = 50;
const NOBODY = { messageId: null, person: null, channels: [], messages: [], events: [] };

/** Explains what a person got, did not get, and may still get, with their consents. */
export function explainPerson(
  ctx: Pick<Context, 'db' | 'clock'> & { findNames: FindSourceNames },
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
    const asking = { shopId, now: ctx.clock.now(), findNames: ctx.findNames };
    if (search.kind === 'message') return explainById(tx, asking, search.messageId);
    const person = await findPerson(tx, shopId, search);
    if (!person) return { ...NOBODY, readAs: readAs(search) };
    return {
      ...(await explain(tx, asking, { shopId, person, definitions })),
      readAs: readAs(search),
      messageId: null,
    };
  });
}

function readAs({ kind }: Search): Explained['readAs'] {
  return kind;
}

async function explainById(tx: Tx, asking: Asking, messageId: string): Promise<Explained> {
  const found = await findMessage(tx, asking, messageId);
  return { ...NOBODY, readAs: 'message', messageId: found ? messageId : null };
}

async function explain(
  tx: Tx,
  { shopId, now, findNames }: Asking,
  asked: Omit<Parameters<typeof explainEvents>[1], 'findNames'>,
) {
  const { person } = asked;
  const messages = await listOf(tx, shopId, person.subscriberIds);
  const names = await findNames(tx, shopId, messages.map(sourceIdOf));
  const phone = person.phones[0] ?? null;
  return {
    person: {
      name: person.name,
      phone,
      phoneShown: phone && showPhone(phone),
      email: person.emails[0] ?? null,
    },
    channels: await listChannels(tx, shopId, person.subscriberIds, now),
    messages: messages.map((row) => toMessageRow(row, { now, names })),
    events: await explainEvents(tx, { ...asked, findNames }),
  };
}

async function listOf(tx: Tx, shopId: number, subscriberIds: string[]): Promise<FoundMessage[]> {
  const { rows } = await sql<FoundMessage>`
    select ${ROW_COLUMNS} from messages m ${ROW_JOINS}
    where m.shop_id = ${shopId} and m.subscriber_id = any(${subscriberIds})
    order by m.created_at desc limit ${MOST_MESSAGES}`.execute(tx);
  return rows;
}
