import { join } from 'node:path';
import { ExchangeLog } from './exchange-log.ts';
import { MisbehaviourPlan } from './misbehaviour.ts';
import { SandboxClock } from './sandbox-clock.ts';
import type { SandboxSettings } from './sandbox-settings.ts';
import { WebhookSender } from './webhook-sender.ts';
import { World } from './world.ts';

/** The parts that every provider of the sandbox uses: settings, clock, stored state and webhook sender. */
export interface Sandbox {
  settings: SandboxSettings;
  clock: SandboxClock;
  world: World;
  log: ExchangeLog;
  misbehaviour: MisbehaviourPlan;
  webhooks: WebhookSender;
  /** Whether the demo store's app is still importing its history. Meanwhile the control panel changes nothing. */
  isAddingHistory: boolean;
}

/** Opens a sandbox on its data folder. With `keep: false`, it forgets everything when it ends. */
export function openSandbox(settings: SandboxSettings, { keep = true } = {}): Sandbox {
  const clock = new SandboxClock(settings.clockOffsetFile);
  const log = new ExchangeLog();
  const misbehaviour = new MisbehaviourPlan();
  return {
    settings,
    clock,
    log,
    misbehaviour,
    isAddingHistory: false,
    world: new World(keep ? join(settings.dataDir, 'sandbox-world.json') : null),
    webhooks: new WebhookSender(log, misbehaviour, clock),
  };
}
