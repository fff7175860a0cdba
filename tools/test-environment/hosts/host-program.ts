/** The messages to and from a host. */
export type HostOrder = { kind: 'begin'; env: NodeJS.ProcessEnv; args: readonly string[] } | { kind: 'stop' };

interface Hosted {
  /** What the program reports when it is ready. */
  report: object;
  stop: () => Promise<void>;
}

/**
 * Runs programs in this process one after another on request. Most of a program's start is reading and compiling code,
 * which later environments reuse.
 */
export function hostProgram(
  begin: (order: { env: NodeJS.ProcessEnv; args: readonly string[] }) => Promise<Hosted>,
): void {
  let running: Hosted | null = null;
  const obey = async (order: HostOrder) => {
    if (order.kind === 'begin') {
      running = await begin(order);
      process.send?.({ kind: 'ready', ...running.report });
      return;
    }
    await running?.stop();
    running = null;
    process.send?.({ kind: 'stopped' });
  };
  process.on('message', (order: HostOrder) => void obey(order));
  process.on('disconnect', () => process.exit(0));
}
