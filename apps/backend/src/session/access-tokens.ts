import type { Customer, PostalAddress, ProgramScope, TrustLevel } from '@portal/api';
import type { Database } from '../db/database.ts';
import { organisationColumn, type SessionOrganisation } from '../organisations/organisations.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import type { Session } from './sessions.ts';

/** How long an access token is valid, in seconds. */
export const TOKEN_SECONDS = 900;

/** What a program may do with an access token. */
export interface ProgramAccess {
  readonly session: Session;
  readonly scopes: readonly ProgramScope[];
}

/** Issues and finds access tokens of programs (RFC 6749, RFC 6750); any process can find them. */
export interface AccessTokens {
  /** @returns the token, which is stored nowhere else */
  issue(programId: string, scopes: readonly ProgramScope[]): Promise<string>;
  /** Null for a token that is unknown or has expired, or whose program was revoked. */
  find(token: string): Promise<ProgramAccess | null>;
}

interface AccessRow extends Record<string, unknown> {
  id: string;
  name: string;
  address: PostalAddress;
  trust_level: TrustLevel;
  scopes: readonly ProgramScope[];
  expires_at: Date;
  organisation: SessionOrganisation;
}

function customerOf({ id, name, address, trust_level, organisation }: AccessRow): Customer {
  return {
    id,
    name: '',
    lastname: name,
    email: '',
    trustLevel: trust_level,
    sex: 'NOT_KNOWN',
    address,
    organisation: { id: organisation.id, name: organisation.name },
  };
}

/**
 * Access tokens in the database. The session of a program has the facts of its organisation as they are now, and the roles of the person who
 * has added it.
 */
export function accessTokens(database: Database, now: () => Date): AccessTokens {
  return {
    issue: async (programId, scopes) => {
      const token = newSecret();
      await database.query(
        `with used as (update programs set last_used_at = $4 where id = $2::uuid)
         insert into access_tokens (token_hash, program_id, scopes, expires_at)
         values ($1, $2::uuid, $3::jsonb, $4::timestamptz + ${TOKEN_SECONDS} * interval '1 second')`,
        [hashOfSecret(token), programId, JSON.stringify(scopes), now().toISOString()],
      );
      return token;
    },
    find: async (token) => {
      const [row] = await database.query<AccessRow>(
        `select p.id::text as id, c.last_name as name, c.address, p.trust_level, t.scopes, t.expires_at,
           ${organisationColumn('p.organisation_id', 'p.made_by')} as organisation
         from access_tokens t join programs p on p.id = t.program_id join customers c on c.id = p.id
         where t.token_hash = $1 and t.expires_at > $2 and p.revoked_at is null`,
        [hashOfSecret(token), now().toISOString()],
      );
      if (!row) return null;
      const secondsLeft = Math.floor((row.expires_at.getTime() - now().getTime()) / 1000);
      return {
        scopes: row.scopes,
        session: {
          id: row.id,
          isProgram: true,
          isGuest: false,
          customer: customerOf(row),
          organisation: row.organisation,
          application: null,
          birthDate: null,
          end: { idleSeconds: secondsLeft, secondsLeft },
        },
      };
    },
  };
}
