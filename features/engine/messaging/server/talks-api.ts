export { dropHeld, postponeHeld, releaseHeld } from './talks/decide-held.ts';
export { listHeld, listTeamActs, type HeldOffer } from './talks/list-held.ts';
