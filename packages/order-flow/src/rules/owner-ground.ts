/** The ground of a position whose customer is entered as the owner, instead of one of the state pack (OWN-1). */
export const OWNER_GROUND = 'owner';
