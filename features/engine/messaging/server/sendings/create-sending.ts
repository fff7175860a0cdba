import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import type { NewSending } from '../../contract/sending.ts';
import { checkContent } from '../../rules/content/check-content.ts';
import { valueNamesIn } from '../../rules/content/fill-content.ts';

/** A person of an audience: `subscriber_id`, and `value_texts`, in the order of the sending's names. */
export interface Recipient {
  subscriber_id: string;
  value_texts: string[];
}

/**
 * Stores a sending and its recipients, in the caller's transaction: the people that `audience` selects at this moment,
 * each once. A loop writes their messages later, shortly before they are due. Returns the number of people. Throws if
 * the provider's rules forbid the content, a link has no address, or a value has no name.
 */
export async function createSending(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  sending: NewSending,
  audience: RawBuilder<Recipient>,
): Promise<number> {
  const { shopId, sendingId } = sending;
  const { content, links } = finishContent(sending);
  const now = ctx.clock.now();
  await insertSending(tx, sending, content, now);
  const { numAffectedRows } = await sql`
    insert into sending_recipients (shop_id, sending_id, recipient_no, subscriber_id, value_texts)
    select ${shopId}, ${sendingId}, row_number() over (order by a.subscriber_id), a.subscriber_id, a.value_texts
    from (select distinct on (subscriber_id) subscriber_id, value_texts from (${audience}) people order by subscriber_id) a`.execute(
    tx,
  );
  const recipients = Number(numAffectedRows ?? 0);
  await tx
    .updateTable('sendings')
    .set({ recipients, is_expanded: recipients === 0 })
    .where('shop_id', '=', shopId)
    .where('sending_id', '=', sendingId)
    .execute();
  if (links.length > 0)
    await tx
      .insertInto('sending_links')
      .values(links.map((link) => ({ ...link, shop_id: shopId, sending_id: sendingId })))
      .execute();
  return recipients;
}

function finishContent({ channel, content, valueNames, links }: NewSending) {
  const nameless = valueNamesIn(content).filter((name) => !valueNames.includes(name));
  if (nameless.length > 0) throw new Error(`a sending without its values: ${nameless.join(', ')}`);
  const checked = checkContent(content, { channel, links: Object.keys(links) });
  if ('wrong' in checked) throw new Error(`a sending that cannot be sent: ${checked.wrong}`);
  const coded = Object.entries(links).map(([slot, targetUrl]) => ({ slot, targetUrl, code: shortCode() }));
  const linkCodes = Object.fromEntries(coded.map(({ slot, code }) => [slot, code]));
  return {
    content: { ...checked.content, linkCodes },
    links: coded.map(({ code, targetUrl }) => ({ code, target_url: targetUrl })),
  };
}

async function insertSending(tx: Tx, sending: NewSending, content: object, now: Date): Promise<void> {
  await tx
    .insertInto('sendings')
    .values({
      shop_id: sending.shopId,
      sending_id: sending.sendingId,
      sender_id: sending.senderId,
      channel: sending.channel,
      purpose: sending.purpose,
      source_kind: sending.source.kind,
      source_type: sending.source.type,
      source_id: sending.source.id,
      content: JSON.stringify(content),
      value_names: [...sending.valueNames],
      priority: sending.priority,
      due_at: sending.dueAt,
      expires_at: sending.expiresAt,
      created_at: now,
      state: 'running',
      changed_at: now,
      recipients: 0,
      looked_at: now,
    })
    .execute();
}
