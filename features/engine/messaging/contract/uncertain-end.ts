/** Why a message without any receipt was closed: no receipt could arrive, or none did. */
export type UncertainEnd = 'unknown' | 'unknownAfterGap';
