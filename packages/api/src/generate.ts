import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

/** The file of the generated types. */
export const TYPES_FILE = new URL('./generated/schema.ts', import.meta.url);

/** Generates the types of the contract as TypeScript source. */
export async function generateTypes(): Promise<string> {
  const nodes = await openapiTS(new URL('../openapi.yaml', import.meta.url), {
    arrayLength: false,
    emptyObjectsUnknown: true,
    immutable: true,
  });
  return `// Generated from openapi.yaml by \`pnpm --filter @portal/api generate\`.\n${astToString(nodes)}`;
}

if (process.argv[1] && import.meta.url === `file://${process.argv[1]}`) {
  const source = await generateTypes();
  const before = (() => {
    try {
      return readFileSync(TYPES_FILE, 'utf8');
    } catch {
      return '';
    }
  })();
  if (before !== source) writeFileSync(TYPES_FILE, source);
  console.log(before === source ? 'Types are current.' : 'Types written.');
}
