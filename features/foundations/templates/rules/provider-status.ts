import type { TemplateStatus } from '../contract/template-definition.ts';

const STATUS_OF_EVENT: Record<string, TemplateStatus> = {
  APPROVED: 'ENABLED',
  REINSTATED: 'ENABLED',
  UNARCHIVED: 'ENABLED',
  // A flagged template may still be sent; its quality is low.
  FLAGGED: 'ENABLED',
  PENDING: 'PENDING',
  IN_APPEAL: 'PENDING',
  REJECTED: 'REJECTED',
  // Gupshup's state for a template that it could not pass on.
  FAILED: 'REJECTED',
  PAUSED: 'PAUSED',
  LIMIT_EXCEEDED: 'PAUSED',
  LOCKED: 'PAUSED',
  DISABLED: 'DISABLED',
  PENDING_DELETION: 'DISABLED',
  DELETED: 'DISABLED',
  ARCHIVED: 'DISABLED',
};

/**
 * Translates a provider's template state (Cloud API, templates; Gupshup uses the same words). An unknown word counts as
 * paused, so that nothing is sent with it.
 */
export function toTemplateStatus(providerStatus: string): TemplateStatus {
  return STATUS_OF_EVENT[providerStatus.toUpperCase()] ?? 'PAUSED';
}
