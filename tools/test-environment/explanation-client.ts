import type {
  PersonEvent,
  PersonOnChannel,
} from '#features/product/message-log/contract/explanation-calls.ts';
import type { MessageRow } from '#features/product/message-log/contract/message-row.ts';
import type { MessageTrace } from '#features/product/message-log/contract/message-trace.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { openServer } from './open-server.ts';
import { queueMessages } from './seeds/queue-messages.ts';
import { waitFor } from './wait-for.ts';

interface Explained {
  readAs: string;
  messageId: string | null;
  person: object | null;
  channels: PersonOnChannel[];
  messages: MessageRow[];
  events: PersonEvent[];
}

export type WhyClient = Awaited<ReturnType<typeof openWhyClient>>;

/** Opens an environment whose campaigns are on, with its merchant, who reads why messages were or were not sent. */
export async function openWhyClient() {
  const server = await openServer();
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
  const addressOf = (call: string, query: string): string => {
    const shop = query.includes('shopUrl=') ? '' : `shopUrl=${DEMO_SHOP}&`;
    return `${server.appUrl}/database/api/messages/${call}?${shop}${query}`;
  };
  const ask = async <Body>(call: string, query: string): Promise<Body> =>
    (await server.environment.merchant.get(addressOf(call, query))).body as Body;
  const listed = async (filter: string): Promise<MessageRow[]> =>
    (await ask<{ messages: MessageRow[] }>('getMessages', filter)).messages;
  return {
    server,
    addressOf,
    ask,
    listed,
    explained: (search: string) => ask<Explained>('explainPerson', `search=${encodeURIComponent(search)}`),
    traceOf: async (messageId: string): Promise<MessageTrace> =>
      (await ask<{ message: MessageTrace }>('getMessage', `messageId=${messageId}`)).message,
    /** Queues an offer for this person, and waits until its message is in the wanted state. */
    async queueFor(phone: string, isSoFar: (row: MessageRow) => boolean): Promise<MessageRow> {
      const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
      const ids = { shopId: server.shopId, senderId: sender?.sender_id ?? '' };
      await queueMessages(server.db, ids, { phone });
      return waitFor(`the message to ${phone}`, async () => {
        const row = (await listed('')).find(({ person }) => person.phone === phone);
        return row !== undefined && isSoFar(row) && row;
      });
    },
  };
}
