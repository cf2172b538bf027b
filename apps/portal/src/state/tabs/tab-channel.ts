import type { Log } from '../../browser/log.ts';

/** What one window of the portal tells the others of the same browser. */
export type TabMessage =
  /** These positions of a basket are an order now; a window copied from this one still shows them. */
  | { readonly type: 'ordered'; readonly keys: readonly string[] }
  /** Somebody logged in or out here; null is nobody. The session is the browser's, so it changed everywhere. */
  | { readonly type: 'person'; readonly customerKey: string | null };

/** The line between the windows. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Reads a message; null for anything else, such as one of another version of the portal. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  const { type, keys, customerKey } = data;
  if (type === 'ordered' && Array.isArray(keys)) {
    return { type, keys: keys.filter((key) => typeof key === 'string') };
  }
  if (type === 'person' && (customerKey === null || typeof customerKey === 'string')) {
    return { type, customerKey };
  }
  return null;
}

/** Opens the line. A browser that has none works on, each window for itself. */
export function openTabChannel(hear: (message: TabMessage) => void, log: Log): TabChannel {
  try {
    const channel = new BroadcastChannel('portal');
    channel.addEventListener('message', ({ data }) => {
      const message = readTabMessage(data);
      if (message) hear(message);
    });
    return { post: channel.postMessage.bind(channel) };
  } catch (error) {
    log('The windows of this browser do not hear of each other', error);
    return { post: () => undefined };
  }
}
