export { roleDoes, roleName } from './role-words.ts';
