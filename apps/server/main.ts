import { launchServer } from './launch-server.ts';

const server = await launchServer(process.env, process.argv.slice(2));
const { stopSeconds, drainSeconds } = server.ctx.settings.operation;
server.ctx.log.info({ address: server.address }, 'server started');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(giveUpWaiting, (stopSeconds + drainSeconds) * 1000).unref();
  try {
    await server.stop();
  } catch (error) {
    server.ctx.log.error({ err: error }, 'not stopped in order; what was under way is found by the others');
    process.exit(1);
  }
  process.exit(0);
}

/**
 * Exits without waiting longer. The other processes handle messages that a provider may have received: they get the
 * receipts, or check them in time.
 */
function giveUpWaiting(): void {
  server.ctx.log.error(
    { ...server.left(), stopSeconds },
    'stopped before everything had ended; BELLBIRD_STOP_SECONDS says how long is waited',
  );
  process.exit(1);
}

process.on('SIGHUP', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
// This message comes last, because the launcher may stop this process as soon as it arrives.
process.send?.({ kind: 'ready', routes: server.routes, address: server.address });
