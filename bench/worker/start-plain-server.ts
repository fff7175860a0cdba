import { fork, type ChildProcess } from 'node:child_process';

/** Starts a program that answers without any work, as a limit. It prints its port. */
export function startPlainServer(program: URL): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(program);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => {
      const { port } = message as { port: number };
      resolve({ url: `http://127.0.0.1:${port}`, child });
    });
  });
}
