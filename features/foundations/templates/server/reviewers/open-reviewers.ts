import type { Selectable } from 'kysely';
import type { Senders } from '#database/schema/rows.ts';
import type { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { MessengerClient } from '#partners/messenger/messenger-client.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { ReviewByGupshup } from './review-by-gupshup.ts';
import { ReviewByMessenger } from './review-by-messenger.ts';
import { ReviewByWhatsApp } from './review-by-whatsapp.ts';
import type { ReviewedAccount, Reviewer } from './reviewer.ts';
import { sampleFiles } from './sample-files.ts';

/** The providers that templates are submitted to. */
export interface Providers {
  whatsapp: WhatsAppClient;
  gupshup: GupshupClient;
  messenger: MessengerClient;
}

/** The reviewers, by the provider that a sender uses. */
export type Reviewers = Record<'meta' | 'gupshup' | 'messenger', Reviewer>;

export function openReviewers(ctx: Context, providers: Providers, storage: Storage): Reviewers {
  const means = { publicUrl: ctx.settings.publicUrl, readSample: sampleFiles(ctx, storage) };
  return {
    meta: new ReviewByWhatsApp(providers.whatsapp, means),
    gupshup: new ReviewByGupshup(providers.gupshup, means),
    messenger: new ReviewByMessenger(providers.messenger),
  };
}

export function reviewerOf(
  reviewers: Reviewers,
  { channel, provider }: Pick<Selectable<Senders>, 'channel' | 'provider'>,
): Reviewer {
  if (channel === 'FB') return reviewers.messenger;
  return provider === 'gupshup' ? reviewers.gupshup : reviewers.meta;
}

/** Returns the account that holds a sender's templates, with its key; null for a number without an account. */
export function openAccount(
  ctx: Context,
  sender: Pick<
    Selectable<Senders>,
    'shop_id' | 'channel' | 'external_id' | 'business_account_id' | 'access_token_sealed'
  >,
): ReviewedAccount | null {
  const id = sender.channel === 'FB' ? sender.external_id : sender.business_account_id;
  if (!id) return null;
  const token = ctx.secrets.open(sender.access_token_sealed, {
    shopId: sender.shop_id,
    column: 'senders.access_token',
  });
  return { id, token };
}
