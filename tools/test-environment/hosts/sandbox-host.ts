import { launchSandbox } from '../../../apps/sandbox/launch-sandbox.ts';
import { hostProgram } from './host-program.ts';

hostProgram(async ({ env }) => ({ report: {}, ...(await launchSandbox(env)) }));
