import { expect, it } from 'vitest';
import { ofOurs, onMainThread, shiftOf, sumOf, untilShown, type TraceEvent } from './main-thread.ts';

const PAGE = 'https://store.example/';
const OURS = 'https://app.example/storefront/';
const SCRIPT = `${OURS}bellbird.js`;
const did = (name: string, ts: number, dur: number, data: object = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  tdur: dur / 2,
  args: { data, beginData: { url: PAGE } },
});
const isClick = ({ name }: TraceEvent) => name === 'EventDispatch';

it('reads the thread that read the page, and none beside it', () => {
  const elsewhere = { ...did('FunctionCall', 1, 5, { url: SCRIPT }), tid: 2 };
  const main = onMainThread([elsewhere, did('Commit', 9, 1), did('ParseHTML', 0, 3)], PAGE);
  expect(main.map(({ name }) => name)).toEqual(['ParseHTML', 'Commit']);
  expect(() => onMainThread([elsewhere], PAGE)).toThrow('No thread');
});

it('counts what is ours once, with what it calls, and what others do not', () => {
  const main = [
    did('EvaluateScript', 0, 1000, { url: `${PAGE}theirs.js` }),
    did('EvaluateScript', 2000, 3000, { url: SCRIPT }),
    did('v8.compile', 2100, 200, { url: SCRIPT }),
    did('FunctionCall', 2400, 500, { url: SCRIPT }),
    did('Layout', 2500, 100),
    did('FunctionCall', 6000, 400, { url: SCRIPT }),
    // After an answer came, and a mere look whether anything goes on.
    did('BlinkScheduler_PerformMicrotaskCheckpoint', 7000, 600),
    did('BlinkScheduler_PerformMicrotaskCheckpoint', 8000, 20),
    did('v8.evaluateModule', 9000, 100),
  ];
  const ours = ofOurs(main, OURS);
  expect(ours.map(({ ts }) => ts)).toEqual([2000, 6000, 7000, 9000]);
  expect(sumOf(ours)).toBe(2050);
  expect(sumOf(ours, 'dur')).toBe(4100);
});

it('counts all that is done from the click to the frame that shows what opened', () => {
  const main = [
    did('RunTask', 0, 100),
    did('Commit', 50, 10),
    did('RunTask', 1000, 300),
    did('EventDispatch', 1100, 200),
    did('FunctionCall', 1150, 100, { url: SCRIPT }),
    did('RunTask', 2000, 400),
    did('Layout', 2050, 300),
    did('Commit', 2380, 10),
    did('RunTask', 9000, 800),
    did('Commit', 9100, 10),
  ];
  expect(untilShown(main, OURS, isClick).map(({ ts }) => ts)).toEqual([1000, 2000]);
  expect(() => untilShown(main.slice(0, 2), OURS, isClick)).toThrow('Nothing had the tool open.');
  expect(() => untilShown(main.slice(0, 5), OURS, isClick)).toThrow('was not shown');
});

it('adds up what moved unasked', () => {
  const shift = (had_recent_input: boolean) =>
    did('LayoutShift', 0, 0, { had_recent_input, weighted_score_delta: 0.25 });
  expect(shiftOf([shift(false), shift(true), shift(false)])).toBe(0.5);
});
