import { classOfMessengerError } from '#partners/messenger/error-class.ts';
import {
  MessengerError,
  type ActingPage,
  type MessengerClient,
} from '#partners/messenger/messenger-client.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { whyMessengerRefused } from '../rules/messenger-refusal.ts';
import { toUtilityTemplate } from '../rules/to-utility-template.ts';
import type { Submitted } from './submit-template.ts';

/** Submits a utility template of a page; one that the page has already is taken over. Throws what may pass by itself. */
export async function submitByMessenger(
  messenger: MessengerClient,
  page: ActingPage,
  definition: TemplateDefinition,
): Promise<Submitted> {
  const made = toUtilityTemplate(definition);
  if (made.kind === 'refused') return { id: null, status: 'REJECTED', reason: made.reason };
  try {
    // Asked first: no document tells the code of a second submission, and the answer to the first may have been lost.
    const listed = await findListed(messenger, page, definition);
    if (listed) return listed;
    const { id, status } = await messenger.createTemplate(page, made.request);
    return { id, status, reason: null };
  } catch (error) {
    if (!(error instanceof MessengerError) || mayPass(error)) throw error;
    return { id: null, status: 'REJECTED', reason: whyMessengerRefused(error.message) };
  }
}

async function findListed(
  messenger: MessengerClient,
  page: ActingPage,
  { name, language }: TemplateDefinition,
): Promise<Submitted | null> {
  const { data } = await messenger.findTemplates(page, name);
  const listed = data.find((one) => one.name === name && one.language === language);
  return listed
    ? { id: listed.id, status: listed.status, reason: whyMessengerRefused(listed.rejected_reason) }
    : null;
}

function mayPass({ code, subcode }: MessengerError): boolean {
  return code === null || ['transient', 'rate'].includes(classOfMessengerError(code, subcode));
}
