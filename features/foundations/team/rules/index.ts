export { roleDoes } from './role-does.ts';
export { roleName } from './role-name.ts';
