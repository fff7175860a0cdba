import { readerOfShop } from '#features/foundations/store-data/rules/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { listAddressesWithRight, nameOfPerson } from '#features/foundations/team/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { composeApprovalMail } from '../rules/compose-approval-mail.ts';
import { saveRequest, type Sender } from './approval-queries.ts';
import type { StoredBroadcast } from './stored-broadcast.ts';

/** One approval is enough, and the broadcast's page asks everybody, so not the whole team gets an e-mail. */
const MOST_MAILS = 10;

/** Stores the request for an approval, and sends an e-mail to the people who can give it. */
export async function askForApproval(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  draft: StoredBroadcast,
  { sender, sendsNow }: { sender: Sender; sendsNow: boolean },
): Promise<void> {
  const { shop_id: shopId, broadcast_id: broadcastId } = draft;
  await saveRequest(tx, draft, { sendsNow, askedBy: sender.userId, askedAt: ctx.clock.now() });
  if (ctx.settings.mail === null) return;
  const shop = await getShop(tx, shopId);
  const others = await listAddressesWithRight(tx, { shopId, userId: sender.userId, right: 'market' });
  const owner = sender.userId === null || shop.email === null ? [] : [shop.email];
  const by = sender.userId && (await nameOfPerson(tx, sender.userId));
  const link = `${ctx.settings.publicUrl}/instant-campaigns-wa/${broadcastId}`;
  const mail = forReader(readerOfShop(shop), () =>
    composeApprovalMail({ shopName: shop.name, broadcastName: draft.name, by, link }),
  );
  for (const to of [...owner, ...others].filter(isMailAddress).slice(0, MOST_MAILS))
    await queueMail(ctx, tx, { shopId, to, ...mail });
}
