import type { Selectable } from 'kysely';
import type { TemplateSubmissions } from '#database/schema/rows.ts';
import type { TemplateDefinition, TemplateStatus } from '../contract/template-definition.ts';
import { stopReason } from '../rules/stop-reason.ts';
import { templateNotices } from '../rules/template-notices.ts';

/** The states in which a template cannot be sent until somebody acts. */
export const STOPPED: readonly string[] = ['REJECTED', 'PAUSED', 'DISABLED'];

/** Describes a template's state at a provider, in words. */
export function describeSubmission(
  row: Selectable<TemplateSubmissions>,
  definition: TemplateDefinition | null,
): { status: TemplateStatus; statusAt: Date; reason: string | null; notices: string[] } {
  return {
    status: row.status as TemplateStatus,
    statusAt: row.status_at,
    reason: STOPPED.includes(row.status) ? stopReason(row.reason) : null,
    notices: templateNotices({
      submittedAs: definition?.category ?? row.category,
      category: row.category,
      comingCategory: row.coming_category,
      comingCategoryAt: row.coming_category_at,
      quality: row.quality,
    }),
  };
}
