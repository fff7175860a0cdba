import type { FastifyInstance } from 'fastify';
import { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';
import { GraphRefusal } from '../graph-refusal.ts';
import type { StoredTemplate, WhatsAppAccount } from '../whatsapp-account.ts';
import { checkTemplate } from './check-template.ts';
import { listTemplates, showTemplate } from './list-templates.ts';
import { reviewTemplateSoon, setTemplateStatus } from './review-template.ts';
import { forgetShape } from './template-shape.ts';

const DAY_MS = 86_400_000;
const MOST_TEMPLATES = 6000;
const EDITABLE = ['APPROVED', 'REJECTED', 'PAUSED'];

interface Params {
  wabaId: string;
}

/** Routes of templates, under `/{WABA id}/message_templates`: create, list, edit, delete. */
export function registerTemplates(server: FastifyInstance, account: WhatsAppAccount): void {
  server.post<{ Params: Params }>('/:version/:wabaId/message_templates', (request) => {
    checkAccountId(account, request.params.wabaId);
    return createTemplate(account, request.body);
  });
  server.get<{ Params: Params; Querystring: Record<string, string> }>(
    '/:version/:wabaId/message_templates',
    (request) => {
      checkAccountId(account, request.params.wabaId);
      const base = `${account.sandbox.settings.sandboxUrl}${request.url.split('?')[0]}`;
      return listTemplates(account, request.query, base);
    },
  );
  server.delete<{ Params: Params; Querystring: { name?: string; hsm_id?: string } }>(
    '/:version/:wabaId/message_templates',
    (request) => {
      checkAccountId(account, request.params.wabaId);
      return deleteTemplates(account, request.query);
    },
  );
  server.post<{ Params: { templateId: string } }>('/:version/:templateId', (request) =>
    editTemplate(account, request.params.templateId, request.body),
  );
  server.post<{ Params: { templateId: string } }>('/:version/:templateId/unpause', (request) => {
    const template = getTemplate(account, request.params.templateId);
    if (template.status === 'PAUSED') setTemplateStatus(account, template, 'APPROVED');
    return { success: true };
  });
}

function createTemplate(account: WhatsAppAccount, body: unknown): unknown {
  const request = readTemplate(body);
  checkTemplate(request);
  checkFree(account, request);
  const template: StoredTemplate = {
    id: newTemplateId(account),
    name: request.name,
    language: request.language,
    category: request.category,
    parameterFormat: request.parameter_format?.toUpperCase() === 'NAMED' ? 'NAMED' : 'POSITIONAL',
    components: request.components,
    status: 'PENDING',
    rejectedReason: 'NONE',
    blockedUntil: null,
    quality: 'UNKNOWN',
  };
  account.templates.set(template.id, template);
  account.sandbox.world.changed();
  reviewTemplateSoon(account, template);
  return { id: template.id, status: template.status, category: template.category };
}

function editTemplate(account: WhatsAppAccount, id: string, body: unknown): unknown {
  const template = getTemplate(account, id);
  if (!EDITABLE.includes(template.status))
    throw new GraphRefusal(100, `A template that is ${template.status} can't be edited.`, 2593002);
  const changes = readTemplate({ ...showTemplate(template), ...(body as object) });
  if (template.status === 'APPROVED' && changes.category !== template.category)
    throw new GraphRefusal(100, "The category of an approved template can't be changed.", 2593002);
  checkTemplate(changes);
  template.category = changes.category;
  template.components = changes.components;
  template.status = 'PENDING';
  forgetShape(template);
  account.sandbox.world.changed();
  reviewTemplateSoon(account, template);
  return { success: true };
}

function deleteTemplates(account: WhatsAppAccount, query: { name?: string; hsm_id?: string }): unknown {
  if (!query.name) throw new GraphRefusal(100, 'The parameter name is required.');
  const nowMs = account.sandbox.clock.now().getTime();
  const found = [...account.templates.values()].filter(
    ({ id, name, status }) =>
      status !== 'DELETED' && name === query.name && (query.hsm_id === undefined || id === query.hsm_id),
  );
  if (found.length === 0)
    throw new GraphRefusal(100, `Message template ${query.name} wasn't found.`, 2593002);
  for (const template of found) {
    template.blockedUntil = template.status === 'APPROVED' ? nowMs + 30 * DAY_MS : null;
    template.status = 'DELETED';
  }
  account.sandbox.world.changed();
  return { success: true };
}

function checkFree(account: WhatsAppAccount, { name, language }: TemplateCreateRequest): void {
  const nowMs = account.sandbox.clock.now().getTime();
  let count = 0;
  for (const template of account.templates.values()) {
    if (template.status !== 'DELETED') count += 1;
    if (template.name !== name || template.language !== language) continue;
    if (template.status !== 'DELETED')
      throw new GraphRefusal(100, `There is already ${language} content for ${name}.`, 2388024);
    if ((template.blockedUntil ?? 0) > nowMs)
      throw new GraphRefusal(
        100,
        `${name} in ${language} was deleted; its name is free after 30 days.`,
        2388023,
      );
  }
  if (count >= MOST_TEMPLATES) throw new GraphRefusal(100, 'Template limit reached.', 2388019);
}

function readTemplate(body: unknown): TemplateCreateRequest {
  const read = TemplateCreateRequest.safeParse(body);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new GraphRefusal(100, `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'is not valid'}`);
}

export function getTemplate(account: WhatsAppAccount, id: string): StoredTemplate {
  const template = account.templates.get(id);
  if (template && template.status !== 'DELETED') return template;
  throw new GraphRefusal(100, `Unsupported request. Object with ID '${id}' does not exist.`, 33);
}

export function checkAccountId(account: WhatsAppAccount, wabaId: string): void {
  if (wabaId !== account.sandbox.settings.whatsapp.businessAccountId)
    throw new GraphRefusal(100, `Unsupported request. Object with ID '${wabaId}' does not exist.`, 33);
}

/** Returns sixteen digits, below JavaScript's largest exact integer, because webhooks contain the id as a number. */
function newTemplateId(account: WhatsAppAccount): string {
  const id = String(1_000_000_000_000_000 + Math.floor(Math.random() * 8_000_000_000_000_000));
  return account.templates.has(id) ? newTemplateId(account) : id;
}
