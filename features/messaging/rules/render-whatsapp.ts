import type { MessageContent } from '../contract/message.ts';

/** Body values may hold no line breaks, tabs or more than four spaces in a row (Cloud API, templates). */
export function cleanParameter(value: string): string {
  return value.replace(/[\n\r\t]+/g, ' ').replace(/ {5,}/g, '    ').trim();
}

/** The body of a Cloud API send: the content for one recipient, with our note in it. */
export function renderWhatsApp(content: MessageContent, recipient: { to: string } | { recipient: string }, note: string) {
  const common = {
    messaging_product: 'whatsapp' as const,
    recipient_type: 'individual' as const,
    ...recipient,
    biz_opaque_callback_data: note,
  };
  if (content.kind === 'text') return { ...common, type: 'text' as const, text: { body: content.body } };
  return {
    ...common,
    type: 'template' as const,
    template: { name: content.templateName, language: { code: content.language }, components: componentsOf(content) },
  };
}

function componentsOf(content: MessageContent & { kind: 'template' }) {
  const buttons = [
    ...(content.linkCode === null ? [] : [urlButton(content.linkCode)]),
    ...content.quickReplyPayloads.map(quickReply),
  ];
  return [
    ...(content.headerImageUrl === null
      ? []
      : [{ type: 'header' as const, parameters: [{ type: 'image' as const, image: { link: content.headerImageUrl } }] }]),
    { type: 'body' as const, parameters: content.bodyParameters.map((text) => ({ type: 'text' as const, text })) },
    ...buttons.map((button, index) => ({ ...button, index: String(index) })),
  ];
}

function urlButton(suffix: string) {
  return { type: 'button' as const, sub_type: 'url' as const, parameters: [{ type: 'text' as const, text: suffix }] };
}

function quickReply(payload: string) {
  return { type: 'button' as const, sub_type: 'quick_reply' as const, parameters: [{ type: 'payload' as const, payload }] };
}
