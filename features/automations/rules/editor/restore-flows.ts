import type { WireNode } from '../../contract/wire-node.ts';
import { flowOf, type EditedFlow, type FlowDocument, type NewId } from './document.ts';
import { readNodes } from './read-document.ts';

/**
 * The document with what its flows said at another time. A flow that the document does not have any more comes back as it
 * was; one that may not be edited, or was not told of, stays.
 */
export function restoreFlows(
  document: FlowDocument,
  told: readonly { flowId: string; revision: number; nodes: readonly WireNode[] }[],
  newId: NewId,
): FlowDocument {
  const read = told.map(({ nodes, ...flow }) => ({ ...flow, nodes: readNodes(nodes, newId) }));
  const flows = document.flows.map((flow) => {
    const nodes = read.find(({ flowId }) => flowId === flow.flowId)?.nodes;
    return nodes === undefined || flow.rights === 'none' ? flow : { ...flow, nodes };
  });
  const rights = document.channel === 'FB' ? 'all' : 'text';
  const back = read.flatMap((flow): EditedFlow[] =>
    flowOf(document, flow.flowId) ? [] : [{ ...flow, isNew: false, rights }],
  );
  return { ...document, flows: [...flows, ...back] };
}
