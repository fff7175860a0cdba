import { WhatsAppError, type WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { TemplateDefinition } from '../../contract/template-definition.ts';
import { languageKey } from '../../rules/same-template.ts';
import { templateFaults } from '../../rules/template-faults.ts';
import { refused, type ReviewedAccount, type Reviewer, type Submitted } from './reviewer.ts';
import { SAMPLE_IS_GONE, uploadSamples, type ReadSample } from './sample-files.ts';
import { toWhatsAppRequest } from './to-whatsapp-request.ts';

/** Refusals that say the template is there already (Cloud API, templates). */
const ALREADY_THERE = new Set([2_388_024, 100]);

/** Meta's own review, by the Cloud API. */
export class ReviewByWhatsApp implements Reviewer {
  readonly #whatsapp: WhatsAppClient;
  readonly #means: { publicUrl: string; readSample: ReadSample };

  constructor(whatsapp: WhatsAppClient, means: { publicUrl: string; readSample: ReadSample }) {
    this.#whatsapp = whatsapp;
    this.#means = means;
  }

  async submit(account: ReviewedAccount, definition: TemplateDefinition): Promise<Submitted> {
    const [fault] = templateFaults(definition);
    if (fault !== undefined) return refused(fault);
    const handles = await uploadSamples(definition, this.#means.readSample, ({ content, mimeType }) =>
      this.#whatsapp.uploadSample(account.token, content, mimeType),
    );
    if (!handles) return refused(SAMPLE_IS_GONE);
    const request = toWhatsAppRequest(definition, { publicUrl: this.#means.publicUrl, handles });
    try {
      const answer = await this.#whatsapp.createTemplate(account.id, account.token, request);
      return { id: answer.id, status: answer.status, category: answer.category, reason: null };
    } catch (error) {
      if (!(error instanceof WhatsAppError) || error.code === null) throw error;
      const listed = ALREADY_THERE.has(error.code) ? await this.#findListed(account, definition) : null;
      return listed ?? refused(error.message);
    }
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
