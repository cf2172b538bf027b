/** Longest e-mail address, as in the contract. */
const EMAIL_MAX = 200;

/** As in the contract: one address without a name, in which a header of a mail cannot begin. */
const EMAIL = /^[^\s@<>,;:"()\\[\]]+@[^\s@<>,;:"()\\[\]]+$/;

/** Whether a text without spaces around it is an e-mail address by the contract. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= EMAIL_MAX && EMAIL.test(text);
