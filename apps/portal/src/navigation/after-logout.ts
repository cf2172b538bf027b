/** State of the address of the order page after a logout. @param isConfirmed whether the backend has ended the session */
export const afterLogout = (isConfirmed: boolean): { readonly isLoggedOut: boolean } => ({
  isLoggedOut: isConfirmed,
});

/** Whether the state of an address says that a logout has led there; the history of the browser can hold anything. */
export const isAfterLogout = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'isLoggedOut' in state &&
  state.isLoggedOut === true;
