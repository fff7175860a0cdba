import type pg from 'pg';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import { purposeAtGate } from '../../rules/gate/decide-send.ts';
import type { ClaimedMessage } from './claim-batch.ts';

/** How long consent counts as current after it was read. Short, so that messages stop within a second of an opt-out. */
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
 * Whether the people of one claim still agree to its messages. The claim read their consent. When that reading is too
 * old, one statement reads it again for all messages that are left: a statement for each message cost a tenth of the
 * sending time.
 */
export class ClaimConsent {
  readonly #pool: pg.Pool;
  readonly #messages: readonly Addressed[];
  readonly #agrees = new Map<string, boolean>();
  #readAtMs: number;
  #reading: Promise<void> | null = null;

  /**
   * `messages` are of one shop, in the order in which they ask and are sent. `readAtMs` is from the process's running
   * clock.
   */
  constructor(pool: pg.Pool, messages: readonly Addressed[], readAtMs: number) {
    this.#pool = pool;
    this.#messages = messages;
    this.#readAtMs = readAtMs;
  }

  /** Whether the person of a message agrees to it. Null if that was read too long ago. */
  known({ messageId }: Pick<Addressed, 'messageId'>): boolean | null {
    if (performance.now() - this.#readAtMs >= FRESH_FOR_MS) return null;
    // The gate checked the consent that the claim read.
    return this.#agrees.get(messageId) ?? true;
  }

  /** The same, read again. Messages that ask at the same time share one statement. Rejects if the database fails. */
  async readAgain(message: Addressed): Promise<boolean> {
    const askedAtMs = performance.now();
    for (;;) {
      await (this.#reading ??= this.#read(message));
      // A reading that began before this call counts only while it is fresh.
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
 * For each message, whether its person may get it. An offer needs consent to marketing. An order message needs that the
 * person has not stopped all messages, and an answer that they have not done so since it was made. If the person was
 * merged, the surviving row counts. A test needs that neither its subscriber nor any other with its number has stopped.
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
