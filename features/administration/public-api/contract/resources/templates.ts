import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { moment } from './names.ts';

export const ApiTemplate = z.object({
  id: z.string(),
  name: z.string(),
  /** As WhatsApp writes it, such as `de` or `pt_BR`. */
  language: z.string(),
  category: z.enum(['marketing', 'utility']),
  /** The text, with its variables by name: `Hello {{first_name}}`. */
  body: z.string(),
  /** The values that `sendMessage` takes, with a sample of each. */
  variables: z.array(z.object({ name: z.string(), sample: z.string() })),
  /** The names of its links, whose addresses `sendMessage` takes as well. */
  links: z.array(z.string()),
  /** Whether it can be sent from the shop's number now. */
  isSendable: z.boolean(),
  /** What WhatsApp decided about it for the shop’s number. `none`: it was not submitted for this number. */
  status: z.enum(['none', 'draft', 'pending', 'approved', 'rejected', 'paused', 'disabled']),
  /** Why WhatsApp rejected or stopped it, in a sentence. */
  statusReason: z.nullable(z.string()),
  createdAt: moment,
});
export type ApiTemplate = z.infer<typeof ApiTemplate>;

export const listTemplates = defineEndpoint({
  name: 'listTemplates',
  method: 'GET',
  path: '/templates',
  summary: 'The WhatsApp templates that the shop wrote, the newest first',
  scope: 'templates:read',
  query: z.object(PageQuery),
  answer: pageOf(ApiTemplate),
  errors: ['CURSOR_INVALID'],
});
