import type { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';
import { WhatsAppError, type WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import { samplesOf, type TemplateDefinition } from '../contract/template-definition.ts';
import { languageKey } from '../rules/same-template.ts';
import type { Submitted } from './submit-template.ts';

/** Refusals that say the template is there already (Cloud API, templates). */
const ALREADY_THERE = new Set([2_388_024, 100]);

/** Submits a template to Meta's Cloud API; one that is there already is taken over. Without an answer it throws. */
export async function submitByWhatsApp(
  whatsapp: WhatsAppClient,
  account: { id: string; token: string },
  definition: TemplateDefinition,
  { publicUrl, sampleImage }: { publicUrl: string; sampleImage: Buffer },
): Promise<Submitted> {
  const sampleHandle = definition.hasHeaderImage
    ? await whatsapp.uploadSample(account.token, sampleImage, 'image/png')
    : null;
  try {
    const request = toCreateRequest(definition, publicUrl, sampleHandle);
    const answer = await whatsapp.createTemplate(account.id, account.token, request);
    return { id: answer.id, status: answer.status, category: answer.category, reason: null };
  } catch (error) {
    if (!(error instanceof WhatsAppError) || error.code === null) throw error;
    if (ALREADY_THERE.has(error.code)) {
      const { data } = await whatsapp.findTemplates(account.id, account.token, definition.name);
      const language = languageKey(definition.language);
      const listed = data.find(
        (one) => one.name === definition.name && languageKey(one.language) === language,
      );
      if (listed) {
        const { id, status, category, rejected_reason: reason = null } = listed;
        return { id, status, category, reason };
      }
    }
    return { id: null, status: 'REJECTED', reason: error.message };
  }
}

/** The definition as the Cloud API takes it, with our short links behind its button. */
function toCreateRequest(
  definition: TemplateDefinition,
  publicUrl: string,
  sampleHandle: string | null,
): TemplateCreateRequest {
  const buttons = [
    ...(definition.linkTitle === null
      ? []
      : [
          {
            type: 'URL',
            text: definition.linkTitle,
            url: `${publicUrl}/l/{{1}}`,
            example: [`${publicUrl}/l/Ab3dEf6h9K`],
          },
        ]),
    ...definition.quickReplies.map(({ title }) => ({ type: 'QUICK_REPLY', text: title })),
  ];
  return {
    name: definition.name,
    language: definition.language,
    category: definition.category,
    parameter_format: 'POSITIONAL',
    components: [
      ...(sampleHandle === null
        ? []
        : [{ type: 'HEADER', format: 'IMAGE', example: { header_handle: [sampleHandle] } }]),
      { type: 'BODY', text: definition.body, example: { body_text: [samplesOf(definition)] } },
      ...(buttons.length === 0 ? [] : [{ type: 'BUTTONS', buttons }]),
    ],
  };
}
