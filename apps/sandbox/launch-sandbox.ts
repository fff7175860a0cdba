import { readSandboxSettings } from './core/sandbox-settings.ts';
import { openSandbox } from './core/sandbox.ts';
import { mailServer } from './mail/inbox.ts';
import { buildSandboxServer } from './sandbox-server.ts';
import { prepareHistory } from './shopify/history/prepare-history.ts';

/** Starts a sandbox with the settings in `env`. `stop` saves its state and ends everything. */
export async function launchSandbox(env: NodeJS.ProcessEnv): Promise<{ stop: () => Promise<void> }> {
  const settings = readSandboxSettings(env);
  const sandbox = openSandbox(settings);
  if (settings.wantsHistory) prepareHistory(sandbox);
  const server = await buildSandboxServer(sandbox);
  await server.listen({ port: settings.port, host: '127.0.0.1' });
  const mail = mailServer(sandbox);
  await new Promise<void>((resolve, reject) => {
    mail.once('error', reject);
    mail.listen(settings.mailPort, '127.0.0.1', resolve);
  });
  return {
    async stop() {
      try {
        sandbox.world.close();
      } catch (error) {
        process.stderr.write(`What the sandbox remembers since its last writing is lost: ${String(error)}\n`);
      }
      mail.close();
      await server.close();
      await sandbox.webhooks.close();
    },
  };
}
