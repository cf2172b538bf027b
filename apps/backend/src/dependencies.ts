import type { OpenApiDocument } from '@portal/api/contract';
import type { Writable } from 'node:stream';
import type { SourceRules } from './config/cadastre-settings.ts';
import type { Environment } from './config/environment.ts';
import type { ContractSchemas } from './contract/schemas.ts';
import type { Database } from './db/database.ts';
import type { FileStorage } from './files/storage.ts';
import type { FeaturePort } from './ports/features.ts';
import type { StatePack } from './state-pack/state-pack.ts';

/** What the server is built from; opened and closed by the caller. */
export interface AppDependencies {
  readonly environment: Environment;
  /** What differs between states. */
  readonly state: StatePack;
  readonly document: OpenApiDocument;
  readonly schemas: ContractSchemas;
  readonly database: Database;
  /** Where the contents of files are. */
  readonly storage: FileStorage;
  /** What the cadastre publishes. */
  readonly features: FeaturePort;
  /** How features become rows of the index. */
  readonly rules: SourceRules;
  /** Receives the progress of an import. */
  readonly reportImport?: (text: string) => void;
  /** The clock; tests replace it. */
  readonly now?: () => Date;
  /** How far the clock of this machine is ahead of the database's, in ms; by default not at all. */
  readonly clockDifferenceMs?: () => number;
  /** Whether to write log lines; a stream receives them instead of the standard output. */
  readonly logs?: boolean | Writable;
}
