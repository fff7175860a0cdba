import { printFigure } from '../figure.ts';

export async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Runs `work` and prints how long it took. */
export async function timed(figure: string, work: () => Promise<unknown>): Promise<void> {
  print(figure, await measure(work), null);
}

export function print(figure: string, value: number, limit: number | null): void {
  printFigure({ bench: 'dashboards', figure, value, unit: 'ms', limit });
}
