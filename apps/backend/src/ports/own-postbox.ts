import { callJson } from './http.ts';
import type { PostboxPort } from './postbox.ts';

/** A postbox with the portal's own protocol: it takes a text, and has it when it has answered. */
export const httpPostbox = (settings: {
  readonly url: string;
  readonly token: string;
}): PostboxPort => ({
  fileLimits: { count: 0, bytes: 0 },
  send: async ({ messageId, recipientId, language, subject, text, html, createdAt }) => {
    const body = { messageId, recipientId, language, subject, text, html, createdAt };
    await callJson(`${settings.url}/postbox/api/messages`, settings.token, { body });
    return 'DELIVERED';
  },
  sendStatus: null,
});
