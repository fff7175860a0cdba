import { expect, it } from 'vitest';
import { isClick, ofOurs, onMainThread, shiftOf, sumOf, untilShown, type TraceEvent } from './main-thread.ts';

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

it('reads only the thread that parsed the page', () => {
  const elsewhere = { ...did('FunctionCall', 1, 5, { url: SCRIPT }), tid: 2 };
  const main = onMainThread([elsewhere, did('Commit', 9, 1), did('ParseHTML', 0, 3)], PAGE);
  expect(main.map(({ name }) => name)).toEqual(['ParseHTML', 'Commit']);
  expect(() => onMainThread([elsewhere], PAGE)).toThrow('No thread');
});

it('counts each of our tasks once, with its calls and its continuations, and no other script’s tasks', () => {
  const task = (ts: number, dur: number, ...within: TraceEvent[]) => [did('RunTask', ts, dur), ...within];
  const asks = did('ResourceSendRequest', 2600, 0, { url: `${OURS}tools`, requestId: '1.2' });
  const main = [
    ...task(0, 1100, did('EvaluateScript', 0, 1000, { url: `${PAGE}theirs.js` })),
    // A task without a script's name cannot be ours before our first task.
    ...task(1200, 700, did('RunMicrotasks', 1200, 600)),
    ...task(
      2000,
      3100,
      did('EvaluateScript', 2000, 3000, { url: SCRIPT }),
      did('v8.compile', 2100, 200, { url: SCRIPT }),
      did('Layout', 2500, 100),
      asks,
    ),
    ...task(6000, 400, did('FunctionCall', 6000, 400, { url: SCRIPT })),
    ...task(6500, 100, did('ResourceReceiveResponse', 6510, 0, { requestId: '1.2' })),
    ...task(6700, 100, did('ResourceReceiveResponse', 6710, 0, { requestId: '1.3' })),
    // A continuation of ours after a response, then a tiny task of the browser itself, then a task that draws a frame.
    ...task(7000, 600, did('RunMicrotasks', 7000, 600)),
    ...task(8000, 100, did('RunMicrotasks', 8000, 20)),
    ...task(8200, 700, did('RunMicrotasks', 8200, 600), did('Commit', 8850, 10)),
    ...task(9000, 100, did('v8.evaluateModule', 9000, 100)),
  ];
  const ours = ofOurs(main, OURS);
  expect(ours.map(({ ts }) => ts)).toEqual([2000, 6000, 6500, 7000, 9000]);
  expect(sumOf(ours)).toBe(2150);
  expect(sumOf(ours, 'dur')).toBe(4300);
});

it('counts all tasks from the click to the frame that shows the opened tool', () => {
  const main = [
    did('RunTask', 0, 100),
    did('Commit', 50, 10),
    did('RunTask', 1000, 300),
    did('EventDispatch', 1100, 200, { type: 'click' }),
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

it('does not mistake the task that requests a tool’s file for the task that shows the tool', () => {
  const asks = did('ResourceSendRequest', 1100, 0, { url: `${OURS}visualPopup_en.js`, requestId: '1.2' });
  const main = [
    did('RunTask', 1000, 900),
    did('FunctionCall', 1050, 800, { url: SCRIPT }),
    asks,
    did('RunTask', 2000, 50),
    did('Commit', 2040, 5),
    did('RunTask', 3000, 400),
    did('v8.evaluateModule', 3000, 300),
    did('RunTask', 4000, 50),
    did('Commit', 4010, 5),
    // A task of the automation, which checks whether the tool is visible.
    did('RunTask', 5000, 2000),
    did('RunMicrotasks', 5000, 1900),
    did('RunTask', 8000, 50),
    did('Commit', 8010, 5),
  ];
  const opens = ({ name }: TraceEvent) => name === 'ResourceSendRequest';
  expect(untilShown(main, OURS, opens).map(({ ts }) => ts)).toEqual([1000, 2000, 3000, 4000]);
});

it('adds up layout shifts without recent input', () => {
  const shift = (had_recent_input: boolean) =>
    did('LayoutShift', 0, 0, { had_recent_input, weighted_score_delta: 0.25 });
  expect(shiftOf([shift(false), shift(true), shift(false)])).toBe(0.5);
});
