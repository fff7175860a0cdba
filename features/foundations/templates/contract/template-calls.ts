import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import { TemplateDraft } from './template-draft.ts';

/** What went wrong, in a sentence each; empty where nothing did. */
const ResultFailure = z.array(z.object({ error: z.string() }));

/** A template of the merchant's in one language, by the names of document 3, section 3.4. */
export const ListedTemplate = z.object({
  id: z.string(),
  template_name: z.string(),
  /** Its text, with its variables by their names. */
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
  /** Why the provider stopped it, as a sentence; null while it is not stopped. */
  reason: z.nullable(z.string()),
  /** What else is to be known of it, a sentence each. */
  notices: z.array(z.string()),
  quality: z.string(),
  /** What sends it, a name each: a campaign, a broadcast. */
  usedBy: z.array(z.string()),
});
export type ListedTemplate = z.infer<typeof ListedTemplate>;

export const getTemplates = defineCall({
  method: 'GET',
  path: '/templateService/getAll',
  summary: 'The templates that the merchant made, by status, the latest first',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ data: z.array(ListedTemplate) }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const submitTemplate = defineCall({
  method: 'POST',
  path: '/templateService/gupshupapproval',
  summary: 'Makes a template and has it submitted for approval; what is wrong with it is told in sentences',
  body: z.extend(TemplateDraft, { shopUrl: z.string() }),
  response: z.object({
    /** Null where it was not made. */
    id: z.nullable(z.string()),
    resultFailure: ResultFailure,
  }),
  access: 'merchant',
  mostPerMinute: 60,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED'],
});

export const resubmitTemplate = defineCall({
  method: 'POST',
  path: '/templateService/resubmit',
  summary: 'Changes a rejected template, and has it submitted again; its name and language stay',
  body: z.extend(TemplateDraft, { shopUrl: z.string(), id: Uuid }),
  response: z.object({ id: z.nullable(z.string()), resultFailure: ResultFailure }),
  access: 'merchant',
  mostPerMinute: 60,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'NOT_FOUND'],
});

export const deleteTemplate = defineCall({
  method: 'GET',
  path: '/templateService/templatedelete',
  summary: 'Deletes a template, here and at its provider, unless something sends it; refused to other sites',
  query: z.object({
    id: Uuid,
    /** `all`: in every language that its name has. */
    languages: z.optional(z.literal('all')),
  }),
  response: z.object({ deleted: z.boolean(), resultFailure: ResultFailure }),
  access: 'merchant',
  mostPerMinute: 120,
  acts: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SITE', 'NOT_FOUND'],
});
