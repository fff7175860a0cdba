import { benchDispatch } from './dispatch/dispatch.ts';

const BENCHES: Record<string, () => Promise<void>> = { dispatch: benchDispatch };

const name = process.argv[2] ?? '';
const bench = BENCHES[name];
if (!bench) {
  console.error(`There is no bench ${name}. Choose one of ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
await bench();
