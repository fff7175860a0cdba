import { sql } from 'kysely';
import { toBubbles } from '#features/engine/messaging/contract/bubbles/to-bubbles.ts';
import { readContent } from '#features/engine/messaging/contract/content/message-content.ts';
import { fillContent } from '#features/engine/messaging/rules/index.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { Bubble } from '#platform/channel/bubble.ts';
import type { Tx } from '#platform/database/database.ts';

interface Row {
  message_id: string;
  source_event: string;
  content: object | null;
  value_names: string[] | null;
  value_texts: string[] | null;
  definition: TemplateDefinition | null;
}

/** Returns the bubbles of these messages in the person's chat. Empty for erased messages. */
export async function findBubbles(
  tx: Tx,
  shopId: number,
  messages: readonly { messageId: string; createdAt: Date }[],
): Promise<Map<string, Bubble[]>> {
  if (messages.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select m.message_id, m.source_event, coalesce(m.content, g.content) as content, g.value_names, m.value_texts, t.definition
    from messages m
    left join sendings g on g.shop_id = m.shop_id and g.sending_id = m.sending_id
    left join templates t on t.shop_id = m.shop_id and t.name = coalesce(m.content, g.content) ->> 'templateName'
      and t.language = coalesce(m.content, g.content) ->> 'language'
    where m.shop_id = ${shopId} and m.message_id = any(${messages.map((one) => one.messageId)}::uuid[])
      and m.created_at = any(${messages.map((one) => one.createdAt)}::timestamptz[])`.execute(tx);
  return new Map(rows.map((row) => [row.message_id, bubblesOf(row)]));
}

function bubblesOf({
  content,
  source_event: event,
  value_names: names,
  value_texts: texts,
  definition,
}: Row): Bubble[] {
  if (content === null || event === 'erased') return [];
  const filled = readContent(
    names === null || texts === null
      ? content
      : JSON.parse(fillContent(JSON.stringify(content), names, texts)),
  );
  // Nobody saw a message that could not be sent.
  if (filled.kind === 'unsendable') return [];
  // The targets of its links are in the short links. Showing the shop's name instead would be untrue.
  return toBubbles(filled, { template: definition, linkUrl: () => '…' });
}
