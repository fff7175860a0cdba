import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { MessageContent } from '../../contract/content/message-content.ts';

interface Asked {
  shopId: number;
  senderId: string;
  content: MessageContent;
}

/** The reason for which the gate would hold the test back, to show it immediately; null if there is none. */
export async function testRefusalReason(
  tx: Tx,
  { shopId, senderId, content }: Asked,
): Promise<ErrorCode | null> {
  const isTemplate = content.kind === 'template' || content.kind === 'messengerTemplate';
  const { rows } = await sql<{ is_active: boolean; is_full: boolean; status: string | null }>`
    select charge_status in ('active', 'existing') as is_active, plan_limit_reached_at is not null as is_full,
      (
        select status from template_submissions t
        where t.shop_id = shops.shop_id and t.sender_id = ${senderId}
          and t.name = ${isTemplate ? content.templateName : null} and t.language = ${isTemplate ? content.language : null}
      ) as status
    from shops where shop_id = ${shopId}`.execute(tx);
  const [shop] = rows;
  if (!shop?.is_active) return 'PLAN_NOT_ACTIVE';
  if (shop.is_full) return 'PLAN_LIMIT_REACHED';
  return isTemplate && shop.status !== 'ENABLED' ? 'TEMPLATE_NOT_APPROVED' : null;
}
