import { listOpenChats, type OpenChat } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** How long a Messenger chat stays open after the person's last message. */
const OPEN_MS = 24 * 3600 * 1000;
const MOST = 20;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the people who can get a test on Messenger. */
export function listTesters(ctx: Context, tx: Tx, shopId: number): Promise<OpenChat[]> {
  return listOpenChats(tx, shopId, { since: openSince(ctx), most: MOST });
}

/** Whether this is the id of one of them, however many have written since. */
export async function mayTest(ctx: Context, tx: Tx, shopId: number, subscriberId: string): Promise<boolean> {
  // The database would refuse an id of any other form.
  if (!ID.test(subscriberId)) return false;
  const [tester] = await listOpenChats(tx, shopId, { since: openSince(ctx), most: 1, only: subscriberId });
  return tester !== undefined;
}

function openSince({ clock }: Context): Date {
  return new Date(clock.now().getTime() - OPEN_MS);
}
