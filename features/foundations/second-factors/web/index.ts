export { SecurityLink } from './security-link.tsx';
export { CodeField } from './code-field.tsx';
export { SetUpApp } from './set-up-app.tsx';
