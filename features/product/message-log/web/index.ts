export { MessageStanding } from './message-standing.tsx';
