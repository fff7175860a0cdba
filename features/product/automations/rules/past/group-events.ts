/** Whom an event is of, as the store or we know them. */
export interface PastPerson {
  subscriberId: string | null;
  phoneE164: string | null;
  customerId: string | null;
  emailKey: string | null;
  firstName: string | null;
}

/** Something that happened, with whom it happened to. */
interface Grouped {
  name: string;
  at: Date;
  person: PastPerson;
}

const NAMES = ['subscriberId', 'phoneE164', 'customerId', 'emailKey'] as const;

/**
 * The events person by person, under whatever names: who shares a name with somebody is taken for them. What one was
 * written has no bearing on another, so each group can be looked at by itself; in the order of their first event.
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

/** What is of nobody is a group of its own. */
function keysOf({ person, name, at }: Grouped): string[] {
  const keys = NAMES.flatMap((kind) => (person[kind] === null ? [] : [`${kind} ${person[kind]}`]));
  return keys.length > 0 ? keys : [`nobody ${name} ${at.getTime()}`];
}

function byMoment(one: Grouped, other: Grouped): number {
  return one.at.getTime() - other.at.getTime();
}
