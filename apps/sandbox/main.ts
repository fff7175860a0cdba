import { readSandboxSettings } from './core/sandbox-settings.ts';
import { openSandbox } from './core/sandbox.ts';
import { mailServer } from './mail/inbox.ts';
import { buildSandboxServer } from './sandbox-server.ts';

// eslint-disable-next-line node/no-process-env -- the sandbox is a program of its own and reads its settings here, once
const settings = readSandboxSettings(process.env);
const sandbox = openSandbox(settings);
const server = await buildSandboxServer(sandbox);
await server.listen({ port: settings.port, host: '127.0.0.1' });
const mail = mailServer(sandbox);
await new Promise<void>((resolve, reject) => {
  mail.once('error', reject);
  mail.listen(settings.mailPort, '127.0.0.1', resolve);
});
process.send?.({ kind: 'ready' });

async function stop(): Promise<void> {
  try {
    sandbox.world.save();
  } catch (error) {
    process.stderr.write(`What the sandbox remembers since its last writing is lost: ${String(error)}\n`);
  }
  mail.close();
  await server.close();
  process.exit(0);
}

process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
