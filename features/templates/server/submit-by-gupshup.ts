import { GupshupFailure, type GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { GupshupTemplateForm } from '#partners/gupshup/payloads/template.ts';
import { fillBody, samplesOf, type TemplateDefinition } from '../contract/template-definition.ts';
import { whyGupshupRefused } from '../rules/gupshup-refusal.ts';
import type { Submitted } from './submit-template.ts';

/** Submits a template through Gupshup, which passes it on to Meta. Without an answer it throws, and is tried again. */
export async function submitByGupshup(
  gupshup: GupshupClient,
  app: { id: string; token: string },
  definition: TemplateDefinition,
  { publicUrl, sampleImage }: { publicUrl: string; sampleImage: Buffer },
): Promise<Submitted> {
  try {
    const handle = definition.hasHeaderImage
      ? await gupshup.uploadSample(app.id, app.token, sampleImage, 'image/png')
      : null;
    const applied = await gupshup.applyTemplate(app.id, app.token, toForm(definition, publicUrl, handle));
    return { id: applied.id, status: applied.status, reason: null };
  } catch (error) {
    if (!(error instanceof GupshupFailure) || error.code === null) throw error;
    return { id: null, status: 'REJECTED', reason: whyGupshupRefused(error.message) };
  }
}

function toForm(
  definition: TemplateDefinition,
  publicUrl: string,
  handle: string | null,
): GupshupTemplateForm {
  const { linkTitle, quickReplies, body } = definition;
  const link = `${publicUrl}/l/`;
  const buttons = [
    ...(linkTitle === null
      ? []
      : [{ type: 'URL', text: linkTitle, url: `${link}{{1}}`, example: [`${link}Ab3dEf6h9K`] }]),
    ...quickReplies.map(({ title }) => ({ type: 'QUICK_REPLY', text: title })),
  ];
  return {
    elementName: definition.name,
    languageCode: definition.language,
    category: definition.category,
    templateType: handle === null ? 'TEXT' : 'IMAGE',
    vertical: 'Online store',
    content: body,
    example: fillBody(definition, samplesOf(definition)),
    ...(handle !== null && { exampleMedia: handle }),
    ...(buttons.length > 0 && { buttons: JSON.stringify(buttons) }),
    enableSample: 'true',
    allowTemplateCategoryChange: 'false',
  };
}
