import type { HttpMethod, JsonSchema, OpenApiDocument, Operation } from '@portal/api/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { operationsOf } from '../contract/operations.ts';
import { type ContractSchemas, isObject, resolve } from '../contract/schemas.ts';
import type { AllHandlers, Call, OperationId } from './handlers.ts';
import { FORM_TYPE } from './bodies.ts';
import type { Guard, OperationGuards } from './guard.ts';
import { HttpProblem } from './problem.ts';
import type { CallLimit } from './rate-limits.ts';

/** Maximum size of a body in bytes: an order with 50 positions is far below 1 MiB; files have a limit of their own. */
const BODY_LIMIT = 1024 * 1024;

/** Calls that transfer files; they may take as long as `FILE_MS`. */
const FILE_CALLS: ReadonlySet<OperationId> = new Set([
  'putProductResult',
  'verifyFile',
  'putInvoice',
  'downloadOrder',
  'downloadPosition',
  'downloadInvoice',
  'downloadCredit',
  'uploadEvidence',
  'downloadEvidence',
  'fetchEvidence',
  'downloadProgramOrder',
  'downloadProgramPosition',
  'downloadProgramInvoice',
  'downloadProgramCredit',
]);
const FILE_MS = 300_000;

/** What the binder needs besides contract and handlers. */
interface Binding {
  readonly document: OpenApiDocument;
  readonly schemas: ContractSchemas;
  readonly handlers: AllHandlers;
  /** The guards of an operation. */
  guards(operation: Operation, method: HttpMethod): OperationGuards;
  /** Requests per minute for an operation; null does not limit. */
  limit(id: OperationId): CallLimit | null;
  /** Time in ms for the body of a call, and for the whole call. */
  readonly limitsMs: { readonly body: number; readonly request: number };
}

function parameterSchema(parameters: readonly JsonSchema[], place: string): JsonSchema | undefined {
  const named = parameters.filter((parameter) => parameter.in === place);
  if (named.length === 0) return undefined;
  const nameOf = (parameter: JsonSchema): string => {
    const name = String(parameter.name);
    return place === 'header' ? name.toLowerCase() : name;
  };
  return {
    type: 'object',
    required: named.filter((parameter) => parameter.required === true).map(nameOf),
    properties: Object.fromEntries(named.map((parameter) => [nameOf(parameter), parameter.schema])),
  };
}

/**
 * Closes the connection when the body does not arrive in time: half-sent bodies would occupy memory. The guard and the
 * rate limit have run before.
 */
const limitBody =
  (limitMs: number): Guard =>
  async (request) => {
    const timer = setTimeout(() => request.raw.destroy(), limitMs);
    const clear = (): void => clearTimeout(timer);
    request.raw.once('end', clear).once('close', clear);
  };

/** Query parameters are text; those of type integer are converted before validation. */
function readNumbers(parameters: readonly JsonSchema[]): Guard {
  const names = parameters.flatMap(({ in: place, name, schema }) =>
    place === 'query' && isObject(schema) && schema.type === 'integer' ? [String(name)] : [],
  );
  return async ({ query }) => {
    if (!isObject(query)) return;
    for (const name of names) {
      const value = query[name];
      if (typeof value === 'string' && /^\d{1,9}$/.test(value)) {
        Reflect.set(query, name, Number(value));
      }
    }
  };
}

function bodySchema(operation: Operation): JsonSchema | undefined {
  const content = operation.requestBody?.content;
  const json = isObject(content) ? (content['application/json'] ?? content[FORM_TYPE]) : undefined;
  const schema = isObject(json) ? json.schema : undefined;
  return isObject(schema) ? schema : undefined;
}

/** Whether an operation takes a form; all others refuse them, so that no page of another site can send one. */
const takesForm = ({ requestBody }: Operation): boolean => {
  const content = requestBody?.content;
  return isObject(content) && FORM_TYPE in content;
};

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNul);
}

/** PostgreSQL cannot store NUL characters. */
const rejectNul: Guard = async ({ params, query, rawBody, body }) => {
  const isInBody = rawBody?.includes('\\u0000') === true && containsNul(body);
  if (isInBody || containsNul(params) || containsNul(query)) {
    throw new HttpProblem(400, 'INVALID_REQUEST', { detail: 'NUL characters are not allowed.' });
  }
};

/** Removes undefined members. */
const defined = (schemas: Readonly<Record<string, JsonSchema | undefined>>) =>
  Object.fromEntries(Object.entries(schemas).filter(([, schema]) => schema !== undefined));

/** Whether the contract declares a page for a refusal that ends soon. */
function answersPeople(document: OpenApiDocument, { responses }: Operation): boolean {
  const unavailable = responses['503'];
  const content = unavailable && resolve(document, unavailable).content;
  return isObject(content) && 'text/html' in content;
}

/** The errors of an operation that the contract declares as JSON: those of OAuth 2.0 (ORG-4). */
const oauthStatuses = (document: OpenApiDocument, { responses }: Operation): readonly number[] =>
  Object.entries(responses).flatMap(([status, response]) => {
    const { content } = resolve(document, response);
    return Number(status) >= 400 && isObject(content) && 'application/json' in content
      ? [Number(status)]
      : [];
  });

const statusOf = (operation: Operation): number =>
  Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200);

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>;

/** Registers one route for each operation of the contract. */
export function bindContract(app: FastifyInstance, binding: Binding): void {
  const { document, schemas, handlers } = binding;
  for (const { path, method, operation, shared } of operationsOf(document)) {
    const parameters = [...shared, ...(operation.parameters ?? [])].map((one) =>
      resolve(document, one),
    );
    const id = operation.operationId as OperationId;
    const handle: AnyHandler = handlers[id];
    const limit = binding.limit(id);
    const { beforeBody, afterBody } = binding.guards(operation, method);
    const isFile = FILE_CALLS.has(id);
    const options: RouteOptions = {
      method: method.toUpperCase(),
      url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: BODY_LIMIT,
      exposeHeadRoute: method === 'get',
      schema: defined({
        params: parameterSchema(parameters, 'path'),
        querystring: parameterSchema(parameters, 'query'),
        headers: parameterSchema(parameters, 'header'),
        body: bodySchema(operation),
      }),
      validatorCompiler: ({ schema }) => schemas.compile(schema as JsonSchema),
      config: {
        operationId: id,
        takesForm: takesForm(operation),
        answersPeople: answersPeople(document, operation),
        answersOAuth: oauthStatuses(document, operation),
        ...(limit
          ? {
              rateLimit: {
                max: ({ session }: FastifyRequest) => (session ? limit.person : limit.network),
                timeWindow: '1 minute',
              },
            }
          : {}),
      },
      handlerTimeout: isFile ? FILE_MS : binding.limitsMs.request,
      onRequest: [beforeBody],
      preParsing: isFile || method === 'get' ? [] : [limitBody(binding.limitsMs.body)],
      preValidation: [afterBody, rejectNul, readNumbers(parameters)],
      handler: async (request, reply) => {
        const { params, query, body, session } = request;
        const call = { params, query, body, session, request, reply } as Call<OperationId>;
        const answer = await handle(call);
        // The handler has sent the reply itself, perhaps to somebody who has closed the connection before its end.
        if (reply.sent || reply.raw.headersSent) return reply;
        return reply.code(statusOf(operation)).send(answer);
      },
    };
    app.route(options);
  }
}
