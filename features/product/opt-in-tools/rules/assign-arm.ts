import type { Arm } from '../contract/experiment.ts';
import type { PublicTool } from '../contract/tool.ts';

interface Experiment {
  id: string;
  holdOutPercent: number;
}

const TEN_THOUSAND = 10_000;

/**
 * A visitor in one experiment, as a whole number below 2^53: the same in the browser and on the server, another one in
 * each experiment. Two numbers of 32 bits that each letter turns (by the constants of MurmurHash3), put together.
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

/** Which side a visitor is on, always the same one: the held out first, the rest in halves. */
export function assignArm({ id, holdOutPercent }: Experiment, visitorId: string): Arm {
  return armOfKey(visitorKey(id, visitorId), holdOutPercent);
}

export function armOfKey(key: number, holdOutPercent: number): Arm {
  if (key % TEN_THOUSAND < holdOutPercent * 100) return 'heldOut';
  return Math.floor(key / TEN_THOUSAND) % 2 === 0 ? 'A' : 'B';
}

/**
 * A tool as a visitor sees it: in the design of their side, with a chat link that says who came by it; null for who is
 * held out, which is to be told as an event when it would have been shown.
 */
export function toolForVisitor<Tool extends PublicTool>(tool: Tool, visitorId: string): Tool | null {
  const { experiment, id, chatUrl } = tool;
  if (!experiment) return tool;
  const key = visitorKey(experiment.id, visitorId);
  const arm = armOfKey(key, experiment.holdOutPercent);
  if (arm === 'heldOut') return null;
  return {
    ...tool,
    // Its settings, and the code on it.
    ...(arm === 'B' && experiment),
    id,
    // Where it names the tool.
    chatUrl: chatUrl && chatUrl.replace(id, `$&.${key.toString(36)}`),
  };
}
