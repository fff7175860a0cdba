import type { WhatsAppContent } from '#features/engine/messaging/contract/content/whatsapp-content.ts';

const image = { link: 'https://media.example/mug.png' };
const template: Omit<Extract<WhatsAppContent, { kind: 'template' }>, 'templateName'> = {
  kind: 'template',
  language: 'en',
  header: null,
  body: [],
  buttons: [],
  offerEndsAtMs: null,
  cards: null,
};
const place = {
  latitude: 52.52,
  longitude: 13.405,
  name: 'Wren & Willow',
  address: 'Torstraße 1, Berlin',
};

/** The relevant part of the message as the person's phone shows it. */
type Shown = Record<string, unknown>;

export interface Kind {
  name: string;
  content: WhatsAppContent;
  links?: Record<string, string>;
  shown: (linkUrl: (slot: string) => string) => Shown;
}

const SHOP = 'https://demo.myshopify.com/';

/** Returns a message of every kind, by the merchant's name for it. */
export function everyKind(offerEndsAtMs: number): Kind[] {
  return [
    {
      name: 'template with named values and a link in its text',
      content: {
        ...template,
        templateName: 'kind_named',
        header: { kind: 'text', text: 'Lena', name: 'first_name' },
        body: [
          { text: '#1001\nexpress', name: 'order_name' },
          { link: 'parcel', name: 'tracking' },
        ],
      },
      links: { parcel: `${SHOP}track` },
      shown: (linkUrl) => ({
        heading: 'Hello Lena',
        text: `Your order #1001 express is on its way, see ${linkUrl('parcel')} for where it is.`,
      }),
    },
    {
      name: 'template with a video',
      content: {
        ...template,
        templateName: 'kind_video',
        header: { kind: 'video', media: { link: 'https://media.example/mug.mp4' } },
      },
      shown: () => ({ media: { kind: 'video', url: 'https://media.example/mug.mp4' } }),
    },
    {
      name: 'template with a document',
      content: {
        ...template,
        templateName: 'kind_document',
        header: { kind: 'document', media: { link: 'https://media.example/a.pdf' }, filename: 'Invoice.pdf' },
      },
      shown: () => ({ media: { kind: 'document', filename: 'Invoice.pdf' } }),
    },
    {
      name: 'template with a place',
      content: { ...template, templateName: 'kind_location', header: { kind: 'location', place } },
      shown: () => ({ media: { kind: 'place', name: 'Wren & Willow', latitude: 52.52 } }),
    },
    {
      name: 'template with buttons in an order of its own and two links',
      content: {
        ...template,
        templateName: 'kind_buttons',
        buttons: [
          { kind: 'reply', index: 0, payload: 'STOP' },
          { kind: 'reply', index: 1, payload: 'flow-2' },
          { kind: 'link', index: 3, link: 'shop' },
          { kind: 'link', index: 4, link: 'help' },
          { kind: 'whatsAppForm', index: 5, token: 'visit-1' },
        ],
      },
      links: { shop: SHOP, help: `${SHOP}pages/help` },
      shown: (linkUrl) => ({
        buttons: [
          { kind: 'reply', payload: 'STOP' },
          { kind: 'reply', payload: 'flow-2' },
          { kind: 'call', phone: '+4915215550100' },
          { kind: 'link', url: linkUrl('shop').replace(/^.*\/l\//, 'https://shop.example/l/') },
          { kind: 'link', url: linkUrl('help').replace(/^.*\/l\//, 'https://shop.example/l/') },
          { kind: 'form', title: 'Book a visit' },
        ],
      }),
    },
    {
      name: 'template that asks for the number',
      content: { ...template, templateName: 'kind_contact' },
      shown: () => ({ buttons: [{ kind: 'number', title: 'Share contact info' }] }),
    },
    {
      name: 'limited-time offer',
      content: {
        ...template,
        templateName: 'kind_offer',
        header: { kind: 'image', media: image },
        body: [{ text: 'CODE25' }],
        buttons: [
          { kind: 'code', index: 0, code: 'CODE25' },
          { kind: 'link', index: 1, link: 'shop' },
        ],
        offerEndsAtMs,
      },
      links: { shop: SHOP },
      shown: () => ({
        offer: { text: 'Ends soon', endsAt: new Date(offerEndsAtMs).toISOString(), code: 'CODE25' },
      }),
    },
    {
      name: 'carousel',
      content: {
        ...template,
        templateName: 'kind_carousel',
        body: [{ text: 'Lena' }],
        cards: ['mug', 'vase'].map((thing) => ({
          header: { kind: 'image' as const, media: image },
          body: [{ text: thing }],
          buttons: [
            { kind: 'link' as const, index: 0, link: thing },
            { kind: 'reply' as const, index: 1, payload: `more-${thing}` },
          ],
        })),
      },
      links: { mug: `${SHOP}mug`, vase: `${SHOP}vase` },
      shown: () => ({
        cards: [
          { text: 'The mug for you today', buttons: [{ kind: 'link' }, { payload: 'more-mug' }] },
          { text: 'The vase for you today', buttons: [{ kind: 'link' }, { payload: 'more-vase' }] },
        ],
      }),
    },
    {
      name: 'text with a link',
      content: { kind: 'text', body: 'Here you are: {{link:cart}}', previewLink: true },
      links: { cart: `${SHOP}cart` },
      shown: (linkUrl) => ({ text: `Here you are: ${linkUrl('cart')}` }),
    },
    ...(['image', 'video', 'audio'] as const).map((type) => ({
      name: `a free ${type}`,
      content: { kind: 'media' as const, type, media: { link: `https://media.example/a.${type}` } },
      shown: () => ({ media: { kind: type } }),
    })),
    {
      name: 'a free document',
      content: {
        kind: 'media',
        type: 'document',
        media: { link: 'https://media.example/care.pdf' },
        caption: 'How to care for it',
        filename: 'Care.pdf',
      },
      shown: () => ({ media: { kind: 'document', filename: 'Care.pdf' }, text: 'How to care for it' }),
    },
    {
      name: 'reply buttons under a picture',
      content: {
        kind: 'buttons',
        header: { kind: 'image', media: image },
        body: 'How was it?',
        footer: 'Wren & Willow',
        buttons: [
          { id: 'great', title: 'Great' },
          { id: 'bad', title: 'Bad' },
        ],
      },
      shown: () => ({ footer: 'Wren & Willow', buttons: [{ payload: 'great' }, { payload: 'bad' }] }),
    },
    {
      name: 'a list',
      content: {
        kind: 'list',
        header: { kind: 'text', text: 'Sizes' },
        body: 'Which one?',
        button: 'Choose',
        sections: [
          { title: 'Small', rows: [{ id: 's', title: 'S', description: 'For espresso' }] },
          { title: 'Large', rows: [{ id: 'l', title: 'L' }] },
        ],
      },
      shown: () => ({
        heading: 'Sizes',
        buttons: [{ kind: 'list', title: 'Choose' }],
        sections: [{ title: 'Small' }, { title: 'Large' }],
      }),
    },
    {
      name: 'a link button',
      content: { kind: 'linkButton', body: 'Your cart is waiting', title: 'Open cart', link: 'cart' },
      links: { cart: `${SHOP}cart` },
      shown: (linkUrl) => ({ buttons: [{ kind: 'link', title: 'Open cart', url: linkUrl('cart') }] }),
    },
    {
      name: 'a form',
      content: {
        kind: 'whatsAppForm',
        body: 'Book a visit with us',
        title: 'Book',
        formId: '1234567890',
        token: 'visit-2',
        opening: { screen: 'DATES' },
      },
      shown: () => ({ buttons: [{ kind: 'form', title: 'Book' }] }),
    },
    {
      name: 'a question for the place',
      content: { kind: 'askPlace', body: 'Where shall we bring it?' },
      shown: () => ({ buttons: [{ kind: 'place' }] }),
    },
    {
      name: 'a place',
      content: { kind: 'place', place },
      shown: () => ({ media: { kind: 'place', address: 'Torstraße 1, Berlin' } }),
    },
  ];
}
