import type { FlowDefinition, FlowLabel } from '#features/product/flows/contract/flow-definition.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import {
  chatFlow,
  leadsTo,
  stop,
  templateFlow,
  toPage,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { messengerWords } from '../../rules/messenger-words.ts';
import { texts } from '../../texts/all.ts';
import { RECEIPT_OPEN } from './words/receipt-open.ts';
import { RECEIPT_PAGE } from './words/receipt-page.ts';
import { RECEIPT } from './words/receipt.ts';
import { UPSELL_OFFER } from './words/upsell-offer.ts';
import { UPSELL_PLAIN } from './words/upsell-plain.ts';

/** The content on Messenger instead of the template while the chat is open. */
export const OPEN_RECEIPT = 'order_receipt_open';

const receipt = {
  label: () => ({
    name: texts.flowNames.receipt,
    description: [texts.flowParts.ordered, texts.flowParts.costs, texts.flowParts.toOrder],
  }),
  begins: ['orderReceipt1'],
  category: 'UTILITY',
  showsPicture: false,
} as const;

const UPSELLS: readonly { key: string; label: () => FlowLabel; words: WordsByLanguage }[] = [
  {
    key: 'order_upsell',
    label: () => ({
      name: texts.flowNames.upsell.plain,
      description: [texts.flowParts.fittingProduct, texts.flowParts.toProduct],
    }),
    words: UPSELL_PLAIN,
  },
  {
    key: 'order_upsell_offer',
    label: () => ({
      name: texts.flowNames.upsell.offer,
      description: [texts.flowParts.fittingProduct, texts.flowParts.code, texts.flowParts.toProduct],
    }),
    words: UPSELL_OFFER,
  },
];

const upsells = UPSELLS.map(({ words, ...shape }) => ({
  shape: { ...shape, begins: ['orderReceipt2'], actions: [toPage, stop] },
  words,
}));

export const WHATSAPP_RECEIPTS: readonly FlowDefinition[] = [
  templateFlow({ ...receipt, key: 'order_receipt', actions: [toPage] }, RECEIPT),
  ...upsells.map(({ shape, words }) =>
    templateFlow({ ...shape, category: 'MARKETING', showsPicture: true }, words),
  ),
];

/** A Messenger template cannot open a page: its button answers, and the answer has the page's button. */
export const MESSENGER_RECEIPTS: readonly FlowDefinition[] = [
  templateFlow(
    { ...receipt, key: 'order_receipt_messenger', actions: [leadsTo('order_receipt_page')] },
    messengerWords(RECEIPT),
  ),
  withReceipt(
    chatFlow(
      {
        key: OPEN_RECEIPT,
        begins: [],
        insteadOf: { dripIndex: 'orderReceipt1', when: () => texts.replacements.openChat },
        actions: [toPage],
      },
      RECEIPT_OPEN,
    ),
  ),
  chatFlow(
    {
      key: 'order_receipt_page',
      begins: [],
      actions: [toPage],
    },
    RECEIPT_PAGE,
  ),
  ...upsells.map(({ shape, words }) => chatFlow(shape, messengerWords(words))),
];

/** Adds Messenger's own receipt below the text. */
function withReceipt(flow: FlowDefinition): FlowDefinition {
  const node: FlowNode = { kind: 'receipt', masterId: 'n9' };
  const nodes = Object.entries(flow.nodes).map(([language, written]) => [language, [...written, node]]);
  return { ...flow, nodes: { en: [...flow.nodes.en, node], ...Object.fromEntries(nodes) } };
}
