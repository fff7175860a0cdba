import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { MessengerClient } from '#partners/messenger/messenger-client.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { toTemplateStatus } from '../rules/provider-status.ts';
import { toCategory } from '../rules/provider-words.ts';
import { readDefinition } from '../rules/read-definition.ts';
import { SUBMIT_TEMPLATE } from './ensure-template.ts';
import { submitByGupshup } from './submit-by-gupshup.ts';
import { submitByMessenger } from './submit-by-messenger.ts';
import { submitByWhatsApp } from './submit-by-whatsapp.ts';

const Payload = z.object({ shopId: z.number().int(), templateId: z.string() });
type TemplateKey = z.infer<typeof Payload>;

/** The picture that stands in for a product's while the template is reviewed. */
const SAMPLE_IMAGE = new URL('./sample-image.png', import.meta.url);

/** Whom templates are submitted to. */
interface Reviewers {
  whatsapp: WhatsAppClient;
  gupshup: GupshupClient;
  messenger: MessengerClient;
}

/** What a provider said at once; the verdict may come later. */
export interface Submitted {
  id: string | null;
  status: string;
  /** What it is counted as, where that was said. */
  category?: string | undefined;
  reason: string | null;
}

/** Submits a noted template for approval. The verdict comes later, by webhook. Safe to repeat. */
export function submitTemplateJob(ctx: Context, reviewers: Reviewers): Job {
  return defineJob({
    name: SUBMIT_TEMPLATE,
    payload: Payload,
    timeoutSeconds: 120,
    run: async (key) => {
      const noted = await findNoted(ctx, key);
      const submitted = noted.status === 'DRAFT' ? await submit(ctx, reviewers, noted) : null;
      if (submitted) await keepAnswer(ctx, key, submitted);
    },
  });
}

function findNoted(ctx: Context, { shopId, templateId }: TemplateKey) {
  return ctx.db
    .selectFrom('templates')
    .innerJoin('senders', (join) =>
      join
        .onRef('senders.shop_id', '=', 'templates.shop_id')
        .onRef('senders.sender_id', '=', 'templates.sender_id'),
    )
    .select([
      'templates.components',
      'templates.status',
      'senders.shop_id',
      'senders.channel',
      'senders.provider',
      'senders.external_id',
      'senders.business_account_id',
      'senders.access_token_sealed',
    ])
    .where('templates.shop_id', '=', shopId)
    .where('templates.template_id', '=', templateId)
    .executeTakeFirstOrThrow();
}

/** The answer of whom the sender goes through; null for a number that no account holds. */
async function submit(
  ctx: Context,
  { whatsapp, gupshup, messenger }: Reviewers,
  noted: Awaited<ReturnType<typeof findNoted>>,
): Promise<Submitted | null> {
  const definition = readDefinition(noted.components);
  if (!definition) throw new Error('A template was noted in a form that cannot be submitted.');
  const token = ctx.secrets.open(noted.access_token_sealed, {
    shopId: noted.shop_id,
    column: 'senders.access_token',
  });
  if (noted.channel === 'FB')
    return submitByMessenger(messenger, { pageId: noted.external_id, token }, definition);
  if (!noted.business_account_id) return null;
  const account = { id: noted.business_account_id, token };
  const means = { publicUrl: ctx.settings.publicUrl, sampleImage: readFileSync(SAMPLE_IMAGE) };
  return noted.provider === 'gupshup'
    ? submitByGupshup(gupshup, account, definition, means)
    : submitByWhatsApp(whatsapp, account, definition, means);
}

async function keepAnswer(
  ctx: Context,
  { shopId, templateId }: TemplateKey,
  { id, status, category, reason }: Submitted,
): Promise<void> {
  await ctx.db
    .updateTable('templates')
    .set({
      provider_template_id: id,
      status: toTemplateStatus(status),
      ...(toCategory(category) !== null && { category: toCategory(category) ?? '' }),
      reason,
      status_at: ctx.clock.now(),
    })
    .where('shop_id', '=', shopId)
    .where('template_id', '=', templateId)
    // A verdict that was faster than this answer stands.
    .where('status', '=', 'DRAFT')
    .execute();
}
