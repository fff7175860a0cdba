export { useSendingPause } from './pause/use-sending-pause.ts';
export { PAUSE_HASH, PauseButton } from './pause/pause-button.tsx';
