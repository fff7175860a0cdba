import type { PreviewedFlow, PreviewSamples } from '#features/product/flows/contract/flow-calls.ts';
import type { WireNode } from '#features/product/flows/contract/wire-node.ts';
import { sampleReceipt } from '#features/product/flows/rules/flow/sample-receipt.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';

/** Returns a text in the API's form. */
export function wireText(masterId: string, text: string): WireNode {
  return { masterId, textOrButtonTemplate: { text, textId: masterId, buttons: [] } };
}

/** Returns quick replies in the API's form, each written as "Title>flow". */
export function wireReplies(masterId: string, ...written: string[]): WireNode {
  const quickReplies = written.map((one, at) => {
    const [title = '', payload = ''] = one.split('>');
    return { quickRepliesId: `${masterId}r${at + 1}`, contentType: 'text', title, payload, sortOrder: at };
  });
  return { masterId, quickReplies };
}

/** Returns a stored flow that can be edited. */
export function sampleFlow(changes: Partial<PreviewedFlow> = {}): PreviewedFlow {
  const nodes = changes.nodes ?? [wireText('t1', 'Welcome to our shop.')];
  const replies = nodes.flatMap(({ quickReplies }) =>
    (quickReplies ?? []).map(({ title, payload }) => ({ title, leadsTo: payload })),
  );
  return {
    flowId: 'first',
    level: 0,
    nodes,
    preview: nodes.flatMap(({ textOrButtonTemplate: part }) =>
      part ? [bubbleOf({ text: part.text, quickReplies: replies.map(({ title }) => title) })] : [],
    ),
    replies,
    isEditable: true,
    instead: null,
    revision: 1,
    ...changes,
  };
}

/** A question with two answers, and their flows. */
export const BRANCHES: PreviewedFlow[] = [
  sampleFlow({ nodes: [wireText('t1', 'Is it a gift?'), wireReplies('q1', 'Yes>yes', 'No>no')] }),
  sampleFlow({ flowId: 'yes', level: 1, nodes: [wireText('t2', 'We wrap it.')] }),
  sampleFlow({ flowId: 'no', level: 1, nodes: [wireText('t3', 'Take your time.')] }),
];

export const SAMPLES: PreviewSamples = {
  locale: 'en',
  values: { firstName: 'Lena', shopName: 'Demo Tea', discountCode: 'CODE123', discountPercent: '10%' },
  product: null,
  receipt: sampleReceipt({
    title: 'Green tea',
    priceMinor: 900,
    currency: 'EUR',
    buyer: 'Lena',
    orderNumber: '#1001',
  }),
};
