/** Why a message was closed that nobody told anything of: nobody could have told us, or nobody did. */
export type UncertainEnd = 'unknown' | 'unknownAfterGap';
