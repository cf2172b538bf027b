export { control as input } from '../field/Field.css.ts';
