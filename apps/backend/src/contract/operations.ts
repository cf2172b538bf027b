import type { HttpMethod, JsonSchema, OpenApiDocument, Operation } from '@portal/api/contract';

/** An operation of the contract with its path and method. */
export interface ContractOperation {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: Operation;
  /** Parameters that all operations of the path share. */
  readonly shared: readonly JsonSchema[];
}

const METHODS: readonly HttpMethod[] = ['get', 'post', 'put', 'delete'];

/** All operations of the contract. */
export function operationsOf(document: OpenApiDocument): readonly ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation, shared: item.parameters ?? [] }] : [];
    }),
  );
}
