import type { ListedTemplate } from '#partners/whatsapp/payloads/template.ts';

/** Converts a template to Gupshup's form, which has Gupshup's id beside Meta's. */
export function toGupshupTemplate(appId: string, template: ListedTemplate): object {
  const { id, name, language, status, category, rejected_reason: reason, quality_score: quality } = template;
  const body = (template.components ?? []).find(({ type }) => type === 'BODY');
  return {
    appId,
    id: toGupshupId(id),
    externalId: id,
    elementName: name,
    languageCode: language,
    languagePolicy: 'deterministic',
    status,
    category,
    quality: quality?.score ?? 'UNKNOWN',
    ...(reason && reason !== 'NONE' && { reason }),
    data: body?.text ?? '',
    stage: 'NONE',
  };
}

/** Returns Gupshup's id of a template: Meta's sixteen digits as a UUID, so that no table is needed. */
export function toGupshupId(metaId: string): string {
  const digits = metaId.padStart(16, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4000-8000-00000000${digits.slice(12)}`;
}

/** Returns Meta's id for Gupshup's id of a template. An id that is not Gupshup's matches no template. */
export function toMetaId(gupshupId: string): string {
  const parts = /^(\d{8})-(\d{4})-4000-8000-0{8}(\d{4})$/.exec(gupshupId);
  return parts ? parts.slice(1).join('') : 'none';
}
