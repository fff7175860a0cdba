/** The person of an event, as the store or we know them. */
export interface PastPerson {
  subscriberId: string | null;
  phoneE164: string | null;
  customerId: string | null;
  emailKey: string | null;
  firstName: string | null;
}

/** An event with its person. */
interface Grouped {
  name: string;
  at: Date;
  person: PastPerson;
}

const NAMES = ['subscriberId', 'phoneE164', 'customerId', 'emailKey'] as const;

/**
 * Groups events by person, under all their names. People who share a name count as one. Messages to one person do not
 * affect another, so each group can be replayed alone. Groups are in the order of their first event.
 */
export function groupEvents<One extends Grouped>(events: readonly One[]): One[][] {
  const parents = new Map<string, string>();
  const rootOf = (key: string): string => {
    let root = key;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  for (const event of events) {
    const [first = '', ...others] = keysOf(event).map(rootOf);
    for (const other of others)
      if (other !== first && rootOf(other) !== rootOf(first)) parents.set(rootOf(other), rootOf(first));
  }
  const groups = Map.groupBy(events, (event) => rootOf(keysOf(event)[0] ?? ''));
  return [...groups.values()].map((group) => group.toSorted(byMoment));
}

/** Returns the keys by which events are grouped. An event without a person forms a separate group. */
function keysOf({ person, name, at }: Grouped): string[] {
  const keys = NAMES.flatMap((kind) => (person[kind] === null ? [] : [`${kind} ${person[kind]}`]));
  return keys.length > 0 ? keys : [`nobody ${name} ${at.getTime()}`];
}

function byMoment(one: Grouped, other: Grouped): number {
  return one.at.getTime() - other.at.getTime();
}
