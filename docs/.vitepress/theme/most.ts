/** More results than this nobody reads; better ask again. */
export const MOST = 16
