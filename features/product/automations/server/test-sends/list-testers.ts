import { listOpenChats, type OpenChat } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** A chat on Messenger stays open so long after the last word of the person. */
const OPEN_MS = 24 * 3600 * 1000;
const MOST = 20;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who may get a test on Messenger. */
export function listTesters(ctx: Context, tx: Tx, shopId: number): Promise<OpenChat[]> {
  return listOpenChats(tx, shopId, { since: openSince(ctx), most: MOST });
}

/** Whether this is the id of one of them, however many wrote since. */
export async function mayTest(ctx: Context, tx: Tx, shopId: number, subscriberId: string): Promise<boolean> {
  // An id of any other form would be refused by the database itself.
  if (!ID.test(subscriberId)) return false;
  const [tester] = await listOpenChats(tx, shopId, { since: openSince(ctx), most: 1, only: subscriberId });
  return tester !== undefined;
}

function openSince({ clock }: Context): Date {
  return new Date(clock.now().getTime() - OPEN_MS);
}
