import { beginServer } from '../../../apps/server/begin-server.ts';
import { hostProgram } from './host-program.ts';

hostProgram(async ({ env, args }) => {
  const { routes, address, stop } = await beginServer(env, args);
  return { told: { routes, address }, stop };
});
