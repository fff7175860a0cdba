import type { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';

const picture = { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::aW1hZ2U='] } };
const shortLink = {
  type: 'URL',
  text: 'Open',
  url: 'https://shop.example/l/{{1}}',
  example: ['https://shop.example/l/x'],
};
const utility = { language: 'en', category: 'UTILITY' };
const marketing = { language: 'en', category: 'MARKETING' };
const card = {
  components: [
    picture,
    { type: 'BODY', text: 'The {{1}} for you today', example: { body_text: [['mug']] } },
    { type: 'BUTTONS', buttons: [shortLink, { type: 'QUICK_REPLY', text: 'Tell me more' }] },
  ],
};

/** One template of every kind that Meta offers. */
export const TEMPLATES: TemplateCreateRequest[] = [
  {
    name: 'kind_named',
    ...utility,
    parameter_format: 'NAMED',
    components: [
      {
        type: 'HEADER',
        format: 'TEXT',
        text: 'Hello {{first_name}}',
        example: { header_text_named_params: [{ param_name: 'first_name', example: 'Lena' }] },
      },
      {
        type: 'BODY',
        text: 'Your order {{order_name}} is on its way, see {{tracking}} for where it is.',
        example: {
          body_text_named_params: [
            { param_name: 'order_name', example: '#1001' },
            { param_name: 'tracking', example: 'https://shop.example/l/x' },
          ],
        },
      },
      { type: 'FOOTER', text: 'Wren & Willow' },
    ],
  },
  ...(['VIDEO', 'DOCUMENT', 'LOCATION'] as const).map((format) => ({
    name: `kind_${format.toLowerCase()}`,
    ...utility,
    components: [
      { type: 'HEADER', format, example: { header_handle: ['4::aW1hZ2U='] } },
      { type: 'BODY', text: 'Here is what you asked us for.' },
    ],
  })),
  {
    name: 'kind_buttons',
    ...marketing,
    components: [
      { type: 'BODY', text: 'Something for you: take a look at it today.' },
      {
        type: 'BUTTONS',
        buttons: [
          { type: 'QUICK_REPLY', text: 'Unsubscribe' },
          { type: 'QUICK_REPLY', text: 'Yes please' },
          { type: 'PHONE_NUMBER', text: 'Call us', phone_number: '+4915215550100' },
          { ...shortLink, text: 'Shop' },
          { ...shortLink, text: 'Help' },
          { type: 'FLOW', text: 'Book a visit' },
        ],
      },
    ],
  },
  {
    name: 'kind_contact',
    ...utility,
    components: [
      { type: 'BODY', text: 'May we have your number for the courier, please?' },
      { type: 'BUTTONS', buttons: [{ type: 'REQUEST_CONTACT_INFO', text: 'Share contact info' }] },
    ],
  },
  {
    name: 'kind_offer',
    ...marketing,
    components: [
      picture,
      { type: 'LIMITED_TIME_OFFER', limited_time_offer: { text: 'Ends soon', has_expiration: true } },
      {
        type: 'BODY',
        text: 'A quarter off with {{1}} until midnight.',
        example: { body_text: [['CODE25']] },
      },
      {
        type: 'BUTTONS',
        buttons: [
          { type: 'COPY_CODE', example: 'CODE25' },
          { ...shortLink, text: 'Shop' },
        ],
      },
    ],
  },
  {
    name: 'kind_carousel',
    ...marketing,
    components: [
      { type: 'BODY', text: 'Hi {{1}}, these are new in the shop.', example: { body_text: [['Lena']] } },
      { type: 'CAROUSEL', cards: [card, card] },
    ],
  },
];
