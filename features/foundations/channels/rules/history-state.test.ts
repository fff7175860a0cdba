import { expect, it } from 'vitest';
import { afterReport, type History, type HistoryReport } from './history-state.ts';

const NONE: History = { state: null, percent: null };
const HALF: History = { state: 'importing', percent: 50 };
const DONE: History = { state: 'done', percent: 100 };
const DECLINED: History = { state: 'declined', percent: null };
const percent = (reached: number | null): HistoryReport => ({ percent: reached, errorCodes: [] });
const declined: HistoryReport = { percent: null, errorCodes: [2593109] };

it.each<[string, History, HistoryReport, History]>([
  ['starts with the first report', NONE, percent(50), HALF],
  ['ends at 100 percent', HALF, percent(100), DONE],
  ['does not fall when an earlier report arrives later', HALF, percent(5), HALF],
  ['stays done', DONE, percent(5), DONE],
  ['is declined by the owner', NONE, declined, DECLINED],
  ['is declined once', DECLINED, declined, DECLINED],
  ['starts when the owner changes their mind', DECLINED, percent(50), HALF],
  ['keeps what arrived before the owner declined', HALF, declined, HALF],
  ['is not changed by a report without a percentage', HALF, percent(null), HALF],
  ['is not changed by another error', NONE, { percent: null, errorCodes: [1] }, NONE],
  ['is at most 100 percent', NONE, percent(130), DONE],
])('an import %s', (_what, before, report, after) => {
  expect(afterReport(before, report)).toEqual(after);
});
