import { fork } from 'node:child_process';

export interface Sink {
  url: string;
  /** Sets the response delay of a number from now on. */
  delayNumber: (numberId: string, delayMs: number) => void;
  stop(): void;
}

/** Starts the sink in a separate process. `delayMs` is its default response delay. */
export function startSink(delayMs = 0): Promise<Sink> {
  const child = fork(new URL('./main.ts', import.meta.url), [String(delayMs)]);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => {
      const { port } = message as { port: number };
      resolve({
        url: `http://127.0.0.1:${port}`,
        delayNumber: (numberId, ms) => void child.send({ numberId, delayMs: ms }),
        stop: () => child.kill(),
      });
    });
  });
}
