import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import { TemplateDraft } from './template-draft.ts';

/** One sentence for each error; empty when it worked. */
const ResultFailure = z.array(z.object({ error: z.string() }));

/** One of the merchant's templates in one language, with the field names of document 3, section 3.4. */
export const ListedTemplate = z.object({
  id: z.string(),
  template_name: z.string(),
  /** The template's text, with variables by name. */
  template: z.string(),
  createdAt: z.string(),
  status: z.enum(['ENABLED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED']),
  language: z.string(),
  type: z.string(),
  quickReplyButtons: z.string(),
  callToActionButtons: z.string(),
  category: z.enum(['MARKETING', 'UTILITY']),
  header: z.string(),
  mediaUrl: z.string(),
  footer: z.string(),
  samples: z.record(z.string(), z.string()),
  /** Why the provider stopped it, as a sentence; null when it is not stopped. */
  reason: z.nullable(z.string()),
  /** Other things the merchant should know, one sentence each. */
  notices: z.array(z.string()),
  quality: z.string(),
  /** Whether it shows something of one cart or order, so that a broadcast cannot fill it. */
  isForCampaigns: z.boolean(),
  /** The names of everything that sends the template: a campaign, a broadcast. */
  usedBy: z.array(z.string()),
});
export type ListedTemplate = z.infer<typeof ListedTemplate>;

export const getTemplates = defineCall({
  method: 'GET',
  path: '/templateService/getAll',
  summary: 'The templates that the merchant made, by status, the latest first',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ data: z.array(ListedTemplate) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const submitTemplate = defineCall({
  method: 'POST',
  path: '/templateService/gupshupapproval',
  summary: 'Makes a template and has it submitted for approval; what is wrong with it is told in sentences',
  body: z.extend(TemplateDraft, { shopUrl: z.string() }),
  response: z.object({
    /** Null when it was not created. */
    id: z.nullable(z.string()),
    resultFailure: ResultFailure,
  }),
  access: 'market',
  mostPerMinute: 60,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED'],
});

export const resubmitTemplate = defineCall({
  method: 'POST',
  path: '/templateService/resubmit',
  summary: 'Changes a rejected template, and has it submitted again; its name and language stay',
  body: z.extend(TemplateDraft, { shopUrl: z.string(), id: Uuid }),
  response: z.object({ id: z.nullable(z.string()), resultFailure: ResultFailure }),
  access: 'market',
  mostPerMinute: 60,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'NOT_FOUND'],
});

export const deleteTemplate = defineCall({
  method: 'GET',
  path: '/templateService/templatedelete',
  summary: 'Deletes a template, here and at its provider, unless something sends it; refused to other sites',
  query: z.object({
    id: Uuid,
    /** `all` means every language under its name. */
    languages: z.optional(z.literal('all')),
  }),
  response: z.object({ deleted: z.boolean(), resultFailure: ResultFailure }),
  access: 'market',
  mostPerMinute: 120,
  acts: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SITE', 'NOT_FOUND'],
});
