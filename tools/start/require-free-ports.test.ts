import { createServer, Server, type AddressInfo, type ListenOptions } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { requireFreePorts } from './require-free-ports.ts';

afterEach(() => void vi.restoreAllMocks());

it('reports a port in use, with its setting', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts([{ setting: 'BELLBIRD_PORT', port }])).rejects.toThrow(
    `Port ${port} is in use, perhaps by another copy of Bellbird. Stop what uses it, or set BELLBIRD_PORT to another port.`,
  );
  server.close();
});

it('reports a port that needs privileges, and does not call it in use', async () => {
  // The tests may run as root, who may open any port, so the refusal is simulated.
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, options: unknown) {
    const { port, host: address } = options as ListenOptions;
    const refusal = { code: 'EACCES', syscall: 'listen', port, address };
    queueMicrotask(() => this.emit('error', Object.assign(new Error('permission denied'), refusal)));
    return this;
  });
  await expect(requireFreePorts([{ setting: 'BELLBIRD_PORT', port: 80 }])).rejects.toThrow(
    'Port 80 of 127.0.0.1 cannot be opened: this user may not. Choose a port above 1023. Its setting is BELLBIRD_PORT.',
  );
});
