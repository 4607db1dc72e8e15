/** The maps that the rules draw. */
export const MAPS = ['standard', 'lagoon', 'citadel', 'isles'];
