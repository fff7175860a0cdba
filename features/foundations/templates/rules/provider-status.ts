import type { TemplateStatus } from '../contract/template-definition.ts';

const STATUS_OF_EVENT: Record<string, TemplateStatus> = {
  APPROVED: 'ENABLED',
  REINSTATED: 'ENABLED',
  UNARCHIVED: 'ENABLED',
  // Flagged templates may still be sent; their quality is low.
  FLAGGED: 'ENABLED',
  PENDING: 'PENDING',
  IN_APPEAL: 'PENDING',
  REJECTED: 'REJECTED',
  // Gupshup's, of one that it could not pass on.
  FAILED: 'REJECTED',
  PAUSED: 'PAUSED',
  LIMIT_EXCEEDED: 'PAUSED',
  LOCKED: 'PAUSED',
  DISABLED: 'DISABLED',
  PENDING_DELETION: 'DISABLED',
  DELETED: 'DISABLED',
  ARCHIVED: 'DISABLED',
};

/** A provider's word for a template's state (Cloud API, templates; Gupshup lists the same) as ours; a word never seen counts as paused, so that nothing is sent on it. */
export function toTemplateStatus(providerStatus: string): TemplateStatus {
  return STATUS_OF_EVENT[providerStatus.toUpperCase()] ?? 'PAUSED';
}
