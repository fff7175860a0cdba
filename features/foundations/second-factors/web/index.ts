export { passkeyProblem, signWithPasskey } from './ask-device.ts';
export { CodeField } from './code-field.tsx';
export { SecurityLink } from './security-link.tsx';
export { SetUpFactor } from './set-up-factor.tsx';
