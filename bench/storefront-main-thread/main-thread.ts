/** A Chromium trace event, with the fields that we read. Times are in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time, which other programs do not extend. */
  tdur?: number;
  args?: {
    data?: {
      url?: string;
      type?: string;
      requestId?: string;
      had_recent_input?: boolean;
      weighted_score_delta?: number;
    };
    beginData?: { url?: string };
    fileName?: string;
  };
}

/** Events that name a script's URL: parsing and running it, including the layout that it forces. */
const OF_A_SCRIPT = new Set(['EvaluateScript', 'v8.compile', 'FunctionCall']);
/** These events name no script, but only our scripts are modules on the measured page. */
const OF_MODULES = new Set(['v8.compileModule', 'v8.evaluateModule']);
/** A continuation after a response names no script either. The browser's own small tasks use this event too. */
const GOING_ON = 'RunMicrotasks';
const LITTLE_US = 100;
/**
 * Events that follow a response. The sender pays for sending the request; for the script itself, the sender is the
 * page.
 */
const ANSWERED = new Set(['ResourceReceiveResponse', 'ResourceReceivedData', 'ResourceFinish']);

/** Returns the events of the page's main thread, in order. */
export function onMainThread(events: readonly TraceEvent[], pageUrl: string): TraceEvent[] {
  const reading = events.findLast(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === pageUrl,
  );
  if (!reading) throw new Error('No thread read the page.');
  return events
    .filter(({ pid, tid }) => pid === reading.pid && tid === reading.tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

/**
 * Returns the main thread's tasks in which our scripts run, in order, each with its events. A task that continues after
 * a response names no script. It is ours if it comes after our first task and draws nothing.
 */
export function ofOurs(main: readonly TraceEvent[], scripts: string): TraceEvent[] {
  return withNames(main, scripts).map(({ task }) => task);
}

/** Returns each task with whether an event in it names one of our scripts. The automation's events name none. */
function withNames(main: readonly TraceEvent[], scripts: string): { task: TraceEvent; isNamed: boolean }[] {
  const asked = new Set(
    main
      .filter(({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url?.startsWith(scripts))
      .map(({ args }) => args?.data?.requestId),
  );
  let hasStarted = false;
  return tasksOf(main).flatMap(({ task, within }) => {
    const isNamed = within.some((event) => isOurs(event, scripts) || isAnswer(event, asked));
    hasStarted ||= isNamed;
    const isGoingOn = within.some(({ name, dur = 0 }) => name === GOING_ON && dur > LITTLE_US);
    const draws = within.some(({ name }) => name === 'Commit');
    return isNamed || (hasStarted && isGoingOn && !draws) ? [{ task, isNamed }] : [];
  });
}

/** Returns each task of a main thread, with its events. */
function tasksOf(main: readonly TraceEvent[]): { task: TraceEvent; within: TraceEvent[] }[] {
  const tasks: { task: TraceEvent; within: TraceEvent[] }[] = [];
  let until = -Infinity;
  for (const event of main) {
    const { name, ph, ts, dur = 0 } = event;
    if (ts < until) tasks.at(-1)?.within.push(event);
    else if (name === 'RunTask' && ph === 'X') {
      until = ts + dur;
      tasks.push({ task: event, within: [] });
    }
  }
  return tasks;
}

function isOurs({ name, ph, args }: TraceEvent, scripts: string): boolean {
  if (ph !== 'X') return false;
  const url = args?.data?.url ?? args?.fileName ?? '';
  return OF_MODULES.has(name) || (OF_A_SCRIPT.has(name) && url.startsWith(scripts));
}

function isAnswer({ name, args }: TraceEvent, asked: ReadonlySet<string | undefined>): boolean {
  const requestId = args?.data?.requestId;
  return ANSWERED.has(name) && requestId !== undefined && asked.has(requestId);
}

/** Returns the total CPU time or wall time of events. */
export function sumOf(events: readonly TraceEvent[], by: 'tdur' | 'dur' = 'tdur'): number {
  return events.reduce((sum, event) => sum + (event[by] ?? event.dur ?? 0), 0);
}

/**
 * Returns the main thread's tasks from the event that opens a tool until the tool is visible. The last one draws the
 * first frame after our scripts' longest task. If the tool's file is requested first, that task does not count as the
 * longest.
 */
export function untilShown(
  main: readonly TraceEvent[],
  scripts: string,
  opens: (event: TraceEvent) => boolean,
): TraceEvent[] {
  const asked = main.find(opens);
  if (!asked) throw new Error('Nothing had the tool open.');
  const [most] = withNames(main, scripts)
    .flatMap(({ task, isNamed }) => (isNamed ? [task] : []))
    .filter(({ ts, dur = 0 }) => (isClick(asked) ? ts + dur : ts) >= asked.ts)
    .toSorted((one, other) => sumOf([other]) - sumOf([one]));
  const shown = main.find(({ name, ts }) => name === 'Commit' && most !== undefined && ts >= most.ts);
  if (!shown) throw new Error('What opened was not shown.');
  return main.filter(
    ({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur >= asked.ts && ts <= shown.ts,
  );
}

export function isClick({ name, args }: TraceEvent): boolean {
  return name === 'EventDispatch' && args?.data?.type === 'click';
}

/** Returns the sum of layout shifts that no input caused. */
export function shiftOf(main: readonly TraceEvent[]): number {
  return main
    .filter(({ name, args }) => name === 'LayoutShift' && args?.data?.had_recent_input === false)
    .reduce((sum, { args }) => sum + (args?.data?.weighted_score_delta ?? 0), 0);
}
