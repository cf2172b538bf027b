/** Source of a module that imports every entry of the package. */
export function entriesSource(names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as e${index} from '@portal/ui/${name}';`);
  const rows = names.map((name, index) => `  '${name}': e${index},`);
  return [
    ...imports,
    '/** Every entry of the package. */',
    'export const entries: Record<string, object> = {',
    ...rows,
    '};\n',
  ].join('\n');
}

/** Source of a module that imports from every other package. */
export const REST_SOURCE = `
import { createClient, TIMEOUT_MS } from '@portal/api';
import { loadContract } from '@portal/api/contract';
import { emptyDraft } from '@portal/order-flow';
import type { Draft } from '@portal/order-flow';
import { vars } from '@portal/tokens';

const state: Draft = emptyDraft();

export const rest = {
  ink: vars.color.ink,
  step: state.step,
  timeout: TIMEOUT_MS,
  calls: Object.keys(loadContract().paths).length,
  client: typeof createClient,
};
`;
