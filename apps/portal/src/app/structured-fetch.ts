type Send = (request: Request) => Promise<Response>;

/** Searches alone may be answered by a plain string: it means that the session has ended (API-27). */
const SEARCH = /\/land\/parcels\/search-by-[a-z-]+$/;

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '');
}

/**
 * `fetch` for a contract whose answers are objects and lists: a bare text or number in JSON, as a proxy or a broken
 * service sends it, becomes an empty answer, which the client takes for a failed call. As data it would break a page
 * far from where it came in (ERR-2).
 */
export function structuredFetch(send: Send): Send {
  return async (request) => {
    const response = await send(request);
    if (!response.ok || !isJson(response)) return response;
    if (SEARCH.test(new URL(request.url).pathname)) return response;
    const [first = ''] = (await response.clone().text()).trimStart();
    if (first === '{' || first === '[') return response;
    return new Response(null, {
      status: response.status,
      headers: { 'content-type': 'application/json', 'content-length': '0' },
    });
  };
}
