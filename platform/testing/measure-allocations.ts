import { Session, type HeapProfiler } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/** What an action allocates on the JavaScript heap, for each thing done. */
export interface Allocations {
  bytes: number;
  /** Bytes allocated by the functions that allocate most, largest first. */
  byFunction: Record<string, number>;
}

const EVERY_BYTES = 1024;
const MOST_NAMED = 10;

/**
 * Measures what `act` allocates while doing that many things. The heap profiler also counts memory that was collected
 * meanwhile, so the result does not depend on garbage collection. Its samples are evenly spaced, not random.
 */
export async function measureAllocations(things: number, act: () => Promise<unknown>): Promise<Allocations> {
  setFlagsFromString('--sampling-heap-profiler-suppress-randomness');
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.startSampling', {
      samplingInterval: EVERY_BYTES,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    await act();
    const { profile } = await session.post('HeapProfiler.stopSampling');
    const byFunction = new Map<string, number>();
    addUp(profile.head, byFunction);
    const each = (bytes: number) => Math.round(bytes / things);
    return {
      bytes: each([...byFunction.values()].reduce((sum, bytes) => sum + bytes, 0)),
      byFunction: Object.fromEntries(
        [...byFunction]
          .toSorted(([, one], [, other]) => other - one)
          .slice(0, MOST_NAMED)
          .map(([name, bytes]) => [name, each(bytes)]),
      ),
    };
  } finally {
    session.disconnect();
  }
}

function addUp(node: HeapProfiler.SamplingHeapProfileNode, byFunction: Map<string, number>): void {
  const { functionName, url, lineNumber } = node.callFrame;
  const name = `${functionName} ${url.split('/').at(-1) ?? ''}:${lineNumber + 1}`;
  byFunction.set(name, (byFunction.get(name) ?? 0) + node.selfSize);
  for (const child of node.children) addUp(child, byFunction);
}
