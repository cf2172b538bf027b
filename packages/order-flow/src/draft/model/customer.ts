/** What the interface shows for a trust level: HIGH only at LEVEL_4 (FLOW-2). */
export type TrustLabel = 'LOW' | 'HIGH';

/** Progress of the request that finds out who is logged in. */
export type LoginState = 'pending' | 'started' | 'executed';
