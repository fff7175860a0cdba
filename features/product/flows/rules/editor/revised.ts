import type { FlowDocument } from './document.ts';

/** The revisions of flows after a save, by flow id. */
export type Revisions = ReadonlyMap<string, number>;

/** Returns the function that puts the revisions of a save into a document. */
export function revised(revisions: Revisions): (document: FlowDocument) => FlowDocument {
  return (document) => ({
    ...document,
    flows: document.flows.map((flow) => {
      const revision = revisions.get(flow.flowId);
      return revision === undefined ? flow : { ...flow, revision, isNew: false };
    }),
  });
}
