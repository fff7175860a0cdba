import type { SendRequest } from '#partners/whatsapp/payloads/send-request.ts';
import type { TemplateContent } from '#partners/whatsapp/payloads/template-content.ts';
import type { MessageContent } from '../contract/message.ts';

type Component = NonNullable<TemplateContent['components']>[number];

/** The body of a Cloud API send: the content for one recipient, with our note in it. Pure. */
export function renderWhatsApp(
  content: MessageContent,
  recipient: { to: string } | { recipient: string },
  note: string,
): SendRequest {
  const common = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...recipient,
    biz_opaque_callback_data: note,
  } as const;
  if (content.kind === 'text') return { ...common, type: 'text', text: { body: content.body } };
  return {
    ...common,
    type: 'template',
    template: {
      name: content.templateName,
      language: { code: content.language },
      components: componentsOf(content),
    },
  };
}

function componentsOf(content: MessageContent & { kind: 'template' }): Component[] {
  const components: Component[] = [];
  if (content.headerImageUrl !== null) {
    components.push({
      type: 'header',
      parameters: [{ type: 'image', image: { link: content.headerImageUrl } }],
    });
  }
  components.push({
    type: 'body',
    parameters: content.bodyParameters.map((text) => ({ type: 'text', text })),
  });
  let buttonIndex = 0;
  if (content.linkCode !== null) {
    const parameters: [{ type: 'text'; text: string }] = [{ type: 'text', text: content.linkCode }];
    components.push({ type: 'button', sub_type: 'url', index: String(buttonIndex++), parameters });
  }
  for (const payload of content.quickReplyPayloads) {
    const parameters: [{ type: 'payload'; payload: string }] = [{ type: 'payload', payload }];
    components.push({ type: 'button', sub_type: 'quick_reply', index: String(buttonIndex++), parameters });
  }
  return components;
}
