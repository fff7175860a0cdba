import { benchDispatch } from './dispatch/dispatch.ts';
import { benchFairness } from './fairness/fairness.ts';
import { benchTimers } from './timers/timers.ts';

const BENCHES: Record<string, () => Promise<void>> = {
  dispatch: benchDispatch,
  fairness: benchFairness,
  timers: benchTimers,
};

const name = process.argv[2] ?? '';
const bench = BENCHES[name];
if (!bench) {
  console.error(`There is no bench ${name}. Choose one of ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
await bench();
