import * as z from 'zod';
import { isLoopback } from './loopback.ts';
import { PUBLISHED_SECRETS } from './sandbox-environment.ts';
import { webAddress } from './setting-shapes.ts';
import type { SettingsFault } from './settings-error.ts';

/** Where the server listens, its public URL, and whether it uses the sandbox. */
export interface ReachSettings {
  /** The IP address to listen on. */
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The sandbox's keys are public, so only this machine may connect. */
  isSandbox: boolean;
}

export const reachVariables = {
  BELLBIRD_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, {
      error: 'is not an address to listen at. Use one of this machine, such as 127.0.0.1 or 0.0.0.0.',
    })
    .optional(),
  BELLBIRD_PUBLIC_URL: webAddress('the address shoppers and providers reach this server at').optional(),
  BELLBIRD_SANDBOX: z.enum(['true', 'false'], { error: 'is neither true nor false.' }).default('false'),
};

type ReachValues = z.output<z.ZodObject<typeof reachVariables>>;

export function reachPart(values: ReachValues, port: number): ReachSettings {
  const isSandbox = values.BELLBIRD_SANDBOX === 'true';
  return {
    isSandbox,
    host: values.BELLBIRD_HOST ?? (isSandbox ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: values.BELLBIRD_PUBLIC_URL ?? `http://localhost:${port}`,
  };
}

/** Returns combinations that are refused: the sandbox's keys with a public host, or real shops without a public URL. */
export function reachFaults(set: Record<string, string>): SettingsFault[] {
  return set['BELLBIRD_SANDBOX'] === 'true' ? openSandboxFaults(set) : realFaults(set);
}

function openSandboxFaults(set: Record<string, string>): SettingsFault[] {
  const others = 'The keys of the sandbox are public, so it is for this machine alone.';
  const faults: SettingsFault[] = [];
  const url = set['BELLBIRD_PUBLIC_URL'];
  if (url !== undefined && URL.canParse(url) && !isLoopback(new URL(url).hostname)) {
    const sentence = `is an address that others reach. ${others} Start with --without-sandbox for real stores.`;
    faults.push({ variable: 'BELLBIRD_PUBLIC_URL', value: url, sentence });
  }
  const host = set['BELLBIRD_HOST'];
  if (host !== undefined && !isLoopback(host)) {
    const sentence = `lets others in. ${others} Use 127.0.0.1, or start with --without-sandbox.`;
    faults.push({ variable: 'BELLBIRD_HOST', value: host, sentence });
  }
  return faults;
}

function realFaults(set: Record<string, string>): SettingsFault[] {
  const faults: SettingsFault[] = [];
  if (set['BELLBIRD_PUBLIC_URL'] === undefined) {
    const sentence =
      'is missing. Give the address shoppers and providers reach this server at: it stands in every link we send.';
    faults.push({ variable: 'BELLBIRD_PUBLIC_URL', value: undefined, sentence });
  }
  for (const [variable, published] of Object.entries(PUBLISHED_SECRETS)) {
    if (set[variable] !== published) continue;
    const sentence = "is the sandbox's, which everybody knows. Use one of your own.";
    faults.push({ variable, value: undefined, sentence });
  }
  const clockFile = set['BELLBIRD_CLOCK_OFFSET_FILE'];
  if (clockFile !== undefined) {
    const sentence = 'moves the clock, which only the sandbox may. Unset it.';
    faults.push({ variable: 'BELLBIRD_CLOCK_OFFSET_FILE', value: clockFile, sentence });
  }
  return faults;
}
