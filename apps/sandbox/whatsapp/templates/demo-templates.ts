import type { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';

/** A marketing template with all parts: picture, variables, link and quick reply. For tests. */
export const cartReminder: TemplateCreateRequest = {
  name: 'cart_reminder',
  language: 'en',
  category: 'MARKETING',
  components: [
    { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::aW1hZ2U='] } },
    {
      type: 'BODY',
      text: 'Hi {{1}}, you left *{{2}}* in your cart. We keep it for you until tomorrow.',
      example: { body_text: [['Mira', 'Beeswax candle']] },
    },
    { type: 'FOOTER', text: 'Wren & Willow' },
    {
      type: 'BUTTONS',
      buttons: [
        {
          type: 'URL',
          text: 'Back to my cart',
          url: 'https://shop.test/c/{{1}}',
          example: ['https://shop.test/c/x'],
        },
        { type: 'QUICK_REPLY', text: 'Unsubscribe' },
      ],
    },
  ],
};

/** Returns a message with that template to a number, given in digits. */
export function cartReminderTo(to: string, callbackData?: string): Record<string, unknown> {
  return {
    recipient_type: 'individual',
    to: `+${to}`,
    type: 'template',
    ...(callbackData === undefined ? {} : { biz_opaque_callback_data: callbackData }),
    template: {
      name: 'cart_reminder',
      language: { code: 'en' },
      components: [
        { type: 'header', parameters: [{ type: 'image', image: { link: 'https://shop.test/candle.jpg' } }] },
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Mira' },
            { type: 'text', text: 'Beeswax candle' },
          ],
        },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'abc' }] },
        {
          type: 'button',
          sub_type: 'quick_reply',
          index: '1',
          parameters: [{ type: 'payload', payload: 'STOP' }],
        },
      ],
    },
  };
}
