import { describe, expect, it } from 'vitest';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type {
  TemplateButton,
  TemplateCard,
} from '#features/foundations/templates/contract/template-parts.ts';
import { OFFER_TEXT } from '../contract/broadcast.ts';
import { areFilledAlike, CODE, needsOf } from './template-needs.ts';
import { toBroadcastContent, valueOf } from './to-broadcast-content.ts';

const FILE = 'https://shop.example/cdn/mug.jpg';
const variable = (name: string) => ({ name, sample: 'x' });
const PLAIN: TemplateDefinition = {
  name: 'spring',
  language: 'en',
  category: 'MARKETING',
  header: null,
  body: 'Hi {{1}}, {{2}} is new, call {{3}} today.',
  variables: ['firstNameWA', 'colour', 'broadcastWASupport'].map(variable),
  footer: null,
  buttons: [],
  offer: null,
  cards: null,
};
const LINK: TemplateButton = { kind: 'link', title: 'Go', link: 'page' };
const CODE_BUTTON: TemplateButton = { kind: 'code', sample: 'TEN' };
const card = (changes: Partial<TemplateCard> = {}): TemplateCard => ({
  header: { kind: 'image', sampleUrl: FILE },
  body: 'The {{1}} for you',
  variables: [variable('thing')],
  buttons: [{ kind: 'link', title: 'Look', link: 'card', url: 'https://shop.example/mug' }],
  ...changes,
});

describe('what a template needs', () => {
  it('includes the variables that the merchant must fill', () => {
    expect(needsOf(PLAIN)).toEqual({
      variables: ['colour'],
      wantsOfferText: false,
      wantsSupportNumber: true,
      links: [],
      hasQuickReplies: false,
      blocked: null,
    });
  });

  it.each<[string, Partial<TemplateDefinition>, object]>([
    [
      'the variable of its header',
      { header: { kind: 'text', text: 'New {{1}}', variable: variable('what') } },
      { variables: ['what', 'colour'] },
    ],
    ['the variables of its cards', { cards: [card(), card()] }, { variables: ['colour', 'thing'] }],
    ['the code to copy', { buttons: [CODE_BUTTON] }, { variables: ['colour', CODE] }],
    [
      'the text of the offer',
      { variables: [variable(OFFER_TEXT), variable('colour')] },
      { variables: ['colour'], wantsOfferText: true, wantsSupportNumber: false },
    ],
    [
      'its links, each once',
      { buttons: [LINK, { ...LINK, title: 'Go too', url: 'https://a.example' }] },
      { links: [{ link: 'page', url: null }] },
    ],
    [
      'the links of its cards',
      { cards: [card(), card()] },
      { links: [{ link: 'card', url: 'https://shop.example/mug' }] },
    ],
    [
      'nothing for other buttons',
      { buttons: [{ kind: 'call', title: 'Call', phoneE164: '+493012345' }] },
      { links: [], hasQuickReplies: false },
    ],
    [
      'whether it has answers',
      { buttons: [{ kind: 'reply', title: 'Yes', payload: 'Yes' }] },
      { hasQuickReplies: true, links: [] },
    ],
  ])('are %s', (_what, change, needs) => {
    expect(needsOf({ ...PLAIN, ...change })).toMatchObject(needs);
  });

  it.each<[string, Partial<TemplateDefinition>, RegExp | null]>([
    ['login codes', { category: 'AUTHENTICATION' }, /^Templates for login codes/],
    ['a location', { header: { kind: 'place' } }, /^Its header is a place, .+\.$/],
    ['a missing picture', { header: { kind: 'image', sampleUrl: null } }, /^Its header is a picture, .+\.$/],
    ['its picture', { header: { kind: 'image', sampleUrl: FILE } }, null],
    [
      'a missing picture of a card',
      { cards: [card(), card({ header: { kind: 'image', sampleUrl: null } })] },
      /^One of its cards has no picture\. .+\.$/,
    ],
    ['the pictures of its cards', { cards: [card(), card()] }, null],
    ['an offer that ends', { offer: { text: 'Soon', hasEnd: true } }, /^Its offer ends .+\.$/],
    ['an offer without an end', { offer: { text: 'Soon', hasEnd: false } }, null],
  ])('with %s it is blocked: %s', (_what, change, blocked) => {
    const sentence = needsOf({ ...PLAIN, ...change }).blocked;
    if (blocked === null) expect(sentence).toBeNull();
    else expect(sentence).toMatch(blocked);
  });

  it('is compared between two languages', () => {
    const other = { ...PLAIN, language: 'de', variables: PLAIN.variables.toReversed() };
    expect(areFilledAlike(PLAIN, other)).toBe(true);
    const without = (name: string) => ({
      ...PLAIN,
      variables: PLAIN.variables.filter((one) => one.name !== name),
    });
    expect(areFilledAlike(PLAIN, without('colour'))).toBe(false);
    expect(areFilledAlike(PLAIN, without('broadcastWASupport'))).toBe(false);
    expect(areFilledAlike(PLAIN, { ...PLAIN, variables: [...PLAIN.variables, variable(OFFER_TEXT)] })).toBe(
      false,
    );
    expect(areFilledAlike(PLAIN, without('firstNameWA'))).toBe(true);
  });
});

describe('a broadcast’s content', () => {
  const filling = {
    attributes: { colour: ' Green ', [OFFER_TEXT]: 'Two\nlines', [CODE]: 'TEN', thing: 'mug' },
    supportNumber: '+49 3012345',
  };
  const content = (change: Partial<TemplateDefinition> = {}) =>
    toBroadcastContent({ ...PLAIN, ...change }, filling);

  it('contains the values that are the same for everyone, and a placeholder for the first name', () => {
    expect(content()).toMatchObject({
      kind: 'template',
      templateName: 'spring',
      language: 'en',
      header: null,
      body: [{ text: '{{value:firstName}}' }, { text: 'Green' }, { text: '+49 3012345' }],
      buttons: [],
      offerEndsAtMs: null,
      cards: null,
    });
  });

  it('escapes braces in typed values and puts an offer on one line', () => {
    const typed = {
      attributes: { colour: '{{value:email}}', [OFFER_TEXT]: 'Two\nlines' },
      supportNumber: '',
    };
    expect(valueOf('colour', typed)).toBe('{ {value:email}}');
    expect(valueOf(OFFER_TEXT, typed)).not.toContain('\n');
    expect(valueOf('unknown', typed)).toBe('');
  });

  it.each<[string, TemplateDefinition['header'], unknown]>([
    [
      'words',
      { kind: 'text', text: 'New {{1}}', variable: variable('colour') },
      { kind: 'text', text: 'Green' },
    ],
    ['a fixed text', { kind: 'text', text: 'New', variable: null }, null],
    ['a picture', { kind: 'image', sampleUrl: FILE }, { kind: 'image', media: { link: FILE } }],
    ['a missing picture', { kind: 'image', sampleUrl: null }, null],
    ['a video', { kind: 'video', sampleUrl: FILE }, { kind: 'video', media: { link: FILE } }],
    ['a document', { kind: 'document', sampleUrl: FILE }, { kind: 'document', media: { link: FILE } }],
    ['a location', { kind: 'place' }, null],
  ])('fills the header: %s', (_header, header, filled) => {
    expect(content({ header }).header).toEqual(filled);
  });

  it('fills each button that needs a value, by its index', () => {
    const buttons: TemplateButton[] = [
      { kind: 'call', title: 'Call', phoneE164: '+493012345' },
      LINK,
      { kind: 'address', title: 'Site', url: 'https://a.example' },
      { kind: 'reply', title: 'Yes', payload: 'Yes!' },
      CODE_BUTTON,
      { kind: 'askNumber' },
      { kind: 'whatsAppForm', title: 'Fill in', formId: '1', screen: null },
    ];
    expect(content({ buttons }).buttons).toEqual([
      { kind: 'link', index: 1, link: 'page' },
      { kind: 'reply', index: 3, payload: 'Yes!' },
      { kind: 'code', index: 4, code: 'TEN' },
      { kind: 'whatsAppForm', index: 6, token: 'spring' },
    ]);
  });

  it('fills its cards and rejects a card without a picture', () => {
    expect(content({ cards: [card(), card()] }).cards?.[0]).toMatchObject({
      header: { kind: 'image', media: { link: FILE } },
      body: [{ text: 'mug' }],
      buttons: [{ kind: 'link', index: 0, link: 'card' }],
    });
    expect(() => content({ cards: [card({ header: { kind: 'image', sampleUrl: null } })] })).toThrow(
      'spring',
    );
  });
});
