export { SyncLine, useIsCounting } from './sync-line.tsx';
