import * as z from 'zod';
import type { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { MessengerClient } from '#partners/messenger/messenger-client.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { toTemplateStatus } from '../rules/provider-status.ts';
import { toCategory } from '../rules/provider-words.ts';
import { readDefinition } from '../rules/read-definition.ts';
import { SUBMIT_TEMPLATE } from './ensure-template.ts';
import { ReviewByGupshup } from './reviewers/review-by-gupshup.ts';
import { ReviewByMessenger } from './reviewers/review-by-messenger.ts';
import { ReviewByWhatsApp } from './reviewers/review-by-whatsapp.ts';
import { refused, type ReviewedAccount, type Reviewer, type Submitted } from './reviewers/reviewer.ts';
import { sampleFiles } from './reviewers/sample-files.ts';

const Submission = z.object({ shopId: z.number().int(), submissionId: z.string() });
type Submission = z.infer<typeof Submission>;

/** A job of the release before names the submission as its template. */
const Payload = z.preprocess((given) => {
  const old = z.object({ shopId: z.number(), templateId: z.string() }).safeParse(given).data;
  return old ? { shopId: old.shopId, submissionId: old.templateId } : given;
}, Submission);

interface Providers {
  whatsapp: WhatsAppClient;
  gupshup: GupshupClient;
  messenger: MessengerClient;
}

type Reviewers = Record<'meta' | 'gupshup' | 'messenger', Reviewer>;

/** Submits a noted template for approval. The verdict comes later, by webhook. Safe to repeat. */
export function submitTemplateJob(ctx: Context, providers: Providers, storage: Storage): Job {
  const means = { publicUrl: ctx.settings.publicUrl, readSample: sampleFiles(ctx, storage) };
  const reviewers: Reviewers = {
    meta: new ReviewByWhatsApp(providers.whatsapp, means),
    gupshup: new ReviewByGupshup(providers.gupshup, means),
    messenger: new ReviewByMessenger(providers.messenger),
  };
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

function findNoted(ctx: Context, { shopId, submissionId }: Submission) {
  return ctx.db
    .selectFrom('template_submissions as t')
    .innerJoin('templates', (join) =>
      join
        .onRef('templates.shop_id', '=', 't.shop_id')
        .onRef('templates.name', '=', 't.name')
        .onRef('templates.language', '=', 't.language'),
    )
    .innerJoin('senders', (join) =>
      join.onRef('senders.shop_id', '=', 't.shop_id').onRef('senders.sender_id', '=', 't.sender_id'),
    )
    .select([
      'templates.definition',
      't.status',
      'senders.shop_id',
      'senders.channel',
      'senders.provider',
      'senders.external_id',
      'senders.business_account_id',
      'senders.access_token_sealed',
    ])
    .where('t.shop_id', '=', shopId)
    .where('t.submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
}

type Noted = Awaited<ReturnType<typeof findNoted>>;

/** The answer of whom the sender goes through; null for a number that no account holds. */
async function submit(ctx: Context, reviewers: Reviewers, noted: Noted): Promise<Submitted | null> {
  const account = accountOf(ctx, noted);
  if (!account) return null;
  const definition = readDefinition(noted.definition);
  if (!definition) return refused('It is not written as a template. Write it anew under another name.');
  return reviewerOf(reviewers, noted).submit(account, definition);
}

function reviewerOf(reviewers: Reviewers, { channel, provider }: Noted): Reviewer {
  if (channel === 'FB') return reviewers.messenger;
  return provider === 'gupshup' ? reviewers.gupshup : reviewers.meta;
}

function accountOf(ctx: Context, noted: Noted): ReviewedAccount | null {
  const id = noted.channel === 'FB' ? noted.external_id : noted.business_account_id;
  if (!id) return null;
  const token = ctx.secrets.open(noted.access_token_sealed, {
    shopId: noted.shop_id,
    column: 'senders.access_token',
  });
  return { id, token };
}

async function keepAnswer(
  ctx: Context,
  { shopId, submissionId }: Submission,
  { id, status, category, reason }: Submitted,
): Promise<void> {
  await ctx.db
    .updateTable('template_submissions')
    .set({
      provider_template_id: id,
      status: toTemplateStatus(status),
      ...(toCategory(category) !== null && { category: toCategory(category) ?? '' }),
      reason,
      status_at: ctx.clock.now(),
    })
    .where('shop_id', '=', shopId)
    .where('submission_id', '=', submissionId)
    // A verdict that was faster than this answer stands.
    .where('status', '=', 'DRAFT')
    .execute();
}
