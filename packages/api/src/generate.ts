import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { type HttpMethod, loadContract } from './contract.ts';

const HEADER = '// Generated from openapi.yaml by `pnpm --filter @portal/api generate`.\n';

const METHODS: readonly HttpMethod[] = ['get', 'post', 'put', 'delete'];

/** The tags of the operations that a browser uses; the others would only make its script larger. */
const BROWSER_TAGS: readonly string[] = [
  'session',
  'products',
  'parcels',
  'orders',
  'configuration',
];

/** Generates the types of the contract as TypeScript source. */
export async function generateTypes(): Promise<string> {
  const nodes = await openapiTS(new URL('../openapi.yaml', import.meta.url), {
    arrayLength: false,
    emptyObjectsUnknown: true,
    immutable: true,
  });
  return `${HEADER}${astToString(nodes)}`;
}

/** Generates method and path of every operation that a browser uses as TypeScript source. */
export function generateOperations(): string {
  const entries = Object.entries(loadContract().paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation?.tags?.some((tag) => BROWSER_TAGS.includes(tag))) return [];
      return `  ${operation.operationId}: ['${method.toUpperCase()}', '${path}'],\n`;
    }),
  );
  return [
    HEADER,
    "import type { operations, paths } from './schema.ts';\n\n",
    '/** Method and path of each operation that a browser uses, by its operationId. */\n',
    `export const OPERATIONS = {\n${entries.join('')}} as const satisfies {\n`,
    '  readonly [Id in keyof operations]?: readonly [method: string, path: keyof paths];\n};\n',
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

if (process.argv[1] && import.meta.url === `file://${process.argv[1]}`) {
  for (const [file, source] of await generatedFiles()) {
    const isCurrent = contentOf(file) === source;
    if (!isCurrent) writeFileSync(file, source);
    console.log(`${file.pathname.split('/').at(-1)}: ${isCurrent ? 'current' : 'written'}.`);
  }
}
