import { setXsrfCookie, type PortalCookies } from '../../http/cookies.ts';
import { type Handlers, sessionOf } from '../../http/handlers.ts';
import type { Sessions } from '../../session/sessions.ts';
import type { XsrfTokens } from '../../session/xsrf.ts';
import type { GuestOrders } from './guest-orders.ts';

/** What the calls need. */
interface GuestServices {
  readonly guests: GuestOrders;
  readonly sessions: Sessions;
  readonly xsrf: XsrfTokens;
  readonly cookies: PortalCookies;
}

/** Handlers of orders without an account (OPEN-2). */
export function guestOrderHandlers({
  guests,
  sessions,
  xsrf,
  cookies,
}: GuestServices): Handlers<
  'createGuestOrder' | 'openGuestOrder' | 'renewGuestLink' | 'takeOverGuestOrder'
> {
  return {
    createGuestOrder: async ({ request, body }) => {
      await guests.create(String(request.headers['idempotency-key']), body);
      return undefined;
    },
    openGuestOrder: async ({ request, reply, body }) => {
      const { orderNumber, session } = await guests.open(body.token);
      // One browser has one session, as after a login.
      await sessions.end(request.cookies[cookies.session]);
      const maxAge = sessions.longestMs / 1000;
      reply.setCookie(cookies.session, session, { ...cookies.options, httpOnly: true, maxAge });
      setXsrfCookie(reply, xsrf, session, cookies.options);
      return { orderNumber };
    },
    takeOverGuestOrder: async (call) => ({
      orderNumber: await guests.takeOver(sessionOf(call), call.body.token),
    }),
    renewGuestLink: async ({ body }) => {
      await guests.renew(body);
      return undefined;
    },
  };
}
