import { describe, expect, it } from 'vitest';
import { payloadOfAnswer } from '#features/engine/messaging/contract/answer-id.ts';
import { MessengerContent } from '#features/engine/messaging/contract/content/messenger-content.ts';
import { WhatsAppContent } from '#features/engine/messaging/contract/content/whatsapp-content.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { FlowButton } from '../../contract/flow-button.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { textLimit } from '../editor/flow-limits.ts';
import { composeFlow } from './compose-flow.ts';

const FLOW = '01a1f8b4-7965-4f06-8434-417d01bc2f51';
const page: FlowButton = { kind: 'page', buttonId: 'p', title: 'To my cart' };
const call: FlowButton = { kind: 'call', buttonId: 'c', title: 'Call us', phoneE164: '+4930123456' };
const address: FlowButton = {
  kind: 'address',
  buttonId: 'a',
  title: 'Our journal',
  url: `https://wren.example/${'journal/'.repeat(60)}`,
};
const text = (words: string, buttons: FlowButton[] = []): FlowNode => ({
  kind: 'text',
  masterId: 't',
  text: words,
  withoutValues: null,
  buttons,
});
const media: FlowNode = { kind: 'media', masterId: 'm', type: 'image', url: 'https://wren.example/a.png' };
const cards = (buttons: FlowButton[], picture: string | null = 'https://wren.example/a.png'): FlowNode => ({
  kind: 'cards',
  masterId: 'k',
  cards: [{ cardId: 'c1', title: 'Mug', subtitle: 'Blue', picture, buttons }],
});
const answers = (...leadsTo: string[]): FlowNode => ({
  kind: 'quickReplies',
  masterId: 'q',
  replies: leadsTo.map((to, at) => ({ replyId: `r${at}`, title: `Answer ${at}`, leadsTo: to })),
});

function taken(channel: Channel, content: unknown) {
  const read = (channel === 'WA' ? WhatsAppContent : MessengerContent).safeParse(content);
  return read.success ? { content: read.data } : { wrong: read.error.message };
}

/** The messages that are sent, each checked against its channel's limits. */
function expected(channel: Channel, ...nodes: FlowNode[]) {
  const composed = composeFlow(channel, nodes, {
    values: {},
    nameless: 'there',
    imageUrl: null,
    products: [],
    receipt: null,
  });
  return 'missing' in composed ? composed : composed.parts.map(({ content }) => taken(channel, content));
}

/** The targets of the answers that are shown. */
const shownAnswers = (channel: Channel, ...nodes: FlowNode[]) =>
  [...JSON.stringify(expected(channel, ...nodes)).matchAll(/"(?:id|payload)":"([^"]+)"/g)].map(
    ([, id = '']) => payloadOfAnswer(id),
  );

describe('a flow that was written in the editor', () => {
  it.each([
    ['two answers with the same target', [text('How was it?'), answers(FLOW, FLOW, 'STOP')]],
    [
      'a list whose answers all have the same target',
      [text('How was it?'), answers(FLOW, FLOW, FLOW, FLOW, FLOW)],
    ],
    ['answers below a picture', [text('Look'), media, answers(FLOW, 'STOP')]],
    ['many answers below a picture', [media, answers(FLOW, 'a', 'b', 'STOP')]],
    ['answers below cards', [cards([page]), answers(FLOW, 'STOP')]],
  ] as const)('shows all its answers on either channel: %s', (_case, nodes) => {
    const wanted = nodes.flatMap((node) => (node.kind === 'quickReplies' ? node.replies : []));
    for (const channel of ['WA', 'FB'] as const) {
      expect(expected(channel, ...nodes)).not.toContainEqual({ wrong: expect.any(String) as string });
      expect(shownAnswers(channel, ...nodes)).toEqual(wanted.map(({ leadsTo }) => leadsTo));
    }
  });

  it.each([
    ['a number to call', [call], 0],
    ['a number to call beside the link', [page, call], 0],
    ['the link beside answers', [page], 2],
    ['the link and a long address beside a list', [page, address], 5],
    ['long addresses', [address, { ...address, buttonId: 'b' }], 0],
  ] as const)('is accepted by WhatsApp at its limit: %s', (_case, buttons, count) => {
    const below = count === 0 ? [] : [answers(...Array.from({ length: count }, (_, at) => `to${at}`))];
    const most = textLimit('WA', [...buttons], count);
    expect(expected('WA', text('x'.repeat(most), [...buttons]), ...below)).toEqual([
      { content: expect.anything() as unknown },
    ]);
  });

  it.each(['WA', 'FB'] as const)('leaves out a text that is empty without its values, on %s', (channel) => {
    const empty = text('{{trackingLink}}');
    expect(expected(channel, text('Hello'), { ...empty, masterId: 'e' })).toEqual(
      expected(channel, text('Hello')),
    );
    expect(expected(channel, empty)).toEqual({ missing: 'nothingToShow' });
    expect(expected(channel, text('{{trackingLink}}', [page]))).toEqual({ missing: 'valueMissing' });
    expect(expected(channel, empty, answers(FLOW))).toEqual({ missing: 'valueMissing' });
  });

  it('does not cut an emoji in two at the limit of a card', () => {
    const title = `${'x'.repeat(79)}🎉`;
    const card = { cardId: 'c1', title, subtitle: null, picture: null, buttons: [page] };
    expect(JSON.stringify(expected('FB', { kind: 'cards', masterId: 'k', cards: [card] }))).toContain(
      `"title":"${'x'.repeat(79)}"`,
    );
  });

  it('lists the targets of a card’s buttons on WhatsApp', () => {
    expect(
      expected('WA', cards([page, call, { ...address, url: `${address.url}${'x'.repeat(1500)}` }])),
    ).toEqual([
      {
        content: {
          kind: 'media',
          type: 'image',
          media: { link: 'https://wren.example/a.png' },
          caption: '*Mug*\nBlue\nTo my cart: {{link:page}}\nCall us: +4930123456',
        },
      },
    ]);
  });
});
