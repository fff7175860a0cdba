import { useState } from 'react';

/**
 * Returns the kind of a rule's values: the one that they have, or without values the one that was chosen last. Rules
 * can also come from a saved segment or from somebody else's save.
 */
export function useKind<Kind extends string>(given: Kind | null, usual: Kind) {
  const [wanted, setWanted] = useState(given ?? usual);
  if (given !== null && given !== wanted) setWanted(given);
  return { kind: given ?? wanted, choose: setWanted };
}
