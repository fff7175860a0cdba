import type pg from 'pg';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import { purposeAtGate } from '../../rules/gate/decide-send.ts';
import type { ClaimedMessage } from './claim-batch.ts';

/** Consent that was read less than this ago is still valid, so a person who opts out gets nothing a second later. */
const FRESH_FOR_MS = 300;

type Addressed = Pick<
  ClaimedMessage,
  | 'shopId'
  | 'messageId'
  | 'subscriberId'
  | 'purpose'
  | 'templateCategory'
  | 'sourceKind'
  | 'phoneE164'
  | 'createdAt'
>;

/**
 * Whether the people of one claim still agree to its messages. The claim itself read their consent. Once that is old, it
 * is read again for all messages that are left, in one statement: a statement for each message cost a tenth of the
 * sending.
 */
export class ClaimConsent {
  readonly #pool: pg.Pool;
  readonly #messages: readonly Addressed[];
  readonly #agrees = new Map<string, boolean>();
  #readAtMs: number;
  #reading: Promise<void> | null = null;

  /** `messages` are of one shop, in the order in which they are sent. `readAtMs` is from the process's running clock. */
  constructor(pool: pg.Pool, messages: readonly Addressed[], readAtMs: number) {
    this.#pool = pool;
    this.#messages = messages;
    this.#readAtMs = readAtMs;
  }

  /** Whether the person of a message agrees to it. Null if that was read too long ago. */
  known({ messageId }: Pick<Addressed, 'messageId'>): boolean | null {
    if (performance.now() - this.#readAtMs >= FRESH_FOR_MS) return null;
    return this.#agrees.get(messageId) ?? true;
  }

  /** The same, read again. Messages that ask at the same time share one statement. Rejects if the database fails. */
  async readAgain(message: Addressed): Promise<boolean> {
    const askedAtMs = performance.now();
    for (;;) {
      await (this.#reading ??= this.#read(message));
      // What was read before this message asked counts only while it is fresh.
      const isUsable = this.#readAtMs >= askedAtMs || this.known(message) !== null;
      const agrees = this.#agrees.get(message.messageId);
      if (isUsable && agrees !== undefined) return agrees;
    }
  }

  async #read(first: Addressed): Promise<void> {
    const startedAtMs = performance.now();
    try {
      const from = this.#messages.findIndex(({ messageId }) => messageId === first.messageId);
      for (const [messageId, agrees] of await readConsent(this.#pool, this.#messages.slice(from)))
        this.#agrees.set(messageId, agrees);
      this.#readAtMs = startedAtMs;
    } finally {
      this.#reading = null;
    }
  }
}

/**
 * For each message, whether its person still agrees to marketing, or has at least not ended order messages, or has not
 * opted out since the message that this one answers. Their row may have been merged. For a test recipient, only an opt-out
 * counts, also under a number that belongs to no subscriber.
 */
async function readConsent(
  pool: pg.Pool,
  messages: readonly Addressed[],
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await pool.query<{ message_id: string; agrees: boolean }>({
    name: 'recheck-consent',
    text: `
      select g.message_id, case
        when g.is_test then not exists (
          select from subscribers where shop_id = $1 and stopped_all_at is not null
            and (subscriber_id = g.subscriber_id or channel = 'WA' and phone_e164 = g.phone_e164))
        else coalesce((
          select case g.purpose when 'marketing' then has_marketing_consent when 'utility' then stopped_all_at is null
            else coalesce(stopped_all_at <= g.created_at, true) end
          from subscribers where shop_id = $1 and subscriber_id = coalesce(
            (select merged_into from subscriber_aliases where shop_id = $1 and subscriber_id = g.subscriber_id),
            g.subscriber_id)), false)
        end as agrees
      from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::timestamptz[], $7::boolean[])
        as g(message_id, subscriber_id, purpose, phone_e164, created_at, is_test)`,
    values: [
      messages[0]?.shopId,
      arrayLiteral(messages.map(({ messageId }) => messageId)),
      arrayLiteral(messages.map(({ subscriberId }) => subscriberId)),
      arrayLiteral(messages.map(purposeAtGate)),
      messages.map(({ phoneE164 }) => phoneE164),
      momentsLiteral(messages.map(({ createdAt }) => createdAt)),
      messages.map(({ sourceKind }) => sourceKind === 'test'),
    ],
  });
  return new Map(rows.map((row) => [row.message_id, row.agrees]));
}
