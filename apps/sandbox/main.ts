import { launchSandbox } from './launch-sandbox.ts';

// eslint-disable-next-line node/no-process-env -- the sandbox is a program of its own and reads its settings here, once
const sandbox = await launchSandbox(process.env);
process.send?.({ kind: 'ready' });

async function stop(): Promise<void> {
  await sandbox.stop();
  process.exit(0);
}

process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
