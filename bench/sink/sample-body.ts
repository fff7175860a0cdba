/** A send request like the product's, for the bare loop. */
export const SAMPLE_BODY = JSON.stringify({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: '4915000000001',
  biz_opaque_callback_data: 'b1:1:01a1f8e1-5c42-78e4-8ba2-4bb37fdca739',
  type: 'template',
  template: {
    name: 'cart_reminder_1_offer',
    language: { code: 'en' },
    components: [
      {
        type: 'header',
        parameters: [{ type: 'image', image: { link: 'https://bench.example/picture.png' } }],
      },
      {
        type: 'body',
        parameters: ['Lena', 'Stoneware mug', '€24.00', 'BELL-1234567', '10%'].map((text) => ({
          type: 'text',
          text,
        })),
      },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'Ab3dEf6h9K' }] },
      {
        type: 'button',
        sub_type: 'quick_reply',
        index: '1',
        parameters: [{ type: 'payload', payload: 'STOP' }],
      },
    ],
  },
});
