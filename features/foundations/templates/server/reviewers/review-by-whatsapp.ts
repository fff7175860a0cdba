import { classOfCode } from '#partners/whatsapp/error-class.ts';
import type { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';
import { WhatsAppError, type WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { TemplateDefinition } from '../../contract/template-definition.ts';
import { languageKey } from '../../rules/same-template.ts';
import { templateFaults } from '../../rules/template-faults.ts';
import { refused, type ReviewedAccount, type Reviewer, type Submitted } from './reviewer.ts';
import { SAMPLE_IS_GONE, uploadSamples, type ReadSample } from './sample-files.ts';
import { toWhatsAppRequest } from './to-whatsapp-request.ts';

/** Error codes that say the template already exists (Cloud API, templates). */
const ALREADY_THERE = new Set([2_388_024, 100]);

/** Submits templates to Meta's review through the Cloud API. */
export class ReviewByWhatsApp implements Reviewer {
  readonly #whatsapp: WhatsAppClient;
  readonly #means: { publicUrl: string; readSample: ReadSample };

  constructor(whatsapp: WhatsAppClient, means: { publicUrl: string; readSample: ReadSample }) {
    this.#whatsapp = whatsapp;
    this.#means = means;
  }

  async submit(account: ReviewedAccount, definition: TemplateDefinition): Promise<Submitted> {
    const request = await this.#prepare(account, definition);
    if (!('components' in request)) return request;
    try {
      const answer = await this.#whatsapp.createTemplate(account.id, account.token, request);
      return { id: answer.id, status: answer.status, category: answer.category, reason: null };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const listed = ALREADY_THERE.has(error.code) ? await this.#findListed(account, definition) : null;
      return listed ?? refused(error.message);
    }
  }

  async resubmit(account: ReviewedAccount, id: string, definition: TemplateDefinition): Promise<Submitted> {
    const request = await this.#prepare(account, definition);
    if (!('components' in request)) return { ...request, id };
    try {
      const { category, components } = request;
      await this.#whatsapp.editTemplate(id, account.token, { category, components });
      return { id, status: 'PENDING', reason: null };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // The response to an accepted edit may have been lost, and a template under review cannot be edited.
      const listed = await this.#findListed(account, definition);
      return listed && listed.status !== 'REJECTED' ? listed : { ...refused(error.message), id };
    }
  }

  async remove(account: ReviewedAccount, { id, name }: { id: string; name: string }): Promise<void> {
    try {
      await this.#whatsapp.deleteTemplate(account.id, account.token, { id, name });
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }

  /** Uploads a template's samples and returns its request; or why it is not submitted. */
  async #prepare(
    account: ReviewedAccount,
    definition: TemplateDefinition,
  ): Promise<TemplateCreateRequest | Submitted> {
    const [fault] = templateFaults(definition);
    if (fault !== undefined) return refused(fault);
    const handles = await uploadSamples(definition, this.#means.readSample, ({ content, mimeType }) =>
      this.#whatsapp.uploadSample(account.token, content, mimeType),
    );
    if (!handles) return refused(SAMPLE_IS_GONE);
    return toWhatsAppRequest(definition, { publicUrl: this.#means.publicUrl, handles });
  }

  async #findListed(account: ReviewedAccount, definition: TemplateDefinition): Promise<Submitted | null> {
    const { data } = await this.#whatsapp.findTemplates(account.id, account.token, definition.name);
    const language = languageKey(definition.language);
    const listed = data.find((one) => one.name === definition.name && languageKey(one.language) === language);
    if (!listed) return null;
    const { id, status, category, rejected_reason: reason = null } = listed;
    return { id, status, category, reason };
  }
}

/** Whether WhatsApp refused. No response, a server error or a rate limit may pass by themselves. */
function isRefusal(error: unknown): error is WhatsAppError & { code: number } {
  if (!(error instanceof WhatsAppError) || error.code === null) return false;
  return !['transient', 'rate'].includes(classOfCode(error.code));
}
