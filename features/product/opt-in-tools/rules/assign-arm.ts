import type { Arm } from '../contract/experiment.ts';
import type { PublicTool } from '../contract/tool.ts';

interface Experiment {
  id: string;
  holdOutPercent: number;
}

const TEN_THOUSAND = 10_000;

/**
 * Returns a visitor's number in an experiment, a whole number below 2^53. It is the same in browser and server, and
 * differs between experiments. It combines two 32-bit hashes with the constants of MurmurHash3.
 */
export function visitorKey(experimentId: string, visitorId: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of `${experimentId} ${visitorId}`) {
    const code = letter.charCodeAt(0);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (two & 0x1fffff) * 4294967296 + (one >>> 0);
}

/** Returns the side of a visitor, which is always the same: the hold-out first, the rest in halves. */
export function assignArm({ id, holdOutPercent }: Experiment, visitorId: string): Arm {
  return armOfKey(visitorKey(id, visitorId), holdOutPercent);
}

export function armOfKey(key: number, holdOutPercent: number): Arm {
  if (key % TEN_THOUSAND < holdOutPercent * 100) return 'heldOut';
  return Math.floor(key / TEN_THOUSAND) % 2 === 0 ? 'A' : 'B';
}

/**
 * Returns the tool in the design of the visitor's side, with a chat link that names the visitor. Returns null for
 * visitors in the hold-out; they are reported as an event when the tool would have been shown.
 */
export function toolForVisitor<Tool extends PublicTool>(tool: Tool, visitorId: string): Tool | null {
  const { experiment, id, chatUrl } = tool;
  if (!experiment) return tool;
  const key = visitorKey(experiment.id, visitorId);
  const arm = armOfKey(key, experiment.holdOutPercent);
  if (arm === 'heldOut') return null;
  return {
    ...tool,
    // Replaces the settings and the QR code.
    ...(arm === 'B' && experiment),
    id,
    // Appends the visitor's number to the tool's id.
    chatUrl: chatUrl && chatUrl.replace(id, `$&.${key.toString(36)}`),
  };
}
