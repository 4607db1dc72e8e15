/** Tables of a page have ids that no server gives (src/mintmark/server/page/requests.py); so have
 * records that were opened there. */
export const isHere = (id: string): boolean => /^(r\.)?here-/.test(id);
