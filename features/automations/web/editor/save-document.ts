import { makeCall } from '#platform/http/browser/make-call.ts';
import { changeDelay } from '../../contract/automation-calls.ts';
import { TimeBox } from '../../contract/campaign.ts';
import { setFlowFrontend } from '../../contract/flow-calls.ts';
import type { FlowDocument } from '../../rules/editor/document.ts';
import { changesOf, isTimeChanged } from '../../rules/editor/what-changed.ts';
import { toWireNodes } from '../../rules/to-wire-nodes.ts';

interface About {
  pageId: string;
  type: string;
  dripId: string;
}

/** Where a save left flows: their revisions by their ids. */
export type Revisions = ReadonlyMap<string, number>;

/** Sends what changed and nothing else; all flows of it are saved or none. */
export async function saveDocument(
  about: About,
  start: FlowDocument,
  document: FlowDocument,
): Promise<Revisions> {
  const { pageId, type, dripId } = about;
  const changes = changesOf(start, document);
  const allFlows = changes.map(({ flowId, isNew, revision, order, nodes }) => ({
    flowId,
    order,
    nodes: toWireNodes(nodes),
    ...(isNew ? { shouldCreate: true, type } : { revision }),
  }));
  const saved =
    allFlows.length === 0 ? [] : (await makeCall(setFlowFrontend, { body: { pageId, allFlows } })).flows;
  if (isTimeChanged(start, document) && document.time) {
    const { magnitude, unit } = document.time;
    const timeBox = TimeBox.parse({ magnitude: Number(magnitude.trim()), unit });
    await makeCall(changeDelay, { body: { pageId, dripId, timeBox } });
  }
  return new Map(saved.map(({ flowId, revision }) => [flowId, revision]));
}

/** The document with the revisions that a save left. */
export function revised(revisions: Revisions): (document: FlowDocument) => FlowDocument {
  return (document) => ({
    ...document,
    flows: document.flows.map((flow) => {
      const revision = revisions.get(flow.flowId);
      return revision === undefined ? flow : { ...flow, revision, isNew: false };
    }),
  });
}
