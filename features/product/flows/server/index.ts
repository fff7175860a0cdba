export { createFlows } from './create-flows.ts';
export { ensureFlows, storeFlow } from './ensure-flows.ts';
export { findFlow, FLOW_ID, listFlows, readFlowRow } from './flow-queries.ts';
export type { FlowRow, Page, StoredFlow } from './flow-queries.ts';
export { readDraft, readParts, requireSound } from './read-draft.ts';
export { writeFlow } from './write-flow.ts';
