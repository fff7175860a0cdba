import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { toTemplateStatus } from '../rules/provider-status.ts';
import { toCategory } from '../rules/provider-words.ts';
import { readDefinition } from '../rules/read-definition.ts';
import type { OwnStopReason } from '../rules/stop-reason.ts';
import { SUBMIT_TEMPLATE } from './ensure-template.ts';
import { REMOVE_TEMPLATE } from './remove-template.ts';
import {
  openAccount,
  openReviewers,
  reviewerOf,
  type Providers,
  type Reviewers,
} from './reviewers/open-reviewers.ts';
import { refused, type Submitted } from './reviewers/reviewer.ts';

const Submission = z.object({ shopId: z.number().int(), submissionId: z.string() });
type Submission = z.infer<typeof Submission>;

/** Submits a stored template for approval. The decision comes later, by webhook. Safe to repeat. */
export function submitTemplateJob(ctx: Context, providers: Providers, storage: Storage): Job {
  const reviewers = openReviewers(ctx, providers, storage);
  return defineJob({
    name: SUBMIT_TEMPLATE,
    payload: Submission,
    timeoutSeconds: 120,
    run: async (key) => {
      const noted = await findNoted(ctx, key);
      if (noted?.status !== 'DRAFT' || noted.deleted_at !== null) return;
      const submitted = await submit(ctx, reviewers, noted);
      if (!submitted) return;
      await keepAnswer(ctx, key, submitted);
      await takeBackUnwanted(ctx, key, { noted, submitted });
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
      'templates.deleted_at',
      't.name',
      't.sender_id',
      't.provider_template_id',
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
    .executeTakeFirst();
}

type Noted = NonNullable<Awaited<ReturnType<typeof findNoted>>>;

/** Returns the response of the sender's provider; null for a number without an account. */
async function submit(ctx: Context, reviewers: Reviewers, noted: Noted): Promise<Submitted | null> {
  const account = openAccount(ctx, noted);
  if (!account) return null;
  const definition = readDefinition(noted.definition);
  if (!definition) return refused('unreadable' satisfies OwnStopReason);
  const reviewer = reviewerOf(reviewers, noted);
  return noted.provider_template_id === null
    ? reviewer.submit(account, definition)
    : reviewer.resubmit(account, noted.provider_template_id, definition);
}

async function keepAnswer(
  ctx: Context,
  { shopId, submissionId }: Submission,
  { id, status, category, reason }: Submitted,
): Promise<void> {
  const now = ctx.clock.now();
  const counted = toCategory(category);
  await ctx.db
    .updateTable('template_submissions')
    .set({
      provider_template_id: id,
      status: toTemplateStatus(status),
      ...(counted !== null && {
        category: counted,
        category_changed_at: sql`case when category <> ${counted} then ${now} else category_changed_at end`,
      }),
      reason,
      status_at: now,
    })
    .where('shop_id', '=', shopId)
    .where('submission_id', '=', submissionId)
    // A decision that arrived before this response is kept.
    .where('status', '=', 'DRAFT')
    .execute();
}

/** Deletes a template at the provider that the merchant deleted while it was being submitted. */
async function takeBackUnwanted(
  ctx: Context,
  key: Submission,
  { noted, submitted }: { noted: Noted; submitted: Submitted },
): Promise<void> {
  const { id: providerTemplateId } = submitted;
  const now = await findNoted(ctx, key);
  if (providerTemplateId === null || now?.deleted_at === null) return;
  const { shop_id: shopId, sender_id: senderId, name } = noted;
  await ctx.db
    .transaction()
    .execute((tx) => ctx.jobs.enqueue(tx, REMOVE_TEMPLATE, { shopId, senderId, name, providerTemplateId }));
}
