export { SupportNumber } from './support-number/support-number.tsx';
