import { expect, it } from 'vitest';
import { TemplateDefinition } from '../contract/template-definition.ts';
import type { TemplateButton, TemplateCard } from '../contract/template-parts.ts';
import { templateFaults } from './template-faults.ts';

const plain: TemplateDefinition = {
  name: 'new_in',
  language: 'en',
  category: 'MARKETING',
  header: null,
  body: 'Hi {{1}}, these are new in the shop.',
  variables: [{ name: 'firstName', sample: 'Lena' }],
  footer: null,
  buttons: [],
  offer: null,
  cards: null,
};
const reply = (title: string): TemplateButton => ({ kind: 'reply', title, payload: 'YES' });
const link = (title: string): TemplateButton => ({ kind: 'link', title, link: 'shop' });
const call: TemplateButton = { kind: 'call', title: 'Call us', phoneE164: '+4930123456' };
const code: TemplateButton = { kind: 'code', sample: 'CODE25' };
const address: TemplateButton = { kind: 'address', title: 'Site', url: 'https://shop.example' };
const form: TemplateButton = { kind: 'whatsAppForm', title: 'Fill in', formId: '1', screen: null };
const askNumber: TemplateButton = { kind: 'askNumber' };
const card: TemplateCard = {
  header: { kind: 'image', sampleUrl: null },
  body: 'The {{1}} for you',
  variables: [{ name: 'thing', sample: 'mug' }],
  buttons: [link('Look')],
};
const order = { name: 'order', sample: '#1001' };
const offer = { text: 'Ends soon', hasEnd: true };

/** Returns the faults in the order in which a merchant sees them: those of single parts, or else those of their combination. */
function faults(change: object): string[] {
  const given = { ...plain, ...change };
  const read = TemplateDefinition.safeParse(given);
  return read.success ? templateFaults(read.data) : read.error.issues.map(({ message }) => message);
}

it.each<[string, Partial<TemplateDefinition>]>([
  ['a text with a value', {}],
  ['a header with a value', { header: { kind: 'text', text: 'Order {{1}}', variable: order } }],
  ['a location', { header: { kind: 'place' }, footer: 'Wren & Willow' }],
  ['a video', { header: { kind: 'video', sampleUrl: 'https://shop.example/cdn/a.mp4' } }],
  ['a text of 1,024 characters', { body: 'a '.repeat(512), variables: [] }],
  [
    'ten buttons, the replies first',
    { buttons: [...'abcdefg'].map(reply).concat(call, link('A'), link('B')) },
  ],
  ['replies after the other buttons', { buttons: [link('Shop'), call, reply('Yes'), reply('No')] }],
  ['an offer that ends', { offer, buttons: [code, link('Shop')] }],
  ['a carousel', { cards: [card, card] }],
])('accepts %s', (_what, change) => {
  expect(faults(change)).toEqual([]);
});

it.each<[string, object, RegExp]>([
  ['no name', { name: '' }, /^Template Name cannot be empty$/],
  ['a long name', { name: 'a'.repeat(251) }, /only enter 250 characters in the template name/],
  ['a name with a dash', { name: 'new-in' }, /can only contain _/],
  ['no text', { body: ' ', variables: [] }, /^Template Body cannot be empty$/],
  ['a long text', { body: 'a'.repeat(1025), variables: [] }, /only enter 1024 characters/],
  ['two empty lines', { body: 'a\n\n\nb', variables: [] }, /2 consecutive empty lines/],
  ['a button without text', { buttons: [reply(' ')] }, /button text cannot be empty/],
  ['a long button', { buttons: [reply('a'.repeat(21))] }, /only enter 20 characters in button text/],
  ['eleven buttons', { buttons: [...'abcdefghijk'].map(reply) }, /at most 10 buttons/],
  ['a code with a space', { buttons: [{ kind: 'code', sample: 'TEN OFF' }] }, /no spaces/],
  [
    'a phone number without its country code',
    { buttons: [{ ...call, phoneE164: '030123' }] },
    /begins with \+/,
  ],
  ['one card', { cards: [card] }, /at least 2 cards/],
  ['a long card', { cards: [{ ...card, body: 'a'.repeat(161), variables: [] }, card] }, /longer than 160/],
  [
    'three buttons on a card',
    { cards: [{ ...card, buttons: [...'abc'].map(reply) }, card] },
    /at most 2 buttons/,
  ],
  ['sign-in codes', { category: 'AUTHENTICATION' }, /sign-in codes/],
  ['a header with emoji', { header: { kind: 'text', text: 'New 🦜', variable: null } }, /no emoji/],
  [
    'a header without its sample',
    { header: { kind: 'text', text: 'New {{1}}', variable: null } },
    /needs a sample/,
  ],
  [
    'two values in a header',
    { header: { kind: 'text', text: '{{1}} {{2}} in', variable: order } },
    /one variable at most/,
  ],
  ['a value at the end', { body: 'These are new in the shop for {{1}}' }, /begin or end with a variable/],
  ['a gap', { body: 'Hi {{2}}, these are new in the shop.' }, /without a gap/],
  ['a value without a sample', { variables: [] }, /Every variable in the text needs a sample/],
  [
    'more variables than words',
    { body: 'a {{1}} {{2}} b', variables: [order, plain.variables[0]] },
    /too many variables/,
  ],
  [
    'two variables with one name',
    { body: 'Hi {{1}}, these are new in our shop, {{2}}, for you.', variables: [order, order] },
    /same name/,
  ],
  ['a value in the footer', { footer: 'For {{1}}' }, /no variables/],
  ['three links', { buttons: [...'abc'].map(link) }, /at most two buttons that open a page/],
  ['two numbers', { buttons: [call, { ...call, title: 'Ring' }] }, /at most one button to call/],
  ['the same button twice', { buttons: [reply('Yes'), reply('Yes')] }, /same text/],
  ['a button with an emoji', { buttons: [link('Shop now 🎉')] }, /no formatting and no emoji/],
  ['a button with a flag', { buttons: [reply('Deutsch 🇩🇪')] }, /no formatting and no emoji/],
  ['a button in bold', { buttons: [reply('*Shop* now')] }, /no formatting and no emoji/],
  ['a button in two lines', { buttons: [{ ...call, title: 'Call\nus' }] }, /no line breaks/],
  [
    'a card whose button has an emoji',
    {
      category: 'MARKETING',
      cards: [
        { ...card, buttons: [reply('Yes ✅')] },
        { ...card, buttons: [reply('No')] },
      ],
    },
    /no formatting and no emoji/,
  ],
  ['replies in two places', { buttons: [reply('Yes'), call, reply('No')] }, /next to each other/],
  ['replies in the middle', { buttons: [call, reply('No'), link('Shop')] }, /next to each other/],
  [
    'an offer that is not marketing',
    { category: 'UTILITY', offer, buttons: [code] },
    /is a marketing template/,
  ],
  ['an offer with a footer', { offer, footer: 'x', buttons: [code] }, /no footer/],
  ['an offer that ends without a code', { offer }, /a button to copy its code/],
  [
    'two codes',
    { buttons: [code, { ...code, sample: 'CODE30' }] },
    /^A template has at most one button to copy a code\.$/,
  ],
  [
    'an address beside two links',
    { buttons: [link('A'), link('B'), address] },
    /^A template has at most two buttons that open a page\.$/,
  ],
  [
    'two forms',
    { buttons: [form, { ...form, title: 'Ask' }] },
    /^A template has at most one button to open a form\.$/,
  ],
  [
    'two questions for the number',
    { buttons: [askNumber, askNumber] },
    /^A template has at most one button to ask for the number\.$/,
  ],
  [
    'a header in two lines',
    { header: { kind: 'text', text: 'New\nin', variable: null } },
    /^The header can have no line breaks/,
  ],
  [
    'a sample without a variable in the header',
    { header: { kind: 'text', text: 'New', variable: order } },
    /^The variable of the header needs a sample\.$/,
  ],
  [
    'a second variable in a header',
    { header: { kind: 'text', text: 'New {{2}}', variable: order } },
    /^The variable of the header is written \{\{1\}\}\.$/,
  ],
  ['a footer in two lines', { footer: 'Wren\nWillow' }, /^The footer can have no line breaks/],
  ['a tab', { body: 'Hi {{1}},\tthese are new in the shop.' }, /^The text can have no tabs/],
  ['five spaces', { body: 'Hi {{1}},     these are new in the shop.' }, /^The text can have no tabs/],
  [
    'an offer with cards',
    { offer, cards: [card, card], buttons: [code] },
    /A limited-time offer has no cards\./,
  ],
  [
    'an offer below a document',
    { offer, buttons: [code], header: { kind: 'document', sampleUrl: 'https://shop.example/a.pdf' } },
    /^The header of a limited-time offer is a picture or a video\.$/,
  ],
  [
    'a carousel that is not marketing',
    { category: 'UTILITY', cards: [card, card] },
    /^A carousel is a marketing template\.$/,
  ],
  [
    'a carousel with a footer',
    { cards: [card, card], footer: 'Wren' },
    /^Beside its cards a carousel has a text only/,
  ],
  [
    'a carousel with a header',
    { cards: [card, card], header: { kind: 'place' } },
    /^Beside its cards a carousel has a text only/,
  ],
  [
    'a card to copy a code',
    {
      cards: [
        { ...card, buttons: [code] },
        { ...card, buttons: [code] },
      ],
    },
    /^A button of a card opens a page, answers or calls\.$/,
  ],
  [
    'a card that starts with a variable',
    { cards: [{ ...card, body: '{{1}} is for you' }, card] },
    /^A card: The text may not begin or end with a variable\.$/,
  ],
  ['a long offer', { offer, buttons: [code], body: 'a '.repeat(301), variables: [] }, /at most 600/],
  ['a carousel with buttons of its own', { cards: [card, card], buttons: [reply('Yes')] }, /no buttons/],
  [
    'cards with different parts',
    { cards: [card, { ...card, buttons: [reply('Yes')] }] },
    /same kinds of buttons/,
  ],
  [
    'a card without a button',
    {
      cards: [
        { ...card, buttons: [] },
        { ...card, buttons: [] },
      ],
    },
    /needs a button/,
  ],
  [
    'a code on a card',
    { cards: [0, 1].map(() => ({ ...card, buttons: [code] })) },
    /opens a page, answers or calls/,
  ],
  [
    'a card that ends with a variable',
    { cards: [{ ...card, body: 'The new {{1}}' }, card] },
    /A card: The text may not/,
  ],
])('reports %s', (_what, change, sentence) => {
  expect(faults(change).join(' ')).toMatch(sentence);
});
