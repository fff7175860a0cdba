import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { namePlaces } from '#features/foundations/templates/contract/named-text.ts';
import type { TemplateStatus } from '#features/foundations/templates/contract/template-definition.ts';
import {
  listMerchantTemplates,
  type MerchantTemplate,
} from '#features/foundations/templates/server/index.ts';
import { needsOfTemplate } from '#features/product/broadcasts/server/single-sends-api.ts';
import { listTemplates, type ApiTemplate } from '../../contract/resources/templates.ts';
import { IdPosition, readCursor, sizeOf, toPage } from '../../rules/cursor.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';

const LIST = 'templates';

export function bindTemplates(binder: EndpointBinder): void {
  binder.read(listTemplates, async (tx, { shopId, query }) => {
    const [after] = readCursor(LIST, query.cursor, IdPosition) ?? [];
    const senderId = await findSenderId(tx, shopId, 'WA');
    // A shop has at most some hundred templates.
    const all = (await listMerchantTemplates(tx, shopId)).filter(({ definition }) =>
      isOfCategory(definition.category),
    );
    const start = after === undefined ? 0 : all.findIndex(({ templateId }) => templateId === after) + 1;
    const size = sizeOf(query.limit);
    return toPage(LIST, all.slice(start, start + size + 1), {
      size,
      positionOf: (template) => [template.templateId],
      toEntry: (template) => toTemplate(template, senderId),
    });
  });
}

export function isOfCategory(category: string): boolean {
  return category === 'MARKETING' || category === 'UTILITY';
}

const STATUSES = {
  DRAFT: 'draft',
  PENDING: 'pending',
  ENABLED: 'approved',
  REJECTED: 'rejected',
  PAUSED: 'paused',
  DISABLED: 'disabled',
} as const satisfies Record<TemplateStatus, ApiTemplate['status']>;

export function toTemplate(template: MerchantTemplate, senderId: string | null): ApiTemplate {
  const { definition } = template;
  const standing = template.standings.find((one) => one.senderId === senderId);
  const { variables, links, isSendable } = needsOfTemplate(template, senderId);
  return {
    id: template.templateId,
    name: template.name,
    language: template.language,
    category: definition.category === 'MARKETING' ? 'marketing' : 'utility',
    body: namePlaces(definition.body, definition.variables),
    variables,
    links,
    isSendable,
    status: standing ? STATUSES[standing.status] : 'none',
    statusReason: standing?.reason ?? null,
    createdAt: template.createdAt.toISOString(),
  };
}
