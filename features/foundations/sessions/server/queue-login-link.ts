import { composeLoginLink } from '#features/foundations/team/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { createLoginLink, LINK_MINUTES } from './login-links.ts';

/** Queues the e-mail with a login link, unless the person has enough of them. */
export async function queueLoginLink(
  ctx: Context,
  tx: Tx,
  { userId, email, shopId }: { userId: string; email: string; shopId: number },
): Promise<void> {
  const token = await createLoginLink(tx, userId, ctx.clock.now());
  if (token === null) return;
  const link = `${ctx.settings.publicUrl}/log-in#${token}`;
  await queueMail(ctx, tx, { shopId, to: email, ...composeLoginLink({ link, minutes: LINK_MINUTES }) });
}
