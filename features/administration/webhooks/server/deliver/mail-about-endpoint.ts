import { readerOfShop } from '#features/foundations/store-data/rules/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { composeEndpointMail, type EndpointTrouble } from '../../rules/compose-endpoint-mail.ts';

interface Trouble {
  shopId: number;
  endpoint: { url: string; description: string };
  kind: EndpointTrouble;
  since: Date;
}

/** Queues an e-mail to the shop about an endpoint that fails or was switched off, if there is a mail server. */
export async function mailAboutEndpoint(
  ctx: Pick<Context, 'settings' | 'clock'>,
  tx: Tx,
  { shopId, endpoint, kind, since }: Trouble,
): Promise<void> {
  const shop = await getShop(tx, shopId);
  if (ctx.settings.mail === null || shop.email === null || !isMailAddress(shop.email)) return;
  const mail = forReader(readerOfShop(shop), () =>
    composeEndpointMail({
      ...endpoint,
      kind,
      since,
      shopName: shop.name,
      timeZone: shop.time_zone,
      publicUrl: ctx.settings.publicUrl,
    }),
  );
  await queueMail(ctx, tx, { shopId, to: shop.email, ...mail });
}
