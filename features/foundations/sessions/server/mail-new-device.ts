import { readerOfShop } from '#features/foundations/store-data/rules/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { composeNewDevice, findPerson } from '#features/foundations/team/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { describeDevice, nameDevice } from '../rules/describe-device.ts';
import { listUserAgents, type Client, type SessionHolder } from './session-queries.ts';

/**
 * Queues an e-mail if the holder of a new session has open sessions, and none of them on a device like this one. Without
 * an open session every device is new, and the holder expects it. Call it before the session is opened.
 */
export async function mailNewDevice(
  ctx: Context,
  tx: Tx,
  holder: SessionHolder,
  { userAgent }: Client,
): Promise<void> {
  const earlier = await listUserAgents(tx, holder);
  const device = nameDevice(describeDevice(userAgent));
  const isKnown = earlier.some((agent) => nameDevice(describeDevice(agent)) === device);
  if (ctx.settings.mail === null || earlier.length === 0 || isKnown) return;
  const shop = await getShop(tx, holder.shopId);
  const to = await addressOf(tx, holder, shop.email);
  if (to === null || !isMailAddress(to)) return;
  const link = `${ctx.settings.publicUrl}/settings#logins`;
  const compose = () => composeNewDevice({ shopName: shop.name, device, link });
  // The way back from the store has no reader of its own.
  const mail = holder.userId === null ? forReader(readerOfShop(shop), compose) : compose();
  await queueMail(ctx, tx, { shopId: holder.shopId, to, ...mail });
}

async function addressOf(
  tx: Tx,
  { userId }: SessionHolder,
  storeEmail: string | null,
): Promise<string | null> {
  if (userId === null) return storeEmail;
  return (await findPerson(tx, userId))?.email ?? null;
}
