import createFetchClient from 'openapi-fetch';
import { ApiError } from './error.ts';
import { OPERATIONS } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** The operationId of an operation that a browser uses. */
export type OperationId = keyof typeof OPERATIONS;

type JsonOf<Content> = Content extends {
  readonly content: { readonly 'application/json': infer Json };
}
  ? Json
  : never;

/** The JSON body of the successful response of an operation. */
export type ResponseBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends 200 | 201
    ? JsonOf<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

type Section<
  Id extends OperationId,
  Name extends 'path' | 'query' | 'header',
> = operations[Id]['parameters'] extends { readonly [Key in Name]: infer Values }
  ? { readonly [Key in Name]: Values }
  : { readonly [Key in Name]?: operations[Id]['parameters'][Name] };

/** Parameters and JSON body of an operation, typed by the contract. */
export type RequestInput<Id extends OperationId> = Section<Id, 'path'> &
  Section<Id, 'query'> &
  Section<Id, 'header'> &
  (operations[Id] extends { readonly requestBody: infer Body }
    ? { readonly body: JsonOf<Body> }
    : unknown) & { readonly signal?: AbortSignal };

interface UntypedInput {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly header?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Every path as openapi-fetch sees it: the types of this module replace those that it would infer. */
type UntypedPaths = Record<string, Record<Method, UntypedOperation>>;
type Method = Lowercase<(typeof OPERATIONS)[OperationId][0]>;
interface UntypedOperation {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

/** Sends one operation; `data` is undefined without a body. @throws ApiError only */
export type SendOperation = <Id extends OperationId>(
  id: Id,
  input: RequestInput<Id>,
) => Promise<{ readonly data?: unknown; readonly status: number }>;

/**
 * Creates the function that sends operations of the contract. A body that cannot be parsed, such as HTML where JSON is
 * expected, becomes an {@link ApiError}.
 */
export function createSend(options: TransportOptions): SendOperation {
  const http = createFetchClient<UntypedPaths>({
    baseUrl: options.baseUrl,
    fetch: createTransport(options),
  });
  return async (id, input) => {
    const [method, path] = OPERATIONS[id];
    const { path: pathParameters, query, header, body, signal }: UntypedInput = input;
    const { data, response } = await http
      .request(method.toLowerCase() as Lowercase<typeof method>, path, {
        params: { path: pathParameters, query, header },
        body,
        signal,
      })
      .catch((cause: unknown) => {
        if (cause instanceof ApiError) throw cause;
        throw new ApiError('unexpected', 0, null, cause);
      });
    return { data, status: response.status };
  };
}
