/** Writes down what is worth knowing to whoever looks for a fault. Never with personal data (BE-10). */
export type Log = (message: string, detail?: unknown) => void;

/** The browser's own journal: FLOW-12 and the seeds' "only logged" end here. */
export const browserLog: Log = (message, detail) => {
  globalThis.console.warn(`[portal] ${message}`, detail ?? '');
};
