import createFetchClient from 'openapi-fetch';
import { ApiError } from './error.ts';
import { OPERATIONS } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** The operationId of a call that a browser makes. */
export type OperationId = keyof typeof OPERATIONS;

type JsonOf<Content> = Content extends {
  readonly content: { readonly 'application/json': infer Json };
}
  ? Json
  : undefined;

/** The JSON body of the successful response of a call; undefined if it has none. */
export type ResponseBody<Id extends OperationId> = JsonOf<
  operations[Id]['responses'][(typeof OPERATIONS)[Id][2] & keyof operations[Id]['responses']]
>;

type Section<
  Id extends OperationId,
  Name extends 'path' | 'query' | 'header',
> = operations[Id]['parameters'] extends { readonly [Key in Name]: infer Values }
  ? { readonly [Key in Name]: Values }
  : { readonly [Key in Name]?: operations[Id]['parameters'][Name] };

/** The body of a request: JSON, or a file. */
type BodyOf<Content> = Content extends { readonly content: { readonly 'application/pdf': string } }
  ? Blob
  : JsonOf<Content>;

/** Parameters and body of a call, typed by the contract. */
export type RequestInput<Id extends OperationId> = Section<Id, 'path'> &
  Section<Id, 'query'> &
  Section<Id, 'header'> &
  (operations[Id] extends { readonly requestBody: infer Body }
    ? { readonly body: BodyOf<Body> }
    : unknown);

/**
 * Sends a call of the contract with its parameters and body; `signal` aborts it.
 *
 * @throws ApiError only
 */
export type Call = <Id extends OperationId>(
  id: Id,
  input: RequestInput<Id>,
  signal?: AbortSignal,
) => Promise<ResponseBody<Id>>;

/** Parameters and body of any call. */
export interface UntypedInput {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly header?: unknown;
  readonly body?: unknown;
}

/** Every path as openapi-fetch sees it: the types of this module replace those that it would infer. */
type UntypedPaths = Record<string, Record<Method, UntypedOperation>>;
type Method = Lowercase<(typeof OPERATIONS)[OperationId][0]>;
interface UntypedOperation {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

/** Sends a file as it is, instead of as JSON; browsers do not know the types of all files (DATA-7). */
const fileBody = ({ type }: Blob) => ({
  headers: { 'content-type': type === 'application/pdf' ? type : 'application/octet-stream' },
  bodySerializer: (body: unknown) => body,
});

/** The value of a text in JSON; any other text as it is, but null for a damaged object or list. */
function jsonOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return /^\s*[[{]/.test(text) ? null : text.trim();
  }
}

/**
 * Creates the function that sends calls.
 *
 * @param isBackground whether a page sends them by itself: a search that is answered by a text then fails, and ends no session (IN-6)
 */
export function createCall(options: TransportOptions, isBackground = false): Call {
  const http = createFetchClient<UntypedPaths>({
    baseUrl: options.baseUrl,
    fetch: createTransport(options),
  });

  return async <Id extends OperationId>(
    id: Id,
    input: RequestInput<Id>,
    signal?: AbortSignal,
  ): Promise<ResponseBody<Id>> => {
    const [method, path, success] = OPERATIONS[id];
    const { path: pathParameters, query, header, body }: UntypedInput = input;
    const isSearch = id.startsWith('searchBy');
    const { data: answer, response } = await http
      .request(method.toLowerCase() as Lowercase<typeof method>, path, {
        params: { path: pathParameters, query, header },
        body,
        signal,
        ...(isSearch ? { parseAs: 'text' } : {}),
        ...(body instanceof Blob ? fileBody(body) : {}),
      })
      .catch((cause: unknown) => {
        if (cause instanceof ApiError) throw cause;
        // A body that cannot be parsed, such as HTML where JSON is expected.
        throw new ApiError('unexpected', 0, null, cause);
      });
    if (success === 204) return undefined as ResponseBody<Id>;
    const data = isSearch ? jsonOf(answer) : answer;
    // A search answered by a plain string, or by a text that is not JSON, such as the login page of a gateway, means that the
    // session has ended (API-27, SEED-1).
    if (isSearch && !isBackground && typeof data === 'string' && data !== '') {
      options.onUnauthorized();
      throw new ApiError('unexpected', 401, null);
    }
    // Every response of the contract is an object or a list. A plain string or number, as a proxy or a defective service
    // may return it, is rejected here, because a page would fail on it (ERR-2).
    if (typeof data !== 'object' || data === null) {
      throw new ApiError('unexpected', response.status, null);
    }
    return data as ResponseBody<Id>;
  };
}
