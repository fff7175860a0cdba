import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';
import { WhatsAppError, type WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { toTemplateStatus } from '../rules/provider-status.ts';
import { submitByGupshup } from './submit-by-gupshup.ts';

const SUBMIT_TEMPLATE = 'templates.submit';
const Payload = z.object({ shopId: z.number().int(), templateId: z.string() });

/** The picture that stands in for a product's while the template is reviewed. */
const SAMPLE_IMAGE = new URL('./sample-image.png', import.meta.url);
/** Refusals that say the template is there already (Cloud API, templates). */
const ALREADY_THERE = new Set([2_388_024, 100]);

/** Notes a template of a sender and has it submitted; one that is noted already is left alone. */
export async function ensureTemplate(
  ctx: Context,
  tx: Tx,
  sender: { shopId: number; senderId: string },
  definition: TemplateDefinition,
): Promise<void> {
  const now = ctx.clock.now();
  const made = await tx
    .insertInto('templates')
    .values({
      shop_id: sender.shopId,
      template_id: timeOrderedId(now),
      sender_id: sender.senderId,
      name: definition.name,
      language: definition.language,
      category: definition.category,
      components: JSON.stringify(definition),
      status: 'DRAFT',
      status_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('template_id')
    .executeTakeFirst();
  if (made)
    await ctx.jobs.enqueue(tx, SUBMIT_TEMPLATE, { shopId: sender.shopId, templateId: made.template_id });
}

/** Submits a noted template for approval. The verdict comes later, by webhook. Safe to repeat. */
export function submitTemplateJob(
  ctx: Context,
  { whatsapp, gupshup }: { whatsapp: WhatsAppClient; gupshup: GupshupClient },
): Job<z.infer<typeof Payload>> {
  return defineJob({
    name: SUBMIT_TEMPLATE,
    payload: Payload,
    timeoutSeconds: 120,
    run: async ({ shopId, templateId }) => {
      const row = await ctx.db
        .selectFrom('templates')
        .innerJoin('senders', (join) =>
          join
            .onRef('senders.shop_id', '=', 'templates.shop_id')
            .onRef('senders.sender_id', '=', 'templates.sender_id'),
        )
        .select([
          'templates.components',
          'templates.status',
          'senders.provider',
          'senders.business_account_id',
          'senders.access_token_sealed',
        ])
        .where('templates.shop_id', '=', shopId)
        .where('templates.template_id', '=', templateId)
        .executeTakeFirstOrThrow();
      if (row.status !== 'DRAFT' || !row.business_account_id) return;
      const definition = row.components as unknown as TemplateDefinition;
      const account = { id: row.business_account_id, token: ctx.secrets.open(row.access_token_sealed) };
      const { publicUrl } = ctx.settings;
      const submitted =
        row.provider === 'gupshup'
          ? await submitByGupshup(gupshup, account, definition, {
              publicUrl,
              sampleImage: readFileSync(SAMPLE_IMAGE),
            })
          : await submit(whatsapp, account, definition, publicUrl);
      await ctx.db
        .updateTable('templates')
        .set({
          provider_template_id: submitted.id,
          status: toTemplateStatus(submitted.status),
          reason: submitted.reason,
          status_at: ctx.clock.now(),
        })
        .where('shop_id', '=', shopId)
        .where('template_id', '=', templateId)
        // A verdict that was faster than this answer stands.
        .where('status', '=', 'DRAFT')
        .execute();
    },
  });
}

/** What a provider said at once; the verdict may come later. */
export interface Submitted {
  id: string | null;
  status: string;
  reason: string | null;
}

async function submit(
  whatsapp: WhatsAppClient,
  account: { id: string; token: string },
  definition: TemplateDefinition,
  publicUrl: string,
): Promise<Submitted> {
  const sampleHandle = definition.hasHeaderImage
    ? await whatsapp.uploadSample(account.token, readFileSync(SAMPLE_IMAGE), 'image/png')
    : null;
  try {
    const request = toCreateRequest(definition, publicUrl, sampleHandle);
    const answer = await whatsapp.createTemplate(account.id, account.token, request);
    return { id: answer.id, status: answer.status, reason: null };
  } catch (error) {
    if (!(error instanceof WhatsAppError) || error.code === null) throw error;
    if (ALREADY_THERE.has(error.code)) {
      const { data } = await whatsapp.findTemplates(account.id, account.token, definition.name);
      const listed = data.find((one) => one.name === definition.name && one.language === definition.language);
      if (listed) return { id: listed.id, status: listed.status, reason: listed.rejected_reason ?? null };
    }
    return { id: null, status: 'REJECTED', reason: error.message };
  }
}

/** The definition as the Cloud API takes it, with our short links behind its button. */
function toCreateRequest(
  definition: TemplateDefinition,
  publicUrl: string,
  sampleHandle: string | null,
): TemplateCreateRequest {
  const buttons = [
    ...(definition.linkTitle === null
      ? []
      : [
          {
            type: 'URL',
            text: definition.linkTitle,
            url: `${publicUrl}/l/{{1}}`,
            example: [`${publicUrl}/l/Ab3dEf6h9K`],
          },
        ]),
    ...definition.quickReplies.map(({ title }) => ({ type: 'QUICK_REPLY', text: title })),
  ];
  return {
    name: definition.name,
    language: definition.language,
    category: definition.category,
    parameter_format: 'POSITIONAL',
    components: [
      ...(sampleHandle === null
        ? []
        : [{ type: 'HEADER', format: 'IMAGE', example: { header_handle: [sampleHandle] } }]),
      { type: 'BODY', text: definition.body, example: { body_text: [[...definition.bodySamples]] } },
      ...(buttons.length === 0 ? [] : [{ type: 'BUTTONS', buttons }]),
    ],
  };
}
