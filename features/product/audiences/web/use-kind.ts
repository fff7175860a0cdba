import { useState } from 'react';

/**
 * Of what kind a rule's values are: as they say themselves, and while there are none, as was chosen last. Rules come from
 * elsewhere too: a saved segment that is taken, or what somebody else saved.
 */
export function useKind<Kind extends string>(said: Kind | null, usual: Kind) {
  const [wanted, setWanted] = useState(said ?? usual);
  if (said !== null && said !== wanted) setWanted(said);
  return { kind: said ?? wanted, choose: setWanted };
}
