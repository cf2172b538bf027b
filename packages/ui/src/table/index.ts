export { ROLE } from './roles.ts';
export { tableStyles } from './styles.ts';
