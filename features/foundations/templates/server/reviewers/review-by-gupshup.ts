import { GupshupFailure, type GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { ListedGupshupTemplate } from '#partners/gupshup/payloads/template.ts';
import type { TemplateDefinition } from '../../contract/template-definition.ts';
import { isNameTaken, gupshupRefusalReason } from '../../rules/gupshup-refusal.ts';
import { languageKey } from '../../rules/same-template.ts';
import { templateFaults } from '../../rules/template-faults.ts';
import { fromGupshup } from './listed-page.ts';
import { refused, type ReviewedAccount, type Reviewer, type Submitted } from './reviewer.ts';
import { SAMPLE_IS_GONE, uploadSamples, type ReadSample } from './sample-files.ts';
import { toGupshupForm } from './to-gupshup-form.ts';

/** Submits templates through Gupshup, which passes them on to Meta. */
export class ReviewByGupshup implements Reviewer {
  readonly #gupshup: GupshupClient;
  readonly #means: { publicUrl: string; readSample: ReadSample };

  constructor(gupshup: GupshupClient, means: { publicUrl: string; readSample: ReadSample }) {
    this.#gupshup = gupshup;
    this.#means = means;
  }

  async submit(app: ReviewedAccount, definition: TemplateDefinition): Promise<Submitted> {
    const [fault] = templateFaults(definition);
    if (fault !== undefined) return refused(fault);
    try {
      const handles = await uploadSamples(definition, this.#means.readSample, ({ content, mimeType }) =>
        this.#gupshup.uploadSample(app.id, app.token, content, mimeType),
      );
      if (!handles) return refused(SAMPLE_IS_GONE);
      const form = toGupshupForm(definition, { publicUrl: this.#means.publicUrl, handles });
      const applied = await this.#gupshup.applyTemplate(app.id, app.token, form);
      return { id: applied.id, status: applied.status, category: applied.category, reason: null };
    } catch (error) {
      if (!(error instanceof GupshupFailure) || error.code === null) throw error;
      const listed = isNameTaken(error.message) ? await this.#findListed(app, definition) : null;
      return listed ?? refused(gupshupRefusalReason(error.message));
    }
  }

  /** A rejected template was never sent, so deleting it frees its name. */
  async resubmit(app: ReviewedAccount, id: string, definition: TemplateDefinition): Promise<Submitted> {
    const [fault] = templateFaults(definition);
    if (fault !== undefined) return { ...refused(fault), id };
    await this.remove(app, { id, name: definition.name });
    return this.submit(app, definition);
  }

  /** Deletion needs Gupshup's own id, but a webhook may have given us Meta's. */
  async remove(app: ReviewedAccount, { id, name }: { id: string; name: string }): Promise<void> {
    try {
      const meant = await this.#find(app, (one) => one.id === id || one.externalId === id);
      if (meant) await this.#gupshup.deleteTemplate(app.id, app.token, { id: meant.id, name });
    } catch (error) {
      if (!(error instanceof GupshupFailure) || error.code === null) throw error;
    }
  }

  async #findListed(app: ReviewedAccount, { name, language }: TemplateDefinition): Promise<Submitted | null> {
    const key = languageKey(language);
    const listed = await this.#find(
      app,
      (one) => one.elementName === name && languageKey(one.languageCode) === key,
    );
    if (!listed) return null;
    const { id, status, category, reason } = fromGupshup(listed);
    return { id, status, category: category ?? undefined, reason };
  }

  async #find(
    app: ReviewedAccount,
    isMeant: (one: ListedGupshupTemplate) => boolean,
  ): Promise<ListedGupshupTemplate | undefined> {
    const listed = await this.#gupshup.listTemplates(app.id, app.token);
    return listed.find(isMeant);
  }
}
