import type { EditedFlow, EditedNode, FlowDocument, NewId } from './document.ts';

/** Returns an id function for tests: x1, x2 and so on. */
export function countedIds(): NewId {
  let count = 0;
  return () => `x${(count += 1)}`;
}

export function textOf(masterId: string, text = `Text ${masterId}`): EditedNode & { kind: 'text' } {
  return { kind: 'text', masterId, text, withoutValues: null, buttons: [] };
}

/** Returns answers, each written as "Title>flow". */
export function repliesTo(masterId: string, ...written: string[]): EditedNode {
  const replies = written.map((one, at) => {
    const [title = '', leadsTo = ''] = one.split('>');
    return { replyId: `${masterId}r${at + 1}`, title, leadsTo };
  });
  return { kind: 'quickReplies', masterId, replies };
}

export function flowWith(flowId: string, ...nodes: EditedNode[]): EditedFlow {
  return { flowId, isNew: false, rights: 'all', revision: 1, nodes };
}

export function documentOf(...flows: EditedFlow[]): FlowDocument {
  return { channel: 'FB', flows, time: { magnitude: '1', unit: 'Hours' } };
}
