import { setFlowFrontend } from '#features/product/flows/contract/flow-calls.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import type { EditedTime, FlowDocument } from '#features/product/flows/rules/editor/document.ts';
import type { Revisions } from '#features/product/flows/rules/editor/revised.ts';
import { changesOf, isTimeChanged } from '#features/product/flows/rules/editor/what-changed.ts';
import { toWireNodes } from '#features/product/flows/rules/flow/to-wire-nodes.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { UnreachableServer } from '#platform/http/browser/unreachable-server.ts';
import { changeDelay } from '../../../contract/automation-calls.ts';

interface About {
  pageId: string;
  type: string;
  dripId: string;
}

interface Saved {
  start: FlowDocument;
  document: FlowDocument;
  /** Called when the flows are stored, before the time is sent. If the time fails, the flows are not saved again. */
  flowsSaved: (revisions: Revisions) => void;
}

/** The flows were saved, but their time was not. */
export class TimeNotSaved extends Error {
  override readonly name = 'TimeNotSaved';
  /** Whether there were flows to save before it. */
  readonly followsFlows: boolean;

  constructor(cause: unknown, followsFlows: boolean) {
    super('The time was not saved.', { cause });
    this.followsFlows = followsFlows;
  }
}

/**
 * Sends only what changed. All flows are saved or none, and then their time. Returns how many waiting messages the new
 * time moved, or null if the time did not change.
 */
export async function saveDocument(
  about: About,
  { start, document, flowsSaved }: Saved,
): Promise<number | null> {
  const { pageId, type, dripId } = about;
  const changes = changesOf(start, document);
  const allFlows = changes.map(({ flowId, isNew, revision, order, nodes }) => ({
    flowId,
    order,
    nodes: toWireNodes(nodes),
    ...(isNew ? { shouldCreate: true, type } : { revision }),
  }));
  let saveId: string | undefined;
  if (allFlows.length > 0) {
    const { flows, ...save } = await makeCall(setFlowFrontend, { body: { pageId, allFlows } });
    ({ saveId } = save);
    flowsSaved(new Map(flows.map(({ flowId, revision }) => [flowId, revision])));
  }
  if (!isTimeChanged(start, document) || !document.time) return null;
  const timeBox = toTimeBox(document.time);
  const was = start.time && toTimeBox(start.time);
  try {
    const delay = { timeBox, ...(was && { was }), ...(saveId !== undefined && { saveId }) };
    const { moved } = await makeCall(changeDelay, { body: { pageId, dripId, ...delay } });
    return moved;
  } catch (cause) {
    const isAsked = cause instanceof RefusedCall && cause.code === 'FLOW_CHANGED';
    if (cause instanceof UnreachableServer || isAsked) throw cause;
    throw new TimeNotSaved(cause, allFlows.length > 0);
  }
}

function toTimeBox({ magnitude, unit }: EditedTime): TimeBox {
  return TimeBox.parse({ magnitude: Number(magnitude.trim()), unit });
}
