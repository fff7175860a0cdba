import type { ListedTemplate } from '#partners/whatsapp/payloads/template.ts';

/** A template that Meta lists as Gupshup lists it: under an id of its own, beside Meta's. */
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

/** Gupshup's id of a template: Meta's sixteen digits as a UUID, so that it needs no table. */
export function toGupshupId(metaId: string): string {
  const digits = metaId.padStart(16, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4000-8000-00000000${digits.slice(12)}`;
}

/** Meta's id of a template by Gupshup's; what is none of Gupshup's means no template. */
export function toMetaId(gupshupId: string): string {
  const parts = /^(\d{8})-(\d{4})-4000-8000-0{8}(\d{4})$/.exec(gupshupId);
  return parts ? parts.slice(1).join('') : 'none';
}
