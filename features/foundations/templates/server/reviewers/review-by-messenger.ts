import { classOfMessengerError } from '#partners/messenger/error-class.ts';
import { MessengerError, type MessengerClient } from '#partners/messenger/messenger-client.ts';
import type { TemplateDefinition } from '../../contract/template-definition.ts';
import { messengerRefusalReason } from '../../rules/messenger-refusal.ts';
import { toUtilityTemplate } from '../../rules/to-utility-template.ts';
import { refused, type ReviewedAccount, type Reviewer, type Submitted } from './reviewer.ts';

/** Submits a page's utility templates to Messenger's review. */
export class ReviewByMessenger implements Reviewer {
  readonly #messenger: MessengerClient;

  constructor(messenger: MessengerClient) {
    this.#messenger = messenger;
  }

  async submit(page: ReviewedAccount, definition: TemplateDefinition): Promise<Submitted> {
    const made = toUtilityTemplate(definition);
    if (made.kind === 'refused') return refused(made.reason);
    try {
      // We list first: what a second submission returns is not documented, and the response to the first may have been
      // lost.
      const listed = await this.#findListed(page, definition);
      if (listed) return listed;
      const acting = { pageId: page.id, token: page.token };
      const { id, status } = await this.#messenger.createTemplate(acting, made.request);
      return { id, status, reason: null };
    } catch (error) {
      if (!(error instanceof MessengerError) || mayPass(error)) throw error;
      return { id: null, status: 'REJECTED', reason: messengerRefusalReason(error.message) };
    }
  }

  /** Only campaigns' templates exist on Messenger, and those are never changed. */
  resubmit(_page: ReviewedAccount, id: string): Promise<Submitted> {
    return Promise.resolve({ ...refused('A template of Messenger cannot be changed.'), id });
  }

  async remove(): Promise<void> {}

  async #findListed(
    { id: pageId, token }: ReviewedAccount,
    { name, language }: TemplateDefinition,
  ): Promise<Submitted | null> {
    const { data } = await this.#messenger.findTemplates({ pageId, token }, name);
    const listed = data.find((one) => one.name === name && one.language === language);
    return listed
      ? { id: listed.id, status: listed.status, reason: messengerRefusalReason(listed.rejected_reason) }
      : null;
  }
}

function mayPass({ code, subcode }: MessengerError): boolean {
  return code === null || ['transient', 'rate'].includes(classOfMessengerError(code, subcode));
}
