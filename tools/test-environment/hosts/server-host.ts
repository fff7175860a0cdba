import { launchServer } from '../../../apps/server/launch-server.ts';
import { hostProgram } from './host-program.ts';

hostProgram(async ({ env, args }) => {
  const { routes, address, stop } = await launchServer(env, args);
  return { report: { routes, address }, stop };
});
