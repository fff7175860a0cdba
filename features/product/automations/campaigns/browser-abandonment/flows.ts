import type { FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import { LANGUAGES, type Language } from '#features/product/flows/contract/language.ts';
import {
  chatFlow,
  stop,
  templateFlow,
  toPage,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { texts } from '../../texts/all.ts';
import { PLAIN } from './words/plain.ts';
import { WITH_DISCOUNT } from './words/with-discount.ts';

const REMINDERS = [
  {
    shape: {
      key: 'browse_reminder_offer',
      label: () => ({
        name: texts.flowNames.product.reminderOffer,
        description: [texts.flowParts.product, texts.flowParts.code, texts.flowParts.toProduct],
      }),
    },
    words: WITH_DISCOUNT,
  },
  {
    shape: {
      key: 'browse_reminder',
      label: () => ({
        name: texts.flowNames.product.reminder,
        description: [texts.flowParts.product, texts.flowParts.toProduct],
      }),
    },
    words: PLAIN,
  },
].map(({ shape, words }) => ({
  shape: { ...shape, begins: ['browserAbandonment1'], actions: [toPage, stop] },
  words,
}));

export const WHATSAPP_REMINDERS = REMINDERS.map(({ shape, words }) =>
  templateFlow({ ...shape, category: 'MARKETING', showsPicture: true }, words),
);

/** A short text, with the product as a card below it. */
export const MESSENGER_REMINDERS = REMINDERS.map(({ shape, words }) =>
  withCard(chatFlow(shape, withoutNumber(words))),
);

/** In a chat people can answer, so the text needs no support number. */
function withoutNumber(words: WordsByLanguage): WordsByLanguage {
  const written = LANGUAGES.flatMap((language) => {
    const text = words[language];
    if (!text) return [];
    const paragraphs = text.body.split('\n\n').filter((one) => !one.includes('{{supportNumber}}'));
    return [[language, { ...text, body: paragraphs.join('\n\n') }] as const];
  });
  return { en: words.en, ...Object.fromEntries(written) };
}

function withCard(flow: FlowDefinition): FlowDefinition {
  const written = LANGUAGES.flatMap((language) => {
    const nodes = flow.nodes[language];
    return nodes ? [[language, addCard(nodes)] satisfies [Language, FlowNode[]]] : [];
  });
  return { ...flow, nodes: { en: addCard(flow.nodes.en), ...Object.fromEntries(written) } };
}

/** The button moves from the text to a card between the text and its answers. */
function addCard(nodes: readonly FlowNode[]): FlowNode[] {
  return nodes.flatMap((node): FlowNode[] => {
    if (node.kind !== 'text') return [node];
    const card = {
      cardId: 'c1',
      title: '{{productTitle}}',
      subtitle: '{{productPrice}}',
      picture: 'product' as const,
      buttons: node.buttons,
    };
    return [
      { ...node, buttons: [] },
      { kind: 'cards', masterId: 'n3', cards: [card] },
    ];
  });
}
