import { vars } from '@portal/tokens';

/** Keeps letters readable on any drawing: a shadow of the ground around them. */
export const halo = [
  '-1px -1px',
  '1px -1px',
  '-1px 1px',
  '1px 1px',
  '0 -2px',
  '0 2px',
  '-2px 0',
  '2px 0',
]
  .map((at) => `${at} 0 ${vars.color.paper}`)
  .join(', ');
