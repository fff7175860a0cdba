import { expect, it } from 'vitest';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { fromPortableNodes, toPortableNodes, withoutForeign } from './portable-nodes.ts';

const FLOW_ID = '01a1f8b4-7965-7f06-8434-417d01bc2f53';
const LOST_ID = '01a1f8b4-7965-7f06-8434-417d01bc2f54';
const NODES: FlowNode[] = [
  {
    kind: 'text',
    masterId: 'k3jd8f',
    text: 'Hello {{firstName}}',
    withoutValues: null,
    buttons: [
      { kind: 'page', buttonId: 'a8s7df', title: 'Shop' },
      { kind: 'call', buttonId: 'zz81ks', title: 'Call', phoneE164: '+4915215550101' },
    ],
  },
  { kind: 'media', masterId: 'm1lks8', type: 'image', url: 'https://files/a.png' },
  {
    kind: 'quickReplies',
    masterId: 'q9w8e7',
    replies: [
      { replyId: 'r5t6y7', title: 'Yes', leadsTo: FLOW_ID },
      { replyId: 'r5t6y8', title: 'Lost', leadsTo: LOST_ID },
      { replyId: 'r5t6y9', title: 'Stop', leadsTo: STOP_PAYLOAD },
    ],
  },
];

it('writes parts without ids, and reads them with the ids of another shop', () => {
  const portable = toPortableNodes(NODES, (id) => (id === FLOW_ID ? 'thanks' : undefined));
  const text = JSON.stringify(portable);
  for (const id of [FLOW_ID, LOST_ID, 'k3jd8f', 'a8s7df', 'zz81ks', 'm1lks8', 'q9w8e7', 'r5t6y7'])
    expect(text).not.toContain(id);
  const read = fromPortableNodes(portable ?? [], new Map([['thanks', 'their-id']]));
  expect(read[2]).toMatchObject({
    replies: [
      { title: 'Yes', leadsTo: 'their-id' },
      { title: 'Stop', leadsTo: STOP_PAYLOAD },
    ],
  });
});

it('reads no answer whose flow was not copied', () => {
  const portable = toPortableNodes(NODES, (id) => (id === FLOW_ID ? 'thanks' : undefined));
  const read = fromPortableNodes(portable ?? [], new Map());
  expect(read[2]).toMatchObject({ replies: [{ title: 'Stop' }] });
});

it('does not write approved texts, which belong to one account', () => {
  const own: FlowNode = { kind: 'ownTemplate', masterId: 'n1', name: 'sale', language: 'en' };
  expect(toPortableNodes([own], () => undefined)).toBeNull();
});

it('leaves out buttons and files that do not stay', () => {
  const keeps = ({ kind }: { kind: string }) => kind !== 'call';
  const left = withoutForeign(NODES, { keeps, fileAddress: () => null });
  expect(left.map(({ kind }) => kind)).toEqual(['text', 'quickReplies']);
  expect(left[0]).toMatchObject({ buttons: [{ title: 'Shop' }] });
});
