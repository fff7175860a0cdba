/** What a host is told, and what it tells. */
export type HostOrder = { kind: 'begin'; env: NodeJS.ProcessEnv; args: readonly string[] } | { kind: 'stop' };

interface Hosted {
  /** What it tells of itself when it is ready. */
  told: object;
  stop: () => Promise<void>;
}

/**
 * Runs in this process what it is told to begin, one after the other: most of what a program takes to start is reading
 * and compiling itself, and what one environment has warmed serves the next.
 */
export function hostProgram(
  begin: (order: { env: NodeJS.ProcessEnv; args: readonly string[] }) => Promise<Hosted>,
): void {
  let running: Hosted | null = null;
  const obey = async (order: HostOrder) => {
    if (order.kind === 'begin') {
      running = await begin(order);
      process.send?.({ kind: 'ready', ...running.told });
      return;
    }
    await running?.stop();
    running = null;
    process.send?.({ kind: 'stopped' });
  };
  process.on('message', (order: HostOrder) => void obey(order));
  process.on('disconnect', () => process.exit(0));
}
