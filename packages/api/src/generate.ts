import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { type HttpMethod, loadContract, type Operation } from './contract.ts';

const HEADER = '// Generated from openapi.yaml by `pnpm generate`.\n';

const METHODS: readonly HttpMethod[] = ['get', 'post', 'put', 'delete'];

/** The tags of the operations that a browser uses; the others would only make its script larger. */
const BROWSER_TAGS: readonly string[] = [
  'session',
  'products',
  'parcels',
  'orders',
  'configuration',
];

/** Generates the types of the contract as TypeScript source. @param document by default openapi.yaml; also its address, or what a backend serves */
export async function generateTypes(
  document: Parameters<typeof openapiTS>[0] = new URL('../openapi.yaml', import.meta.url),
): Promise<string> {
  const nodes = await openapiTS(document, {
    arrayLength: false,
    emptyObjectsUnknown: true,
    immutable: true,
  });
  return `${HEADER}${astToString(nodes)}`;
}

/** Paths to which identity services and payment providers send a browser; the portal itself never builds these addresses. */
const LED_TO = /^\/(?:authenticate|payment-status)\//;

interface BrowserOperation extends Operation {
  readonly method: HttpMethod;
  readonly path: string;
}

function browserOperations(): readonly BrowserOperation[] {
  return Object.entries(loadContract().paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation?.tags?.some((tag) => BROWSER_TAGS.includes(tag))) return [];
      return [{ ...operation, method, path }];
    }),
  );
}

/** The status of success of an operation that returns JSON or nothing; undefined for a redirect and a file. */
function callStatus({ responses }: Operation): string | undefined {
  return ['200', '201', '204'].find((status) => {
    const content = Object(responses[status]?.['content']);
    return status === '204' ? responses[status] : content['application/json'];
  });
}

const comment = ({ summary = '' }: Operation) => `  /** ${summary} */\n`;

/** Generates a table of the calls that a browser makes, and one of the addresses that it navigates to, as TypeScript. */
export function generateOperations(): string {
  const operations = browserOperations();
  const calls = operations.flatMap((operation) => {
    const { operationId: id, method, path } = operation;
    const status = callStatus(operation);
    return status
      ? [`${comment(operation)}  ${id}: ['${method.toUpperCase()}', '${path}', ${status}],\n`]
      : [];
  });
  const addresses = operations
    .filter((operation) => !callStatus(operation) && !LED_TO.test(operation.path))
    .map((operation) => `${comment(operation)}  ${operation.operationId}: '${operation.path}',\n`);
  return [
    HEADER,
    "import type { operations, paths } from './schema.ts';\n\n",
    '/** Method, path and status of success of each call that a browser makes, by its operationId. */\n',
    `export const OPERATIONS = {\n${calls.join('')}} as const satisfies {\n`,
    '  readonly [Id in keyof operations]?: readonly [method: string, path: keyof paths, status: number];\n};\n\n',
    '/** Path of each operation that a link of the portal leads to, for a redirect or a file, by its operationId. */\n',
    `export const ADDRESSES = {\n${addresses.join('')}} as const satisfies {\n`,
    '  readonly [Id in keyof operations]?: keyof paths;\n};\n',
  ].join('');
}

/** The generated files with their content. */
export async function generatedFiles(): Promise<ReadonlyMap<URL, string>> {
  return new Map([
    [new URL('./generated/schema.ts', import.meta.url), await generateTypes()],
    [new URL('./generated/operations.ts', import.meta.url), generateOperations()],
  ]);
}

function contentOf(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.main) {
  mkdirSync(new URL('./generated/', import.meta.url), { recursive: true });
  for (const [file, source] of await generatedFiles()) {
    if (contentOf(file) === source) continue;
    writeFileSync(file, source);
    console.log(`Wrote packages/api/src/generated/${file.pathname.split('/').at(-1)}`);
  }
}
