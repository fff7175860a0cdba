import { GupshupFailure, type GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { TemplateDefinition } from '../../contract/template-definition.ts';
import { whyGupshupRefused } from '../../rules/gupshup-refusal.ts';
import { templateFaults } from '../../rules/template-faults.ts';
import { refused, type ReviewedAccount, type Reviewer, type Submitted } from './reviewer.ts';
import { SAMPLE_IS_GONE, uploadSamples, type ReadSample } from './sample-files.ts';
import { toGupshupForm } from './to-gupshup-form.ts';

/** Gupshup, which passes templates on to Meta. */
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
      return { id: applied.id, status: applied.status, reason: null };
    } catch (error) {
      if (!(error instanceof GupshupFailure) || error.code === null) throw error;
      return refused(whyGupshupRefused(error.message));
    }
  }
  /** What it rejected was never sent, so its name is free again once it is gone. */
  async resubmit(app: ReviewedAccount, id: string, definition: TemplateDefinition): Promise<Submitted> {
    const [fault] = templateFaults(definition);
    if (fault !== undefined) return { ...refused(fault), id };
    await this.remove(app, { id, name: definition.name });
    return this.submit(app, definition);
  }

  async remove(app: ReviewedAccount, template: { id: string; name: string }): Promise<void> {
    try {
      await this.#gupshup.deleteTemplate(app.id, app.token, template);
    } catch (error) {
      if (!(error instanceof GupshupFailure) || error.code === null) throw error;
    }
  }
}
