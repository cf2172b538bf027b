import type { Log } from '../../browser/log.ts';

/** Message between the tabs of one browser. */
export type TabMessage =
  /** These basket items were ordered with this number; a duplicated tab may still show them. */
  | { readonly type: 'ordered'; readonly keys: readonly string[]; readonly orderNumber: string }
  /** Somebody logged in or out; null is nobody. The session belongs to the browser, so it changed in every tab. */
  | { readonly type: 'person'; readonly customerKey: string | null };

/** Channel to the other tabs. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Reads a message; null for anything else, such as a message of another version of the portal. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  const { type, keys, orderNumber, customerKey } = data;
  if (type === 'ordered' && Array.isArray(keys) && typeof orderNumber === 'string') {
    return { type, keys: keys.filter((key) => typeof key === 'string'), orderNumber };
  }
  if (type === 'person' && (customerKey === null || typeof customerKey === 'string')) {
    return { type, customerKey };
  }
  return null;
}

/** Opens the channel. In a browser without `BroadcastChannel` each tab works for itself. */
export function openTabChannel(onMessage: (message: TabMessage) => void, log: Log): TabChannel {
  try {
    const channel = new BroadcastChannel('portal');
    channel.addEventListener('message', ({ data }) => {
      const message = readTabMessage(data);
      if (message) onMessage(message);
    });
    return { post: channel.postMessage.bind(channel) };
  } catch (error) {
    log('No channel between the tabs of this browser', error);
    return { post: () => undefined };
  }
}
