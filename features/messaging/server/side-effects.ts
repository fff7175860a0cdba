import { revokeConsent } from '#features/consent/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { MessageContent } from '../contract/message.ts';

/** What an answer of the provider says beyond its message: of the sender, the template, the person. */
export class SideEffects {
  readonly #ctx: Context;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /** Empties the sender's bucket below zero, so that nothing goes for that long. */
  async slowSender(senderId: string, forMs: number): Promise<void> {
    await this.#ctx.pool.query(
      'update senders set budget = -sends_per_second * $2::float8, budget_at = $3 where sender_id = $1 and budget >= 0',
      [senderId, forMs / 1000, this.#ctx.clock.now()],
    );
  }

  /** Nothing more goes out of this number until it may send again; what waits is kept. */
  async stopSender(senderId: string, reason: string): Promise<void> {
    this.#ctx.log.warn({ senderId, reason }, 'sender stopped');
    await this.#ctx.db
      .updateTable('senders')
      .set({ stopped_reason: reason, stopped_at: this.#ctx.clock.now() })
      .where('sender_id', '=', senderId)
      .where('stopped_at', 'is', null)
      .execute();
  }

  async stopTemplate(
    senderId: string,
    content: MessageContent & { kind: 'template' },
    reason: string,
  ): Promise<void> {
    this.#ctx.log.warn({ senderId, template: content.templateName, reason }, 'template stopped');
    await this.#ctx.db
      .updateTable('templates')
      .set({ status: 'PAUSED', reason, status_at: this.#ctx.clock.now() })
      .where('sender_id', '=', senderId)
      .where('name', '=', content.templateName)
      .where('language', '=', content.language)
      .where('status', '=', 'ENABLED')
      .execute();
  }

  /** The provider says the person stopped our marketing in the app itself. */
  async optOut(shopId: number, subscriberId: string): Promise<void> {
    await this.#ctx.db.transaction().execute(async (tx) => {
      const subscriber = await tx
        .selectFrom('subscribers')
        .selectAll()
        .where('shop_id', '=', shopId)
        .where('subscriber_id', '=', subscriberId)
        .forUpdate()
        .executeTakeFirst();
      if (subscriber) await revokeConsent(this.#ctx, tx, subscriber, 'providerBlock');
    });
  }
}
