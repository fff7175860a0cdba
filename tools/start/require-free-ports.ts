import { createServer } from 'node:net';
import { machineRefusalReason } from '#platform/errors/machine-refusal-reason.ts';

/**
 * Throws unless each port can be opened, with a sentence for each that cannot. `setting` is the name of the setting to
 * change.
 */
export async function requireFreePorts(ports: { setting: string; port: number }[]): Promise<void> {
  const refused = await Promise.all(ports.map(portRefusalReason));
  const sentences = refused.filter((sentence) => sentence !== null);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/**
 * Returns why a port cannot be opened; null if it can. A program may hold it on localhost only or on all addresses,
 * and either keeps ours from starting.
 */
async function portRefusalReason({
  setting,
  port,
}: {
  setting: string;
  port: number;
}): Promise<string | null> {
  const error = (await listenError(port, '127.0.0.1')) ?? (await listenError(port, '0.0.0.0'));
  if (error === null) return null;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use, perhaps by another copy of Bellbird. Stop what uses it, or set ${setting} to another port.`;
  return `${machineRefusalReason(error) ?? `Port ${port} cannot be opened: ${error.message}.`} Its setting is ${setting}.`;
}

/** Opens the port and closes it again. Returns the error, or null. */
function listenError(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
