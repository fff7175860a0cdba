import { createServer } from 'node:net';

/** Throws unless each port is free, with a sentence for each that is not. `setting` names what to change. */
export async function requireFreePorts(ports: { setting: string; port: number }[]): Promise<void> {
  const answers = await Promise.all(
    ports.map(async (each) => ({ ...each, isFree: await isFree(each.port) })),
  );
  const taken = answers.filter((each) => !each.isFree);
  if (taken.length === 0) return;
  throw new Error(
    taken
      .map(
        ({ setting, port }) =>
          `Port ${port} is in use, perhaps by another Bellbird. Stop what uses it, or set ${setting} to another.`,
      )
      .join('\n'),
  );
}

async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
