import { flowOf, type EditedFlow, type FlowDocument, type Place } from './document.ts';
import { isSame, isTimeChanged } from './what-changed.ts';

export interface Merged {
  /** The changes of both. In conflicts, mine. */
  document: FlowDocument;
  /** The changes of both. In conflicts, theirs. */
  withTheirs: FlowDocument;
  /** The places that both changed differently. */
  conflicts: Place[];
}

/**
 * Merges two people's changes of one document. A change by one of them is taken; the same change by both is no
 * conflict. Revisions are the stored ones.
 */
export function mergeDocuments(start: FlowDocument, mine: FlowDocument, theirs: FlowDocument): Merged {
  const conflicts: Place[] = [];
  const added = mine.flows.filter((flow) => flow.isNew && !flowOf(theirs, flow.flowId));
  const shared = theirs.flows.map((their) => {
    const my = flowOf(mine, their.flowId);
    if (!my) return { mine: their, theirs: their };
    const merged = mergeNodes(flowOf(start, their.flowId), my, their);
    conflicts.push(...merged.conflicts);
    return { mine: { ...their, nodes: merged.mine }, theirs: { ...their, nodes: merged.theirs } };
  });
  // Nobody else has them any more, so they are saved as new.
  const lost = mine.flows.flatMap((flow) =>
    flow.isNew || flowOf(theirs, flow.flowId) ? [] : [{ ...flow, isNew: true, revision: 0 }],
  );
  const time = mergeTimes(start, mine, theirs);
  if (time.isContested) conflicts.push({ flowId: theirs.flows[0]?.flowId ?? '', field: 'time' });
  const whole = (side: 'mine' | 'theirs'): FlowDocument => ({
    ...theirs,
    time: time[side],
    flows: [...shared.map((flow) => flow[side]), ...lost, ...added],
  });
  return { document: whole('mine'), withTheirs: whole('theirs'), conflicts };
}

function mergeTimes(start: FlowDocument, mine: FlowDocument, theirs: FlowDocument) {
  if (!isTimeChanged(start, mine)) return { mine: theirs.time, theirs: theirs.time, isContested: false };
  const isContested = isTimeChanged(start, theirs) && isTimeChanged(mine, theirs);
  return { mine: mine.time, theirs: isContested ? theirs.time : mine.time, isContested };
}

function mergeNodes(start: EditedFlow | null, my: EditedFlow, their: EditedFlow) {
  const conflicts: Place[] = [];
  const find = (flow: EditedFlow | null, id: string) =>
    flow?.nodes.find(({ masterId }) => masterId === id) ?? null;
  const order = mergeOrder(start, my, their);
  const chosen = order.map((masterId) => {
    const [was, mine, theirs] = [find(start, masterId), find(my, masterId), find(their, masterId)];
    if (isSame(mine, theirs) || isSame(theirs, was)) return { mine, theirs: mine };
    if (isSame(mine, was)) return { mine: theirs, theirs };
    conflicts.push({ flowId: my.flowId, masterId });
    return { mine, theirs };
  });
  const side = (name: 'mine' | 'theirs') => chosen.flatMap((one) => one[name] ?? []);
  return { conflicts, mine: side('mine'), theirs: side('theirs') };
}

/**
 * Returns the order of the side that changed it. If both sides changed it, my order wins. Parts that only the other
 * side has stay after the same part as before.
 */
function mergeOrder(start: EditedFlow | null, my: EditedFlow, their: EditedFlow): string[] {
  const ids = (flow: EditedFlow | null) => flow?.nodes.map(({ masterId }) => masterId) ?? [];
  const isMine = !isSame(ids(start), ids(my));
  const [lead, other] = isMine ? [ids(my), ids(their)] : [ids(their), ids(my)];
  const order = [...lead];
  for (const [at, id] of other.entries()) {
    if (order.includes(id)) continue;
    const before = other.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
