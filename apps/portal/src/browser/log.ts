/** Logs a message for developers. Never with personal data (BE-10). */
export type Log = (message: string, detail?: unknown) => void;

/** Logs to the browser's console (FLOW-12, and errors that are not shown to the person). */
export const browserLog: Log = (message, detail) => {
  globalThis.console.warn(`[portal] ${message}`, detail ?? '');
};
