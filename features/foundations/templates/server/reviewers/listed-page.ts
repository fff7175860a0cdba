import { GupshupFailure, type GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { ListedGupshupTemplate } from '#partners/gupshup/payloads/template.ts';
import { WhatsAppError, type WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import { gupshupRefusalReason } from '../../rules/gupshup-refusal.ts';
import type { ReviewedAccount } from './reviewer.ts';

/** A template as its number's provider lists it, in the provider's words. */
export interface ListedTemplate {
  /** The id that the provider's webhooks use. */
  id: string;
  name: string;
  language: string;
  status: string;
  reason: string | null;
  category: string | null | undefined;
  quality: string | null | undefined;
}

/** A page of a list; `next` is the next page's cursor, null at the end. */
export interface ListedPage {
  templates: ListedTemplate[];
  next: string | null;
}

/** Reads one page of a template list, the first when the cursor is null. */
export type ListTemplates = (account: ReviewedAccount, cursor: string | null) => Promise<ListedPage>;

/** Returns how each provider's templates are listed. */
export function listsOf({
  whatsapp,
  gupshup,
}: {
  whatsapp: WhatsAppClient;
  gupshup: GupshupClient;
}): Record<'meta' | 'gupshup', ListTemplates> {
  return {
    async meta({ id, token }, cursor) {
      const { data, paging } = await whatsapp.listTemplates(id, token, cursor);
      const templates = data.map(({ rejected_reason: reason, quality_score: quality, ...one }) => ({
        ...one,
        reason: reason === 'NONE' ? null : (reason ?? null),
        category: one.category,
        quality: quality?.score,
      }));
      return { templates, next: paging?.next === undefined ? null : (paging.cursors?.after ?? null) };
    },
    async gupshup({ id, token }) {
      const listed = await gupshup.listTemplates(id, token);
      return { templates: listed.map(fromGupshup), next: null };
    },
  };
}

export function fromGupshup({ externalId, reason, ...one }: ListedGupshupTemplate): ListedTemplate {
  return {
    id: externalId || one.id,
    name: one.elementName,
    language: one.languageCode,
    status: one.status,
    reason: reason ? gupshupRefusalReason(reason) : null,
    category: one.category,
    quality: one.quality,
  };
}

/** Whether the provider refused to give its list; `code` is null when there was no response. */
export function isListRefusal(error: unknown): error is Error & { code: number | null } {
  return error instanceof WhatsAppError || error instanceof GupshupFailure;
}
