export { followTimeline } from './held/follow-timeline.ts';
export { connectionOf, holdEverything } from './held/hold-everything.ts';
export { registerOperatorRoutes } from './operator-routes.ts';
export { readQueues, type Queues } from './read-queues.ts';
export {
  verifyHourly,
  verifyRecounts,
  verifyRows,
  type Checked,
  type RecountSpan,
} from './verify/verify-rows.ts';
