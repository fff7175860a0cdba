import { describe, expect, it } from 'vitest';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import { FlowNodes } from '../../contract/flow-node.ts';
import { defaultNodes, templatesIn } from './default-nodes.ts';
import { chatFlow, leadsTo, stop, templateFlow, toPage, type WordsByLanguage } from './write-flow.ts';

const SHAPE = {
  key: 'cart_1',
  label: () => ({ name: 'Reminder', description: ['Reminds of a cart.'] }),
  begins: ['1'],
  actions: [toPage, leadsTo('cart_help'), stop],
};
const WORDS: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, your {{productTitle}} waits for {{firstName}}.',
    withoutValues: 'Your cart waits.',
    footer: 'Reply STOP',
    buttons: ['Go on', 'Help', 'Stop'],
  },
  de: { body: 'Hallo {{firstName}}, komm zurück.', buttons: ['Weiter', 'Hilfe', 'Stopp'] },
};
const template = (showsPicture: boolean, shape: object = {}) =>
  templateFlow({ ...SHAPE, ...shape, category: 'MARKETING', showsPicture }, WORDS);
const IDS = new Map([['cart_help', 'f-2']]);

describe('a flow of one template', () => {
  it('exists in each language that has texts, and in no other', () => {
    const { nodes } = template(false);
    expect(Object.keys(nodes)).toEqual(['en', 'de']);
    expect(nodes.de?.[0]).toMatchObject({
      template: { language: 'de', body: 'Hallo {{1}}, komm zurück.', footer: null },
    });
  });

  it('numbers its values, and gives each its sample', () => {
    expect(template(false).nodes.en).toEqual([
      {
        kind: 'template',
        masterId: 'n1',
        withoutPicture: null,
        template: {
          name: 'cart_1',
          language: 'en',
          category: 'MARKETING',
          header: null,
          body: 'Hi {{1}}, your {{2}} waits for {{1}}.',
          variables: [
            { name: 'firstName', sample: 'Lena' },
            { name: 'productTitle', sample: 'Stoneware mug' },
          ],
          footer: 'Reply STOP',
          buttons: [
            { kind: 'link', title: 'Go on', link: 'page' },
            { kind: 'reply', title: 'Help', payload: 'flow:cart_help' },
            { kind: 'reply', title: 'Stop', payload: STOP_PAYLOAD },
          ],
          offer: null,
          cards: null,
        },
      },
    ]);
  });

  it('with a picture has a second template without one', () => {
    const nodes = template(true).nodes.en;
    const [shown, plain] = templatesIn(nodes);
    expect(shown?.header).toEqual({ kind: 'image', sampleUrl: null });
    expect(plain).toMatchObject({ name: 'cart_1_plain', header: null, body: shown?.body });
    expect(templatesIn(template(false).nodes.en)).toHaveLength(1);
    expect(templatesIn([])).toEqual([]);
  });

  it('keeps the properties of its shape and adds none', () => {
    const { nodes: _nodes, ...flow } = template(false);
    const { actions: _actions, ...shape } = SHAPE;
    expect(flow).toEqual(shape);
    const more = {
      withoutDiscount: 'cart_2',
      withoutPercent: 'cart_3',
      insteadOf: { dripIndex: '1', when: 'While the chat is open' },
    };
    expect(template(false, more)).toMatchObject(more);
  });

  it('rejects unknown variables and missing button titles', () => {
    const wrong = (words: object) => () =>
      templateFlow(
        { ...SHAPE, category: 'MARKETING', showsPicture: false },
        { en: { ...WORDS.en, ...words } },
      );
    expect(wrong({ body: 'Hi {{nickname}}, come.' })).toThrow('No campaign has a value called nickname.');
    expect(wrong({ buttons: ['Go on', 'Help'] })).toThrow('The flow cart_1 has a button without a title.');
  });
});

describe('a flow in an open chat', () => {
  it('has a text with link buttons and quick replies below', () => {
    const { nodes } = chatFlow(SHAPE, WORDS);
    expect(nodes.en).toEqual([
      {
        kind: 'text',
        masterId: 'n1',
        text: WORDS.en.body,
        withoutValues: 'Your cart waits.',
        buttons: [{ kind: 'page', buttonId: 'b1', title: 'Go on' }],
      },
      {
        kind: 'quickReplies',
        masterId: 'n2',
        replies: [
          { replyId: 'r2', title: 'Help', leadsTo: 'flow:cart_help' },
          { replyId: 'r3', title: 'Stop', leadsTo: STOP_PAYLOAD },
        ],
      },
    ]);
    expect(FlowNodes.parse(nodes.en)).toEqual(nodes.en);
  });

  it('has no quick replies without answers, and no second text unless one is written', () => {
    const { nodes } = chatFlow({ ...SHAPE, actions: [toPage] }, WORDS);
    expect(nodes.en).toHaveLength(1);
    expect(nodes.de).toMatchObject([{ withoutValues: null, buttons: [{ title: 'Weiter' }] }]);
  });
});

describe('the default text in a shop', () => {
  it('leads to the shop’s own flows, with and without the picture', () => {
    const nodes = defaultNodes(template(true), 'en', IDS) ?? [];
    for (const { buttons } of templatesIn(nodes))
      expect(buttons.flatMap((button) => (button.kind === 'reply' ? [button.payload] : []))).toEqual([
        'f-2',
        STOP_PAYLOAD,
      ]);
    expect(templatesIn(nodes)).toHaveLength(2);
    expect(templatesIn(defaultNodes(template(false), 'en', IDS) ?? [])).toHaveLength(1);
  });

  it('leads quick replies to the shop’s own flows', () => {
    const [text, answers] = defaultNodes(chatFlow(SHAPE, WORDS), 'en', IDS) ?? [];
    expect(text?.kind).toBe('text');
    expect(answers).toMatchObject({ replies: [{ leadsTo: 'f-2' }, { leadsTo: STOP_PAYLOAD }] });
  });

  it('is null in a language without a text', () => {
    expect(defaultNodes(template(false), 'hi', IDS)).toBeNull();
  });

  it('throws for a flow that does not exist', () => {
    expect(() => defaultNodes(template(false), 'en', new Map())).toThrow(
      'The flow cart_1 leads to flow:cart_help, which is not there.',
    );
  });
});
