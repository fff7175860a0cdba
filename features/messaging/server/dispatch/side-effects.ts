import { revokeConsent } from '#features/consent/server/index.ts';
import { lockSubscriber } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import { isMessengerContent, type MessageContent } from '../../contract/message.ts';
import { mediaAddressesOf } from '../../rules/content/media-addresses.ts';
import { recoveredPace, slowerPace } from '../../rules/dispatch/pace.ts';
import { askForUpload } from '../whatsapp/upload-media.ts';

/** What an answer of the provider says beyond its message: of the sender, the template, the person. */
export class SideEffects {
  readonly #ctx: Context;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /** Stops the sender for a moment and halves its pace, once for all the refusals that one burst brings. */
  async slowSender(senderId: string, forMs: number): Promise<void> {
    await this.#ctx.db.transaction().execute(async (tx) => {
      const sender = await tx
        .selectFrom('senders')
        .select(['shop_id', 'pace', 'paced_at', 'sends_per_second'])
        .where('sender_id', '=', senderId)
        .where('budget', '>=', 0)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!sender) return;
      const now = this.#ctx.clock.now();
      const elapsedMs = sender.paced_at ? now.getTime() - sender.paced_at.getTime() : 0;
      await tx
        .updateTable('senders')
        .set({
          budget: (-sender.sends_per_second * forMs) / 1000,
          budget_at: now,
          pace: slowerPace(recoveredPace(sender.pace, elapsedMs)),
          paced_at: now,
        })
        .where('shop_id', '=', sender.shop_id)
        .where('sender_id', '=', senderId)
        .execute();
    });
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

  /** What WhatsApp could not get or read is uploaded anew, so that the next try names the upload. */
  async renewMedia(shopId: number, senderId: string, content: MessageContent): Promise<void> {
    if (isMessengerContent(content)) return;
    const addresses = mediaAddressesOf(content).toSorted();
    await this.#ctx.db.transaction().execute(async (tx) => {
      for (const address of addresses) {
        if (!address.startsWith(`${this.#ctx.settings.publicUrl}/cdn/`)) continue;
        await askForUpload(this.#ctx, tx, { shopId, senderId, address }, { anew: true });
      }
    });
  }

  /** The provider says the person stopped our marketing in the app itself. */
  async optOut(shopId: number, subscriberId: string): Promise<void> {
    await this.#ctx.db.transaction().execute(async (tx) => {
      const subscriber = await lockSubscriber(tx, shopId, subscriberId);
      if (subscriber) await revokeConsent(this.#ctx, tx, subscriber, 'providerBlock');
    });
  }
}
