import type { Customer, CustomerSession, PostalAddress, SessionEnd, TrustLevel } from '@portal/api';
import type { Database, Queryable } from '../db/database.ts';
import type { SessionLimits } from '../config/session-limits.ts';
import {
  organisationColumn,
  saveOrganisation,
  type SessionOrganisation,
} from '../organisations/organisations.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import type { Profile } from './profile.ts';
import { refreshPrograms } from './refresh-programs.ts';

/** The person or the program a request comes from. */
export interface Session {
  /** That of a program is the id of the program. */
  readonly id: string;
  /** Whether a program of an organisation calls with an access token (ORG-4). */
  readonly isProgram: boolean;
  /** Whether somebody without an account has opened an order by its link (OPEN-2): the session sees that order only. */
  readonly isGuest: boolean;
  readonly customer: Customer;
  /** The organisation that the person acts for; null in a private session (ORG-1). */
  readonly organisation: SessionOrganisation | null;
  /** The date of birth that the login has stated, such as `1964-08-12`; null without one (OWN-1). */
  readonly birthDate: string | null;
  /** The application at the identity service that the login began; null without one. */
  readonly application: string | null;
  /** When the session ends (REAL-3). */
  readonly end: SessionEnd;
}

/** Starts, finds and ends sessions. */
export interface Sessions {
  /** Saves the person and starts a session. @returns the secret for the cookie, which is stored nowhere else */
  start(profile: Profile): Promise<string>;
  /** Starts a session of somebody without an account (OPEN-2), in a transaction. @returns the secret for the cookie */
  startGuest(transaction: Queryable, customerId: string): Promise<string>;
  /** Longest time of any session in ms: that of its cookie. */
  readonly longestMs: number;
  find(token: string | undefined): Promise<Session | null>;
  end(token: string | undefined): Promise<void>;
  /** Sessions of a person that have not ended: that of the secret first, then by last use. */
  list(customerId: string, token: string | undefined): Promise<CustomerSession[]>;
  /** Ends a session of the person by its id; does nothing when the person has no such session. */
  endOne(customerId: string, id: string): Promise<void>;
  /** Number of active sessions. */
  countActive(): Promise<number>;
}

/** The issuer of people without an account; that of an identity service is an address. */
export const GUEST_ISSUER = 'guest';

/** What a proven e-mail address is: the lowest level. */
const GUEST_LEVEL = 'LEVEL_1' satisfies TrustLevel;

/** Activity is saved at most this often, in ms, so that reads do not always write; sessions that end sooner save it more often. */
const TOUCH_AFTER_MS = 60_000;
const TOUCHES_IN_IDLE_TIME = 10;

const touchAfter = (idleMs: number): number =>
  Math.min(TOUCH_AFTER_MS, idleMs / TOUCHES_IN_IDLE_TIME);

/** The condition of rows that have not ended. @param now the parameter with the time */
const isActive = (now: string): string =>
  `expires_at > ${now} and last_seen_at + idle_ms * interval '1 millisecond' > ${now}`;

/** Sessions that a person sees at most. */
const MAX_LISTED = 100;

interface SessionRow extends Record<string, unknown> {
  session_id: string;
  id: string;
  issuer: string;
  first_name: string;
  last_name: string;
  email: string;
  sex: Customer['sex'];
  address: PostalAddress;
  trust_level: TrustLevel;
  last_seen_at: Date;
  expires_at: Date;
  idle_ms: number;
  application: string | null;
  birth_date: string | null;
  organisation: SessionOrganisation | null;
}

interface ListedRow extends Record<string, unknown> {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  is_current: boolean;
}

/** Saves a person. @returns the id */
export async function upsertCustomer(
  store: Queryable,
  profile: Omit<Profile, 'trustLevel' | 'birthDate' | 'application' | 'organisation'>,
  at: string,
): Promise<string> {
  const rows = await store.query<{ id: string }>(
    `insert into customers (issuer, subject, first_name, last_name, email, sex, address, updated_at, postbox)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)
     on conflict (issuer, subject) do update set first_name = excluded.first_name,
       last_name = excluded.last_name, email = excluded.email, sex = excluded.sex,
       address = excluded.address, updated_at = excluded.updated_at, postbox = excluded.postbox
     returning id`,
    [
      profile.issuer,
      profile.subject,
      profile.firstName,
      profile.lastName,
      profile.email,
      profile.sex,
      JSON.stringify(profile.address),
      at,
      profile.postbox,
    ],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error('The customer was not saved.');
  return id;
}

/**
 * Sessions in the database, so that any process can answer any request; only hashes of the secrets are stored.
 *
 * @param organisationLimits those of sessions for an organisation, which log in at another identity service
 */
export function sessionStore(
  database: Database,
  limits: SessionLimits,
  now: () => Date,
  organisationLimits = limits,
): Sessions {
  const iso = (offsetMs: number): string => new Date(now().getTime() + offsetMs).toISOString();
  return {
    longestMs: Math.max(
      ...[limits, organisationLimits]
        .flatMap(Object.values<{ totalMs: number }>)
        .map(({ totalMs }) => totalMs),
    ),
    start: async (profile) => {
      const token = newSecret();
      const { idleMs, totalMs } = (profile.organisation ? organisationLimits : limits)[
        profile.trustLevel
      ];
      await database.transaction(async (transaction) => {
        const customer = await upsertCustomer(transaction, profile, iso(0));
        const { organisation } = profile;
        const organisationId =
          organisation && (await saveOrganisation(transaction, organisation, customer, iso(0)));
        if (organisationId) await refreshPrograms(transaction, organisationId, profile);
        await transaction.query(
          `insert into sessions (token_hash, customer_id, trust_level, created_at, last_seen_at, expires_at, idle_ms, application,
             organisation_id, birth_date)
           values ($1, $2, $3, $4, $4, $5, $6, $7, $8::uuid, $9)`,
          [
            hashOfSecret(token),
            customer,
            profile.trustLevel,
            iso(0),
            iso(totalMs),
            idleMs,
            profile.application,
            organisationId,
            profile.birthDate,
          ],
        );
      });
      return token;
    },
    startGuest: async (transaction, customerId) => {
      const token = newSecret();
      const { idleMs, totalMs } = limits[GUEST_LEVEL];
      await transaction.query(
        `insert into sessions (token_hash, customer_id, trust_level, created_at, last_seen_at, expires_at, idle_ms)
         values ($1, $2::uuid, $3, $4, $4, $5, $6)`,
        [hashOfSecret(token), customerId, GUEST_LEVEL, iso(0), iso(totalMs), idleMs],
      );
      return token;
    },
    find: async (token) => {
      if (!token) return null;
      const [row] = await database.query<SessionRow>(
        `select s.id::text as session_id, c.id, c.issuer, c.first_name, c.last_name, c.email, c.sex, c.address, s.trust_level, s.last_seen_at,
           s.expires_at, s.idle_ms::float8 as idle_ms, s.application, s.birth_date,
           ${organisationColumn('s.organisation_id', 's.customer_id')} as organisation
         from sessions s join customers c on c.id = s.customer_id
         where s.token_hash = $1 and ${isActive('$2::timestamptz')}`,
        [hashOfSecret(token), iso(0)],
      );
      if (!row) return null;
      if (now().getTime() - row.last_seen_at.getTime() > touchAfter(row.idle_ms)) {
        await database.query('update sessions set last_seen_at = $2 where token_hash = $1', [
          hashOfSecret(token),
          iso(0),
        ]);
      }
      return {
        id: row.session_id,
        isProgram: false,
        isGuest: row.issuer === GUEST_ISSUER,
        application: row.application,
        birthDate: row.birth_date,
        organisation: row.organisation,
        end: {
          idleSeconds: Math.floor((row.idle_ms - touchAfter(row.idle_ms)) / 1000),
          secondsLeft: Math.floor((row.expires_at.getTime() - now().getTime()) / 1000),
        },
        customer: {
          id: row.id,
          name: row.first_name,
          lastname: row.last_name,
          email: row.email,
          trustLevel: row.trust_level,
          sex: row.sex,
          address: row.address,
          ...(row.organisation && {
            organisation: { id: row.organisation.id, name: row.organisation.name },
          }),
          ...(row.issuer === GUEST_ISSUER && { guest: true }),
        },
      };
    },
    end: async (token) => {
      if (token)
        await database.query('delete from sessions where token_hash = $1', [hashOfSecret(token)]);
    },
    list: async (customerId, token) => {
      const rows = await database.query<ListedRow>(
        `select id::text as id, created_at, last_seen_at, token_hash = $2 as is_current from sessions
         where customer_id = $1::uuid and ${isActive('$3::timestamptz')}
         order by is_current desc, last_seen_at desc limit ${MAX_LISTED}`,
        [customerId, hashOfSecret(token ?? ''), iso(0)],
      );
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_seen_at.toISOString(),
        isCurrent: row.is_current,
      }));
    },
    endOne: async (customerId, id) => {
      await database.query('delete from sessions where customer_id = $1::uuid and id = $2::uuid', [
        customerId,
        id,
      ]);
    },
    countActive: async () => {
      const [row] = await database.query<{ count: number }>(
        `select count(*)::int as count from sessions where ${isActive('$1::timestamptz')}`,
        [iso(0)],
      );
      return row?.count ?? 0;
    },
  };
}
