/** The ground of a position whose customer is entered as the owner, as the contract names it (OWN-1). */
export const OWNER_GROUND = 'owner';
