import { launchSandbox } from './launch-sandbox.ts';

// The only place where the sandbox reads its environment.
const sandbox = await launchSandbox(process.env);
process.send?.({ kind: 'ready' });

async function stop(): Promise<void> {
  await sandbox.stop();
  process.exit(0);
}

process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
