/** Why a message without any report was closed: no report could arrive, or none did. */
export type UncertainEnd = 'unknown' | 'unknownAfterGap';
